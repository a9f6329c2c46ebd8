import type { Meta } from '@cantina/engine';

export const meta: Meta = {
  id: 'deckbuilding',
  version: '1.0.0',
  names: {
    en: 'Star Wars: The Deckbuilding Game',
    de: 'Star Wars: Das Deckbauspiel',
    ru: 'Star Wars: The Deckbuilding Game',
  },
  seats: { min: 2, max: 2 }, // DB-GEN-01
  minutes: 30,
  mechanics: ['deck building', 'market row', 'tug of war', 'bounties', 'two players'],
};
