import { define, type CardRules, type Json } from '@cantina/engine';
import { evaluate } from './bot.ts';
import { contentSchema } from './content/schema.ts';
import { moments } from './effects/moments.ts';
import { values } from './effects/values.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { meta } from './meta.ts';
import { cardOfKeep, nameOf } from './names.ts';
import { optionsSchema, type Options } from './options.ts';
import { positions } from './positions.ts';
import { setup } from './setup.ts';
import { findKeep, type Card, type Content, type State } from './state.ts';
import { steps } from './steps/index.ts';
import { windows } from './steps/reactions.ts';
import { concede } from './steps/score.ts';
import { agree, offer } from './steps/trade.ts';
import { wording } from './text/index.ts';
import { hidden, view, viewForm, type View } from './view.ts';

export { content } from './content/index.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

/** The Old Cellar: a small game for two to four that uses every feature of the engine. */
export const load = define<State, Content, Options, View>({
  meta,
  content: contentSchema,
  options: optionsSchema,
  wording,
  steps,
  interjections: { offer: offer, agree: agree },
  vocabulary,
  cards,
  inPlay(table, piece) {
    const seat = findKeep(table, piece)?.seat;
    if (seat === undefined) throw new Error(`"${String(piece)}" is not in play`);
    return { card: cardOfKeep(String(piece)), you: seat, by: seat };
  },
  nameOf,
  moments,
  windows,
  values,
  setup,
  view,
  viewForm,
  hidden,
  concede,
  evaluate,
  census,
  reachable: (content) => ({
    card: content.cards.map(({ id }) => id),
    space: content.rooms.map(({ id }) => id),
    cell: [
      ...content.prowl.map((_effect, i) => `prowl/${i + 1}`),
      ...content.dig.map((_layer, i) => `dig/${i + 1}`),
    ],
  }),
  positions,
});

/** Everything that does something: the cards, the rooms when searched, the cat's habits, the end of a turn. */
function cards(content: Content): Readonly<Record<string, CardRules>> {
  const rules: Record<string, CardRules> = {
    house: { slots: { upkeep: content.upkeep } },
    cat: {
      slots: {
        lure: content.lure,
        ...Object.fromEntries(content.prowl.map((effect, i) => [String(i + 1), effect])),
      },
    },
  };
  for (const { id, search } of content.rooms) rules[`room:${id}`] = { slots: { search } };
  for (const card of content.cards) rules[card.id] = rulesOf(card);
  return rules;
}

function rulesOf(card: Card): CardRules {
  return {
    ...(card.ability && { ability: card.ability }),
    ...(card.reward && { reward: card.reward }),
    ...(card.reaction && { slots: { reaction: card.reaction } }),
    ...(card.on && { on: card.on }),
    ...(card.while && { while: card.while }),
    ...(card.instead && { instead: card.instead }),
  };
}

/** Every card is in exactly one place. */
function census({ deck, hands, keeps }: State): readonly Json[] {
  const piles = [deck.pile, deck.discard, ...hands];
  return [...piles.flatMap(({ cards }) => cards), ...keeps.map(({ card }) => card)].sort((a, b) => a - b);
}
