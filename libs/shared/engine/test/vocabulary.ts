import { countOf, EVERYONE, putOnTop, sorted } from '@cantina/decks';
import { z } from 'zod';
import type { Cause } from '../src/effects/literal.ts';
import type {
  ConditionRule,
  Quantity,
  Selector,
  TestRule,
  Verb,
  Vocabulary,
} from '../src/effects/vocabulary.ts';
import { amend, happen, prevent } from '../src/happenings.ts';
import type { Thing } from '../src/json.ts';
import { message } from '../src/message.ts';
import { leavePlay } from '../src/play.ts';
import { lasting } from '../src/values.ts';
import { refusal } from '../src/verdict.ts';
import { write, type ToyTable } from './state.ts';

/** What the toy's cards can speak of. */

const NO_COINS = refusal('TOY-COINS');
export const FORBIDDEN = refusal('TOY-FORBIDDEN');
const POOR = refusal('TOY-POOR');

/** A card that may not be pointed at in the market. */
export const CURSED = 9;

const some = z.strictObject({ n: z.int().min(1) });
type Some = z.infer<typeof some>;
const word = z.strictObject({ word: z.string() });

const coinsOf = (table: ToyTable, { you }: Cause): number => table.state.coins[you] ?? 0;
const handOf = (table: ToyTable, { you }: Cause) => table.state.hands[you] ?? { cards: [], seen: [] };

const gain: Verb<ToyTable, Some> = {
  params: some,
  apply(table, cause, { n }) {
    table.state.coins[cause.you] = coinsOf(table, cause) + n;
    write(table, `${cause.you} gains ${n}`);
  },
};

const lose: Verb<ToyTable, Some> = {
  params: some,
  reach(table, cause, { n }) {
    const coins = coinsOf(table, cause);
    return coins >= n ? 'all' : coins > 0 ? 'some' : NO_COINS;
  },
  apply(table, cause, { n }) {
    const lost = Math.min(n, coinsOf(table, cause));
    table.state.coins[cause.you] = coinsOf(table, cause) - lost;
    write(table, `${cause.you} loses ${lost}`);
  },
};

const discard: Verb<ToyTable> = {
  apply(table, cause) {
    const hand = handOf(table, cause);
    const at = hand.cards.indexOf(cause.it as number);
    if (at < 0) throw new Error(`no card ${cause.it} in hand ${cause.you}`);
    hand.cards.splice(at, 1);
    hand.seen.splice(at, 1);
    putOnTop(table.state.discard, cause.it as number, EVERYONE);
    write(table, `${cause.you} discards ${cause.it}`);
  },
};

const say: Verb<ToyTable, z.infer<typeof word>> = {
  params: word,
  apply: (table, { you, by, it }, { word: said }) =>
    write(table, `${you}/${by} ${said}${it === null ? '' : ` ${it}`}`),
};

const hit: Verb<ToyTable, Some> = {
  params: some,
  apply: (table, { it }, { n }) => happen(table, 'damage', { it, amount: n }),
};

const strike: Verb<ToyTable> = { apply: (table, { it }) => happen(table, 'strike', { it }) };

const shield: Verb<ToyTable, Some> = {
  params: some,
  apply: (table, _cause, { n }) => amend(table, 'amount', -n),
};

const stop: Verb<ToyTable> = { hatch: true, apply: (table) => prevent(table) };

const destroy: Verb<ToyTable> = {
  apply(table, { it }) {
    leavePlay(table, it);
    write(table, `${it} destroyed`);
  },
};

const strengthen: Verb<ToyTable, Some> = {
  params: some,
  apply: (table, { it }, { n }) => lasting(table, { value: 'attack', it, add: n, until: 'turn' }),
};

const rich: ConditionRule<ToyTable, Some> = {
  params: z.strictObject({ n: z.int().min(1).default(5) }),
  holds: (table, cause, { n }) => coinsOf(table, cause) >= n,
  unless: POOR,
};

const holding: ConditionRule<ToyTable, { card: number }> = {
  params: z.strictObject({ card: z.int() }),
  holds: (table, cause, { card }) => countOf(handOf(table, cause), card) > 0,
  secret: true,
};

const mine: ConditionRule<ToyTable> = {
  holds: (table, { you, it }) => table.state.pieces[String(it)]?.owner === you,
};

const card = (_table: ToyTable, _cause: Cause, thing: Thing) => message('thing', { name: thing });

const hand: Selector<ToyTable> = {
  things: (table, cause) => sorted(handOf(table, cause)),
  name: card,
  secret: true,
  possible: (table, cause) => handOf(table, cause).cards.length > 0,
};

const market: Selector<ToyTable> = {
  things: (table) => table.state.market,
  check: (_table, _cause, thing) => (thing === CURSED ? FORBIDDEN : undefined),
  name: card,
};

const pieces: Selector<ToyTable, { of: string }> = {
  params: z.strictObject({ of: z.enum(['you', 'all']) }),
  things: (table, { you }, { of }) =>
    Object.keys(table.state.pieces).filter((id) => of === 'all' || table.state.pieces[id]?.owner === you),
  name: card,
};

const coins: Quantity<ToyTable> = { count: coinsOf };

const trial: TestRule<ToyTable, { skill: string }> = {
  params: z.strictObject({ skill: z.string() }),
  step: 'trial',
  chance: () => 0.25,
};

export const vocabulary: Vocabulary<ToyTable> = {
  verbs: { gain, lose, discard, say, hit, strike, shield, stop, destroy, strengthen },
  conditions: { rich, holding, mine },
  selectors: { hand, market, pieces },
  quantities: { coins },
  tests: { trial },
};
