import { define, type CardRules, type Json } from '@cantina/engine';
import { evaluate } from './bot.ts';
import { contentSchema, type Character, type DestinyCard } from './content/types.ts';
import { moments } from './effects/moments.ts';
import { values } from './effects/values.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { meta } from './meta.ts';
import { asHero, cardIdOf, nameOf } from './names.ts';
import { optionsSchema, type Options } from './options.ts';
import { setup } from './setup.ts';
import { findKeep, type Content, type GameTable, type State } from './state.ts';
import { offerSwap, swap } from './steps/characters.ts';
import { concede } from './steps/concede.ts';
import { steps } from './steps/index.ts';
import { jettison } from './steps/shed.ts';
import { cardWords, wording } from './text/index.ts';
import { reachable } from './reachable.ts';
import { hidden, view, viewForm, type View } from './view.ts';

export { content } from './content/index.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

/** Smugglers of the Galaxy, for two to six. */
export const load = define<State, Content, Options, View>({
  meta,
  content: contentSchema,
  options: optionsSchema,
  wording,
  words: cardWords,
  steps,
  interjections: { jettison: jettison, offerSwap: offerSwap, swap: swap },
  vocabulary,
  cards,
  inPlay(table: GameTable, piece) {
    const id = String(piece);
    const seat = table.state.players.findIndex(
      ({ character }) => character >= 0 && asHero(table.content.characters[character]?.id ?? '') === id,
    );
    if (seat >= 0) return { card: id, you: seat, by: seat };
    const owner = findKeep(table, piece)?.seat;
    if (owner === undefined) throw new Error(`"${id}" is not in play`);
    return { card: cardIdOf(id), you: owner, by: owner };
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
  census,
  reachable,
});

/** Everything that does something: the characters, the destiny cards with their ships and tables. */
function cards({ characters, destiny }: Content): Readonly<Record<string, CardRules>> {
  const rules: Record<string, CardRules> = {};
  for (const character of characters) rules[asHero(character.id)] = abilitiesOf(character);
  for (const card of destiny) rules[card.id] = rulesOf(card);
  return rules;
}

const abilitiesOf = ({ on, while: modifiers, instead }: Character | DestinyCard): CardRules => ({
  ...(on && { on }),
  ...(modifiers && { while: modifiers }),
  ...(instead && { instead }),
});

function rulesOf(card: DestinyCard): CardRules {
  const { ability, ship, table = [] } = card;
  const slots = {
    ...(ship?.strike && { strike: ship.strike }),
    ...Object.fromEntries(table.map((effect, i) => [String(i + 1), effect])),
  };
  return {
    ...abilitiesOf(card),
    ...(ability && { ability }),
    ...(ship?.reward && { reward: ship.reward }),
    ...(Object.keys(slots).length > 0 && { slots }),
  };
}

/** Every card is in exactly one place: destiny cards, planets, characters. */
function census({ destiny, drawn, planetDeck, slots, box, players }: State): readonly Json[] {
  const cards = [...destiny.pile.cards, ...destiny.discard.cards, ...drawn];
  const planets = [...planetDeck.pile.cards, ...planetDeck.discard.cards, ...slots];
  const characters = box.cards.slice();
  for (const { keeps, deals, hand, character } of players) {
    for (const { card } of [...keeps, ...deals]) cards.push(card);
    characters.push(...hand.cards);
    if (character >= 0) characters.push(character);
  }
  return [cards, planets, characters].map((list) => list.sort((a, b) => a - b));
}
