/** Loads one game's rulebook when asked; the others stay unloaded. */
import { book, type Rulebook } from './book.ts';
import type { BookName } from './games.ts';
import type { BookData } from './line.ts';

const loaders: Readonly<Record<BookName, () => Promise<BookData>>> = {
  'outer-rim': () => import('./data/outer-rim.ts'),
  deckbuilding: () => import('./data/deckbuilding.ts'),
  smugglers: () => import('./data/smugglers.ts'),
  mandalorian: () => import('./data/mandalorian.ts'),
  sample: () => import('./data/samples.ts'),
};

const loaded = new Map<BookName, Promise<Rulebook>>();

export function rulebook(game: BookName): Promise<Rulebook> {
  let found = loaded.get(game);
  if (found === undefined) {
    found = loaders[game]().then((data) => book(game, data.topics, data.corrections));
    loaded.set(game, found);
  }
  return found;
}
