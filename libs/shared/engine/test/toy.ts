import { createPile, only, unseenPlaces, type Place } from '@cantina/decks';
import { z } from 'zod';
import { define } from '../src/define.ts';
import type { MomentRule, WindowRule } from '../src/happenings.ts';
import { message } from '../src/message.ts';
import { finish } from '../src/stack.ts';
import { cannot, value } from '../src/values.ts';
import {
  contentSchema,
  optionsSchema,
  write,
  type Content,
  type Options,
  type ToyState,
  type ToyTable,
} from './state.ts';
import { interjections } from './interjections.ts';
import { steps } from './steps.ts';
import { vocabulary } from './vocabulary.ts';
import { wording } from './words.ts';

/** A game with no sense but one of everything: what the engine's specs play. Each spec brings the cards it needs. */

/** A card that may be played from the hand when the window opens. */
const REACTION = 7;

const damage: MomentRule<ToyTable> = {
  apply(table, { it, amount }) {
    const piece = table.state.pieces[String(it)];
    if (piece !== undefined) piece.damage += Number(amount);
    write(table, `${String(it)} takes ${Number(amount)}`);
  },
};

const strike: MomentRule<ToyTable> = {
  apply: (table, { it }) => write(table, `${String(it)} struck`),
  window: {
    timing: 'before',
    kind: 'reaction',
    seats: (table) => table.state.hands.map((_hand, seat) => seat),
  },
};

const reaction: WindowRule<ToyTable> = {
  abilities: (table, seat) => (table.state.hands[seat]?.cards.includes(REACTION) === true ? [REACTION] : []),
  possible: (table, seat) => (table.state.hands[seat]?.cards.length ?? 0) > 0,
  use(table, seat, card) {
    const hand = table.state.hands[seat];
    hand?.seen.splice(hand.cards.indexOf(Number(card)), 1);
    hand?.cards.splice(hand.cards.indexOf(Number(card)), 1);
    write(table, `${seat} reacts`);
  },
  label: (_table, _seat, card) => message('thing', { name: card }),
};

const viewForm = z.strictObject({
  coins: z.array(z.int()).readonly(),
  hand: z.array(z.int()).readonly(),
  sizes: z.array(z.int()).readonly(),
  diary: z.array(z.string()).readonly(),
  attacks: z.record(z.string(), z.int()),
  /** Pieces that must not attack, and the rule that says so. */
  barred: z.record(z.string(), z.string()),
});
export type View = z.infer<typeof viewForm>;

export const load = define<ToyState, Content, Options, View>({
  meta: {
    id: 'toy',
    version: '1.0.0',
    names: { en: 'Toy', de: 'Spielzeug', ru: 'Игрушка' },
    seats: { min: 1, max: 4 },
    minutes: 1,
    mechanics: [],
    sample: true,
  },
  content: contentSchema,
  options: optionsSchema,
  wording,
  steps,
  interjections,
  vocabulary,
  cards: ({ cards }) => cards,
  inPlay(table, piece) {
    const found = table.state.pieces[String(piece)];
    if (found === undefined) throw new Error(`no piece ${String(piece)}`);
    return { card: found.card, you: found.owner, by: found.owner };
  },
  moments: { damage, strike },
  windows: { reaction },
  values: { attack: { base: (table, it) => table.state.pieces[String(it)]?.attack ?? 0, least: 0 } },
  setup({ options, seats, core }) {
    core.active = 0;
    core.stack.push({ step: 'begin', first: options.first } as never);
    return {
      coins: Array.from({ length: seats }, (_, seat) => options.coins[seat] ?? 0),
      hands: Array.from({ length: seats }, (_, seat) => createPile(options.hands[seat] ?? [], only(seat))),
      deck: createPile(options.deck),
      discard: createPile(),
      market: options.market.slice(),
      pieces: Object.fromEntries(
        Object.entries(options.pieces).map(([id, piece]) => [id, { ...piece, damage: 0 }]),
      ),
      diary: [],
      noisy: options.noisy,
      automatic: options.automatic,
    };
  },
  view(table, viewer) {
    const { state } = table;
    const ids = Object.keys(state.pieces);
    const own = viewer === 'spectator' ? undefined : state.hands[viewer];
    return {
      coins: state.coins.slice(),
      hand: (own?.cards ?? []).slice().sort((a, b) => a - b),
      sizes: state.hands.map(({ cards }) => cards.length),
      diary: state.diary.slice(),
      attacks: Object.fromEntries(ids.map((id) => [id, value(table, 'attack', id)])),
      barred: Object.fromEntries(
        ids.flatMap((id) => {
          const rule = cannot(table, 'attack', id)?.rule;
          return rule === undefined ? [] : [[id, rule]];
        }),
      ),
    };
  },
  viewForm,
  hidden: ({ state }, seat): readonly (readonly Place[])[] => [
    unseenPlaces([...state.hands.filter((_hand, other) => other !== seat), state.deck], seat),
  ],
  concede: (table, seat) =>
    finish(table, {
      seats: table.state.coins.map((_coins, other) => (other === seat ? 'lost' : 'won')),
      because: message('because.won'),
    }),
  evaluate: ({ state }, seat) => state.coins[seat] ?? 0,
});
