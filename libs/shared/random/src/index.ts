/** Random numbers whose whole state is four numbers inside the game state. */
export { below, next, shuffle, type RandomState } from './sfc32.ts';
export { rekey, seeded } from './seed.ts';
export { pick, Stream, type Random } from './stream.ts';
