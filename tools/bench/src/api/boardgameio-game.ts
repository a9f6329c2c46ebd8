import { createRequire } from 'node:module';
import type { Action, Core } from '@cantina/engine';
import { load } from '@cantina/registry';
import { seeded } from '@cantina/random';

/**
 * The deckbuilding game on boardgame.io, by the same rules as on our own server and in the way that costs it least: a move
 * works on one plain copy instead of drafts, nothing is frozen or kept for undo, and each player is sent what they see and
 * what they may do, in no words.
 */
const require = createRequire(import.meta.url);
/** The copy of Immer that boardgame.io itself uses. */
const { original, setAutoFreeze } = createRequire(require.resolve('boardgame.io/server'))('immer') as {
  readonly original: <T>(draft: T) => T;
  readonly setAutoFreeze: (wanted: boolean) => void;
};
setAutoFreeze(false);
const rules = await load('deckbuilding');
if (rules === undefined) throw new Error('the game is not there');

interface Context {
  readonly G: Core;
  readonly playerID: string;
  readonly random: { Number(): number };
}

/** What a player is sent in place of the state. */
export interface Told {
  readonly view: unknown;
  readonly legal: readonly Action[];
}

export const game = {
  name: 'deckbuilding',
  disableUndo: true,
  setup: ({ random }: Context): Core => rules.setup({}, 2, seeded(String(random.Number()))),
  // Whose turn it is, the rules say themselves.
  turn: { activePlayers: { all: null } },
  moves: {
    act({ G, playerID }: Context, action: Action): Core | 'INVALID_MOVE' {
      const state = rules.clone(original(G));
      const seat = Number(playerID);
      if (rules.check(state, seat, action) !== undefined) return 'INVALID_MOVE';
      rules.apply(state, seat, action);
      return state;
    },
  },
  endIf: ({ G }: Context) => rules.outcome(G),
  playerView: ({ G, playerID }: Context): Told => {
    const seat = Number(playerID);
    return { view: rules.view(G, seat), legal: rules.legal(G, seat) };
  },
};
