import { createRequire } from 'node:module';
import { say, type Action, type Core, type Seat } from '@cantina/engine';
import { load } from '@cantina/registry';
import { rulebook } from '@cantina/rulebook';
import { seeded } from '@cantina/random';

/**
 * The deckbuilding game on boardgame.io as it comes, by the same rules as on our own server, and each player is told the same:
 * what they see, and of everything they might try what it is called, what forbids it and what may come of it. Two things are
 * done to its advantage: a move works on one plain copy instead of drafts, and nothing is kept for undo.
 */
const require = createRequire(import.meta.url);
/** The copy of Immer that boardgame.io itself uses. */
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer') as {
  readonly original: <T>(draft: T) => T;
};
const found = await load('deckbuilding');
if (found === undefined) throw new Error('the game is not there');
const rules = found;
const book = await rulebook('deckbuilding');

interface Context {
  readonly G: Core;
  readonly playerID: string;
  readonly random: { Number(): number };
}

interface Choice {
  readonly action: Action;
  readonly label: string;
  readonly refused: { readonly rule: string; readonly reason: string } | null;
  readonly odds: readonly { readonly of: string; readonly chance: number }[];
}

/** What a player is sent in place of the state. */
export interface Told {
  readonly view: unknown;
  readonly ask: string | null;
  readonly choices: readonly Choice[];
}

function choicesOf(state: Core, seat: Seat): readonly Choice[] {
  const legal = rules.legal(state, seat);
  let next = 0;
  return rules.candidates(state, seat).map((action) => {
    const { do: verb, what } = legal[next] ?? {};
    const allowed = verb === action.do && what === action.what;
    if (allowed) next++;
    const refusal = allowed ? undefined : rules.check(state, seat, action);
    const odds = refusal === undefined ? rules.odds(state, seat, action) : undefined;
    return {
      action,
      label: say(rules.wording, 'en', rules.label(state, seat, action)),
      refused: refusal ? { rule: refusal.rule, reason: book.line(refusal.rule)?.text ?? refusal.rule } : null,
      odds: (odds?.outcomes ?? []).map(({ of, chance }) => ({ of: say(rules.wording, 'en', of), chance })),
    };
  });
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
    const prompt = rules.prompt(G, seat);
    return {
      view: rules.view(G, seat),
      ask: prompt === undefined ? null : say(rules.wording, 'en', prompt.ask),
      choices: choicesOf(G, seat),
    };
  },
};
