import { CHANGES_NOTHING, happen, message, performSlot, type Verb } from '@cantina/engine';
import { figureName } from '../names.ts';
import { LOCKED, OPEN } from '../rooms.ts';
import { CAT, type CellarTable } from '../state.ts';

/** Verbs about moving around the cellar. */

const walk: Verb<CellarTable> = {
  apply: (table, { you, it }) => happen(table, 'enter', { it: you, room: it }),
};

/** The cat goes where the player wants: the text speaks of the cat, the player decides (SM-CAT-04). */
const lure: Verb<CellarTable> = {
  apply: (table, { by }) => performSlot(table, 'cat/lure', { you: CAT, by, source: 'cat', it: null }),
};

const unlock: Verb<CellarTable> = {
  reach: ({ state }) => (state.gate === LOCKED ? 'all' : CHANGES_NOTHING),
  apply(table, { you }) {
    table.state.gate = OPEN;
    table.emit?.(message('log.unlock', { figure: figureName(you) }));
  },
};

export const wayVerbs = { walk, lure, unlock };
