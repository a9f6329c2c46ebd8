import { createDeck, createPile, deal, draw, EVERYONE, moveAll, shuffle } from '@cantina/decks';
import type { Core, Start } from '@cantina/engine';
import { GOODS, SYSTEMS } from './kinds.ts';
import type { Options } from './options.ts';
import type { Content, Player, State } from './state.ts';

const zero = <K extends string>(keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** The table before anybody has chosen a character (SG-SETUP-02..17); its own ship each gets with the character. */
export function setup({
  options,
  seats,
  content,
  random,
  core,
}: Start<Options, Content>): Omit<State, keyof Core> {
  const dealer = { random, state: core };
  const destiny = createDeck(
    'when-needed',
    content.destiny.flatMap(({ copies }, card) => new Array<number>(copies).fill(card)),
  );
  shuffle(dealer, destiny.pile); // SG-SETUP-02
  const planetDeck = createDeck(
    'when-needed',
    content.planets.map((_planet, i) => i),
  );
  shuffle(dealer, planetDeck.pile); // SG-SETUP-03
  const laid = createPile();
  draw(dealer, planetDeck, laid, content.numbers.slots, EVERYONE); // SG-SETUP-14, SG-SETUP-15

  const characters = createDeck(
    'never',
    content.characters.map((_character, i) => i),
  );
  shuffle(dealer, characters.pile);
  const players = Array.from({ length: seats }, (): Player => ({
    character: -1,
    hand: createPile(),
    credits: 0,
    bounty: 0,
    where: 'space',
    sector: content.board.centre, // SG-SETUP-13
    systems: zero(SYSTEMS),
    hull: 0,
    cargo: zero(GOODS),
    brix: [],
    keeps: [],
    deals: [],
    kills: 0,
  }));
  // Everybody the same number, the rest unseen (SG-SETUP-07, SG-SETUP-20).
  deal(
    dealer,
    characters,
    players.map(({ hand }) => hand),
    Math.floor(content.characters.length / seats),
  );
  const box = createPile();
  moveAll(characters.pile, box);
  core.stack.push({ step: 'characters', answers: players.map(() => null) } as Core['stack'][number]);
  return {
    options,
    players,
    destiny,
    drawn: [],
    planetDeck,
    slots: laid.cards,
    box,
    first: 0,
    round: 1,
    held: false,
    throws: [],
    laid: 0,
  };
}
