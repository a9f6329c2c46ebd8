import type { Meta } from '@cantina/engine';

export const meta: Meta = {
  id: 'noughts',
  version: '1.0.0',
  names: { en: 'Noughts and crosses', de: 'Drei gewinnt', ru: 'Крестики-нолики' },
  seats: { min: 2, max: 2 },
  minutes: 1,
  mechanics: ['three in a row'],
  sample: true,
};
