import { createDeck, createPile, createRow, draw, only, refill, shuffle } from '@cantina/decks';
import type { Core, Seat, Start } from '@cantina/engine';
import type { Options } from './options.ts';
import {
  EMPIRE,
  FACTIONS,
  HAND_SIZE,
  REBELS,
  ROW_SLOTS,
  FORCE_END,
  type Content,
  type Piece,
  type Side,
  type State,
} from './state.ts';

/** The numbers of all copies of the cards that fit. */
function copies({ cards }: Content, fits: (card: Content['cards'][number]) => boolean): number[] {
  const numbers: number[] = [];
  cards.forEach((card, number) => {
    if (fits(card)) for (let i = 0; i < card.copies; i++) numbers.push(number);
  });
  return numbers;
}

/**
 * The table before the first turn (DB-SETUP-01..16), as pictured and counted in DB-SETUP-17, DB-SETUP-18, DB-SETUP-22 and
 * DB-SETUP-23. An empty deck is shuffled anew only when a card is needed from it (DB-DECK-01..04).
 */
export function setup({ options, content, random, core }: Start<Options, Content>): Omit<State, keyof Core> {
  const dealer = { random, state: core };
  const galaxy = createDeck(
    'when-needed',
    copies(content, ({ kind }) => kind === 'galaxy'),
  );
  shuffle(dealer, galaxy.pile);
  const row = createRow(ROW_SLOTS);
  refill(dealer, row, galaxy);
  let laid = 0;

  const side = (seat: Seat): Side => {
    const faction = FACTIONS[seat];
    const deck = createDeck(
      'when-needed',
      copies(content, (card) => card.kind === 'starter' && card.faction === faction), // DB-GEN-03, DB-CARD-19
    );
    shuffle(dealer, deck.pile);
    const hand = createPile();
    draw(dealer, deck, hand, HAND_SIZE, only(seat));
    const bases = copies(content, (card) => card.kind === 'base' && card.faction === faction);
    const starting = bases.find((card) => content.cards[card]?.starting) as number; // DB-VAR-09, DB-CASE-37
    const others = bases.filter(
      (card) => card !== starting && (options.bases !== 'beginner' || content.cards[card]?.beginner),
    );
    const secret = options.bases === 'secret-bases';
    const base: Piece = { id: ++laid, card: starting, owner: seat, damage: 0, used: false, attacked: false };
    return {
      deck,
      hand,
      units: [],
      ships: [],
      base,
      bases: createPile(secret ? [] : others, only(seat)),
      unchosen: createPile(secret ? others : [], only(seat)),
      pool: 0,
      victory: [],
      bought: 0,
      boughtNeutral: 0,
      playedNeutral: 0,
      shielded: 0,
      nextOnTop: false,
      neutralHunts: 0,
      fleeting: [],
      lentAfter: 0,
    };
  };

  core.active = EMPIRE;
  core.stack.push({ step: 'begin' });
  if (options.bases === 'secret-bases')
    core.stack.push({ step: 'chooseBases', seat: EMPIRE } as Core['stack'][number]);
  return {
    options,
    sides: [side(EMPIRE), side(REBELS)],
    galaxy,
    row,
    pilots: content.cards.find(({ kind }) => kind === 'pilot')?.copies ?? 0,
    force: FORCE_END, // DB-SETUP-14, DB-SETUP-19
    exiled: [],
    attack: null,
    laid,
  };
}
