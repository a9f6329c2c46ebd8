/** All rulebooks at once and synchronously, for tests and tools; applications load one with `rulebook(game)`. */
import { book, type Rulebook } from './book.ts';
import { core, type CoreLine } from './core.ts';
import * as deckbuilding from './data/deckbuilding.ts';
import * as mandalorian from './data/mandalorian.ts';
import * as outerRim from './data/outer-rim.ts';
import * as samples from './data/samples.ts';
import * as smugglers from './data/smugglers.ts';
import { BOOKS, type BookName } from './games.ts';
import type { BookData, Line } from './line.ts';

export { correctionSchema, lineSchema, termSchema } from './schema.ts';

const data: Readonly<Record<BookName, BookData>> = {
  'outer-rim': outerRim,
  deckbuilding,
  smugglers,
  mandalorian,
  sample: samples,
};

const books = Object.fromEntries(
  BOOKS.map((game) => [game, book(game, data[game].topics, data[game].corrections)]),
) as Record<BookName, Rulebook>;

const byId = new Map<string, Line>();
for (const game of BOOKS) {
  for (const line of books[game].lines) {
    if (byId.has(line.id)) throw new Error(`The rule id ${line.id} is used by two rulebooks`);
    byId.set(line.id, line);
  }
}

export function rulebookNow(game: BookName): Rulebook {
  return books[game];
}

/** A rule line of any game, or of the CORE list. */
export function findRule(id: string): Line | CoreLine | undefined {
  return byId.get(id) ?? core(id);
}

/** Which rulebook an id belongs to; `core` for refusals of no game. */
export function gameOf(id: string): BookName | 'core' | undefined {
  return byId.get(id)?.game ?? (core(id) === undefined ? undefined : 'core');
}
