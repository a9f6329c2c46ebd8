import { define, type CardRules, type Json, type Thing } from '@cantina/engine';
import { evaluate } from './bot.ts';
import { copyState } from './clone.ts';
import { contentSchema, type Character, type DestinyCard } from './content/types.ts';
import { moments } from './effects/moments.ts';
import { values } from './effects/values.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { meta } from './meta.ts';
import { asHero, nameOf } from './names.ts';
import { optionsSchema, type Options } from './options.ts';
import { positions } from './positions.ts';
import { setup } from './setup.ts';
import { cardOf, findKeep, type Content, type GameTable, type Player, type State } from './state.ts';
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
    const hero = seatOfHero(table, piece);
    if (hero >= 0) return { card: piece as string, you: hero, by: hero };
    const found = findKeep(table, piece);
    if (found === undefined) throw new Error(`"${String(piece)}" is not in play`);
    const { seat, keep } = found;
    return { card: cardOf(table, keep.card).id, you: seat, by: seat };
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
  clone: copyState,
  census,
  positions,
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

const heroes = new WeakMap<Content, readonly string[]>();

/** Who plays the character that goes by this name in play; -1 for nobody. Asked all the time, so the names are made once. */
function seatOfHero({ content, state }: GameTable, piece: Thing): number {
  let names = heroes.get(content);
  if (names === undefined) heroes.set(content, (names = content.characters.map(({ id }) => asHero(id))));
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++)
    if (names[(players[seat] as Player).character] === piece) return seat;
  return -1;
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
