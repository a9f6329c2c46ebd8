import { define, type CardRules, type Json } from '@cantina/engine';
import { evaluate, reasons } from './bot.ts';
import { contentSchema } from './content/schema.ts';
import { moments } from './effects/moments.ts';
import { values } from './effects/values.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { meta } from './meta.ts';
import { nameOf } from './names.ts';
import { optionsSchema, type Options } from './options.ts';
import { positions } from './positions.ts';
import { setup } from './setup.ts';
import { copyState, pieceOf, type Card, type Content, type GameTable, type State } from './state.ts';
import { steps } from './steps/index.ts';
import { concede } from './steps/concede.ts';
import { cardWords, wording } from './text/index.ts';
import { hidden, view, viewForm, type View } from './view.ts';

export { content } from './content/index.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

/** Star Wars: The Deckbuilding Game, for two. */
export const load = define<State, Content, Options, View>({
  meta,
  content: contentSchema,
  options: optionsSchema,
  wording,
  words: cardWords,
  steps,
  vocabulary,
  cards: ({ cards }) => Object.fromEntries(cards.map((card) => [card.id, rulesOf(card)])),
  inPlay(table: GameTable, piece) {
    const found = pieceOf(table, piece as number);
    if (found === undefined) throw new Error(`piece ${String(piece)} is not in play`);
    return { card: (table.content.cards[found.card] as Card).id, you: found.owner, by: found.owner };
  },
  nameOf,
  moments,
  values,
  setup,
  view,
  viewForm,
  hidden,
  concede,
  evaluate,
  reasons,
  clone: copyState,
  census,
  positions,
  reachable: ({ cards }) => ({ card: cards.filter(({ type }) => type !== 'base').map(({ id }) => id) }),
});

function rulesOf({ ability, reward, purchase, on, while: modifiers }: Card): CardRules {
  return {
    ...(ability && { ability }),
    ...(reward && { reward }),
    ...(purchase && { slots: { purchase } }),
    on,
    while: modifiers,
  };
}

/** Every card is in exactly one place; a card being purchased is on its way. */
function census({ sides, galaxy, row, exiled, pilots, stack }: State): readonly Json[] {
  const cards = [
    ...galaxy.pile.cards,
    ...galaxy.discard.cards,
    ...row.cards.filter((card) => card >= 0),
    ...exiled,
  ];
  for (const { deck, hand, units, ships, base, bases, unchosen, victory } of sides) {
    cards.push(
      ...deck.pile.cards,
      ...deck.discard.cards,
      ...hand.cards,
      ...bases.cards,
      ...unchosen.cards,
      ...victory,
    );
    for (const { card } of [...units, ...ships]) cards.push(card);
    if (base !== null) cards.push(base.card);
  }
  return [cards.length + pilots + onTheWay(stack)];
}

function onTheWay(stack: State['stack']): number {
  return stack.filter((frame) => {
    const { moment, stage } = frame as { moment?: string; stage?: number };
    return moment === 'purchase' && (stage ?? 0) <= 3;
  }).length;
}
