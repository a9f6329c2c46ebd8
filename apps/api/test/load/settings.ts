import type { Setting } from './table.ts';

/** The tables of the load, in turn: every game, with people and bots in all mixtures, listed and by invitation. */

const BASES = ['beginner', 'whole-galaxy', 'secret-bases'];

const seatings: readonly (readonly [ruleset: string, sitters: Setting['sitters']])[] = [
  ['deckbuilding', ['host', 'guest']],
  ['cellar', ['host', 'guest', 'random']],
  ['deckbuilding', ['guest', 'random']],
  ['cellar', ['guest', 'host', 'guest', 'host']],
  ['noughts', ['host', 'guest']],
  ['deckbuilding', ['host', 'host']],
  ['cellar', ['greedy', 'guest']],
  ['deckbuilding', ['greedy', 'host']],
  ['cellar', ['guest', 'random', 'guest', 'greedy']],
  ['noughts', ['random', 'guest']],
  ['cellar', ['random', 'random', 'greedy']],
];

export function settingOf(at: number): Setting {
  const [ruleset, sitters] = seatings[at % seatings.length] ?? ['noughts', ['host', 'host']];
  const round = Math.floor(at / seatings.length);
  return {
    ruleset,
    options: optionsOf(ruleset, round),
    sitters,
    listed: round % 2 === 0,
    // Where only bots play, somebody has to see how it ends.
    watched: at % 3 === 0 || !sitters.some((sitter) => sitter === 'host' || sitter === 'guest'),
  };
}

function optionsOf(ruleset: string, round: number): Setting['options'] {
  if (ruleset === 'deckbuilding') return { bases: BASES[round % BASES.length] };
  if (ruleset === 'cellar') return { rounds: 3 + (round % 3), cat: round % 2 === 0 ? 'calm' : 'wild' };
  return {};
}
