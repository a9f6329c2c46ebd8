import { board } from './board.ts';
import { characters } from './characters.ts';
import { destiny } from './destiny/index.ts';
import { planets } from './planets.ts';
import { cites, numbers, tables } from './tables.ts';
import type { ContentLiteral } from './types.ts';

/** Everything in the box: one board, 30 planets, 12 characters, 67 destiny cards, and the printed tables. */
export const content: ContentLiteral = {
  // Ships on cards have no systems that shields could protect (SG-NPC-04); the number is only printed.
  meta: { cites: { ...cites }, scenery: ['.ship/shields'] },
  board,
  planets: [...planets],
  characters: [...characters],
  destiny: [...destiny],
  tables,
  numbers,
};
