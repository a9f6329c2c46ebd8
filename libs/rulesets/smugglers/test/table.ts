import { scenario } from '@cantina/testkit';
import { content } from '../src/content/index.ts';
import type { ContentLiteral } from '../src/content/types.ts';
import { load } from '../src/index.ts';
import type { Player, State } from '../src/state.ts';
import { situation, type GameSituation } from './situation.ts';

/** The box with characters that are nobody in particular, so that rules are seen without abilities. */
const plain: ContentLiteral = {
  ...content,
  characters: content.characters.map(({ id, name, about, source }) => ({ id, name, about, source })),
};

/** The same box with something in it replaced. */
export const changed = (parts: Partial<ContentLiteral>): ContentLiteral => ({ ...plain, ...parts });

/** A table in a situation, without characters' abilities. */
export const table = (told: GameSituation) => scenario(load, plain, situation(told, plain));

/** The same with everything in the box. */
export const fullTable = (told: GameSituation) => scenario(load, content, situation(told, content));

/** A table in a situation, with another box: `changed({ … })`. */
export const tableOf = (pack: ContentLiteral, told: GameSituation) =>
  scenario(load, pack, situation(told, pack));

/** The turn of seat 0 has just begun; seat 1, far from everything, has done nothing in its own. */
export function dawn(told: GameSituation, pack: ContentLiteral = plain) {
  const [me = {}, other = {}, ...rest] = told.players ?? [];
  const t = tableOf(pack, {
    round: 0,
    ...told,
    players: [me, { sector: 1, ...other }, ...rest],
    turn: 1,
    open: { step: 'move', left: 1 },
  });
  t.do('stop');
  return t;
}

/** A game just set up, nobody having chosen a character yet; chance by `draws` from there on. */
export const fresh = (
  seats: number,
  told: {
    seed?: number;
    draws?: readonly number[];
    destiny?: 'none';
    options?: Readonly<Record<string, unknown>>;
  } = {},
  pack: ContentLiteral = plain,
) =>
  scenario(load, pack, {
    seats,
    seed: told.seed ?? 1,
    options: told.options ?? {},
    ...(told.draws && { draws: told.draws }),
    arrange({ destiny: { pile } }: State) {
      if (told.destiny === 'none') pile.cards = pile.seen = [];
    },
  });

export type GameTest = ReturnType<typeof table>;

export const player = ({ state }: Pick<GameTest, 'state'>, seat: number): Player =>
  state.players[seat] as Player;

/** What this player may turn to at the moment. */
export const verbsOf = ({ ruleset, state }: Pick<GameTest, 'ruleset' | 'state'>, seat: number) =>
  [...new Set(ruleset.legal(state, seat).map((action) => action.do))].sort();

/** How often something has been told. */
export const times = ({ events }: Pick<GameTest, 'events'>, key: string): number =>
  events.filter((event) => event.key === key).length;

/** Whose turn it is now. */
export const active = ({ state }: Pick<GameTest, 'state'>): number => state.active;
