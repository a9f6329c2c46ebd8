import { EVERYONE, moveAll, putOnTop, show } from '@cantina/decks';
import {
  become,
  enterPlay,
  makeOffer,
  message,
  offersTo,
  refusal,
  sealedStep,
  takeOffer,
  type Interjection,
  type Offer,
  type SealedFrame,
  type Seat,
} from '@cantina/engine';
import { asHero, characterName, seatName } from '../names.ts';
import { STANDARD_CREDITS } from '../options.ts';
import { newShip } from '../ship.ts';
import { characterOf, frameOf, playerOf, rivalsOf, seatsIn, type GameTable } from '../state.ts';
import { rollForStart } from './game.ts';

const CHOSEN_ALREADY = refusal('SG-SETUP-09');
const TOO_MANY_OFFERS = refusal('SG-OFFER-01');

/** Everybody keeps one of the characters dealt; all others leave the game (SG-SETUP-07..11). */
export const characters = sealedStep<GameTable, SealedFrame>({
  who: seatsIn,
  prompt: () => ({ ask: message('prompt.characters'), rule: 'SG-SETUP-09' }),
  moves: {
    choose: {
      over: (table, _frame, seat) =>
        playerOf(table, seat)
          .hand.cards.slice()
          .sort((a, b) => a - b),
      label: (table, _frame, _seat, card) => characterName(table, card as number),
    },
  },
  reveal(table, { answers }) {
    table.state.offers.open = [];
    for (const seat of seatsIn(table)) {
      const card = answers[seat]?.what as number;
      takeOut(playerOf(table, seat).hand, card);
      begin(table, seat, card);
    }
    for (const { hand } of table.state.players) moveAll(hand, table.state.box);
    table.state.first = rollForStart(table);
    become(table, 'game', { done: 0 });
  },
});

function takeOut(hand: { cards: number[]; seen: number[] }, card: number): number {
  const at = hand.cards.indexOf(card);
  const [seen] = hand.seen.splice(at, 1);
  hand.cards.splice(at, 1);
  return seen ?? EVERYONE;
}

/** Own credits, ship and bounty override the standard (SG-SETUP-10, SG-SETUP-11, SG-BOUNTY-01). */
function begin(table: GameTable, seat: Seat, card: number): void {
  const player = playerOf(table, seat);
  const { id, start } = characterOf(table, card);
  player.character = card;
  player.credits = Math.max(
    0,
    table.state.options.startCredits + (start.credits ?? STANDARD_CREDITS) - STANDARD_CREDITS,
  );
  player.bounty = start.bounty ?? 0;
  newShip(table, seat);
  enterPlay(table, asHero(id));
  table.emit?.(message('log.character', { seat: seatName(seat), character: characterName(table, card) }));
}

/** Two cards change hands when both agree (SG-SETUP-08): one is shown and offered, another is given for it. */
const KIND = 'swap';
const NO_SWAPS: readonly string[] = [];
/** Characters are chosen before anything else, so it is the lowest frame if any. */
const isChoosing = ({ state }: GameTable): boolean => state.stack[0]?.step === 'characters';
const hasChosen = (table: GameTable, seat: Seat): boolean =>
  (frameOf<SealedFrame>(table, 'characters')?.answers[seat] ?? null) !== null;

const pair = (what: string): [number, number] => {
  const [a, b] = what.split(':').map(Number);
  return [a ?? -1, b ?? -1];
};

export const offerSwap: Interjection<GameTable, string> = {
  over(table, seat) {
    if (!isChoosing(table)) return NO_SWAPS;
    const { cards } = playerOf(table, seat).hand;
    return rivalsOf(table, seat).flatMap((to) =>
      [...cards].sort((a, b) => a - b).map((card) => `${to}:${card}`),
    );
  },
  check(table, seat, what) {
    const [to] = pair(what);
    if (hasChosen(table, seat) || hasChosen(table, to)) return CHOSEN_ALREADY;
    const made = table.state.offers.open.filter(({ from }) => from === seat).length;
    return made >= table.content.numbers.offers ? TOO_MANY_OFFERS : undefined;
  },
  apply(table, seat, what) {
    const [to, card] = pair(what);
    const { hand } = playerOf(table, seat);
    show(table, hand, hand.cards.indexOf(card), EVERYONE);
    makeOffer(table, KIND, seat, to, card);
    table.emit?.(
      message('log.offerSwap', {
        seat: seatName(seat),
        foe: seatName(to),
        character: characterName(table, card),
      }),
    );
  },
  label(table, _seat, what) {
    const [to, card] = pair(what);
    return message('move.offerSwap', { foe: seatName(to), character: characterName(table, card) });
  },
};

const swapsFor = (table: GameTable, seat: Seat): readonly Offer[] =>
  offersTo(table, seat).filter(({ kind }) => kind === KIND);

export const swap: Interjection<GameTable, string> = {
  over(table, seat) {
    if (!isChoosing(table)) return NO_SWAPS;
    const { cards } = playerOf(table, seat).hand;
    return swapsFor(table, seat).flatMap(({ id }) =>
      [...cards].sort((a, b) => a - b).map((card) => `${id}:${card}`),
    );
  },
  check(table, seat, what) {
    const offer = swapsFor(table, seat).find(({ id }) => id === pair(what)[0]);
    if (offer === undefined || hasChosen(table, seat) || hasChosen(table, offer.from)) return CHOSEN_ALREADY;
    return playerOf(table, offer.from).hand.cards.includes(offer.what as number) ? undefined : CHOSEN_ALREADY;
  },
  apply(table, seat, what) {
    const [id, mine] = pair(what);
    const offer = takeOffer(table, id);
    if (offer === undefined) return;
    const theirs = offer.what as number;
    const me = playerOf(table, seat).hand;
    const them = playerOf(table, offer.from).hand;
    show(table, me, me.cards.indexOf(mine), EVERYONE);
    putOnTop(them, mine, takeOut(me, mine));
    putOnTop(me, theirs, takeOut(them, theirs));
    table.emit?.(
      message('log.swapped', {
        seat: seatName(seat),
        foe: seatName(offer.from),
        mine: characterName(table, mine),
        theirs: characterName(table, theirs),
      }),
    );
  },
  label(table, seat, what) {
    const [id, mine] = pair(what);
    const offer = swapsFor(table, seat).find((one) => one.id === id);
    return message('move.swap', {
      foe: seatName(offer?.from ?? 0),
      n: id,
      mine: characterName(table, mine),
      theirs: characterName(table, (offer?.what as number | undefined) ?? 0),
    });
  },
};
