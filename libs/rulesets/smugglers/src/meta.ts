import type { Meta } from '@cantina/engine';

export const meta: Meta = {
  id: 'smugglers',
  version: '1.0.0',
  names: {
    en: 'Smugglers of the Galaxy',
    de: 'Smugglers of the Galaxy',
    ru: 'Контрабандисты Галактики',
  },
  seats: { min: 2, max: 6 }, // SG-GEN-02, SG-GEN-03
  minutes: 150,
  mechanics: [
    'pick up and deliver',
    'dice rolling',
    'trading',
    'negotiation',
    'space combat',
    'events',
    'variable player powers',
    'race',
  ],
};
