/** The games whose rules are written down here, and the prefixes their rule ids carry. */

export const GAMES = ['outer-rim', 'deckbuilding', 'smugglers', 'mandalorian'] as const;

export type Game = (typeof GAMES)[number];

/** Every collection of rule lines: the four games, and the sample rulesets' own rules. */
export const BOOKS = [...GAMES, 'sample'] as const;

export type BookName = (typeof BOOKS)[number];

export const PREFIXES: Readonly<Record<BookName, readonly string[]>> = {
  'outer-rim': ['OR'],
  deckbuilding: ['DB'],
  smugglers: ['SG'],
  mandalorian: ['MA'],
  sample: ['NX', 'SM'],
};

export function isGame(name: string): name is Game {
  return (GAMES as readonly string[]).includes(name);
}

export function isBook(name: string): name is BookName {
  return (BOOKS as readonly string[]).includes(name);
}
