/** Every rule line by id: refusals of no game at once, a game's rulebook and glossary when asked for. */
export { book, type Rulebook } from './book.ts';
export { CORE, core, type CoreId, type CoreLine } from './core.ts';
export { BOOKS, GAMES, PREFIXES, isBook, isGame, type BookName, type Game } from './games.ts';
export { glossary, type Term } from './glossary.ts';
export {
  KINDS,
  REQUIRED,
  isRequired,
  isRuling,
  type Correction,
  type Kind,
  type Line,
  type Topic,
} from './line.ts';
export { rulebook } from './rulebook.ts';
