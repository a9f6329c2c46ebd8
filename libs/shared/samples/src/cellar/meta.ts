import type { Meta } from '@cantina/engine';

export const meta: Meta = {
  id: 'cellar',
  version: '1.0.0',
  names: { en: 'The Old Cellar', de: 'Der alte Keller', ru: 'Старый погреб' },
  seats: { min: 2, max: 4 },
  minutes: 15,
  mechanics: ['hand management', 'secret movement', 'dice tests', 'push your luck', 'trading', 'reactions'],
  sample: true,
};
