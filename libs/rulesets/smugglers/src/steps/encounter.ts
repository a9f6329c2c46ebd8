import {
  abort,
  ASK,
  call,
  message,
  NONE,
  NOTHING,
  refusal,
  takeOffer,
  takeResult,
  type Frame,
  type Offer,
  type Seat,
  type Verdict,
} from '@cantina/engine';
import { seatName } from '../names.ts';
import type { GameTable } from '../state.ts';
import { fits, hand, has, inWords } from './bundle.ts';
import { combatLocals } from './combat.ts';
import { partnerOf, pending, propose, type Proposal } from './proposal.ts';
import { only, step, TURN_OVER } from './step.ts';

const NO_ROOM = refusal('SG-ENCOUNTER-12');
const FALLEN_THROUGH = refusal('SG-OFFER-03');
const ANSWER_FIRST = refusal('SG-OFFER-04');

/** Two ships in one sector: offers go to and fro until both are done or one attacks (SG-ENCOUNTER-03, SG-ENCOUNTER-07..10). */
export interface EncounterFrame extends Frame {
  /** The active player. */
  readonly seat: Seat;
  readonly foe: Seat;
  speaks: Seat;
  /** Offers made so far: by the active player, by the other. */
  made: number[];
  /** Who has nothing more to say. */
  done: boolean[];
  fought?: boolean;
  /** The last offer was a threat, and it was refused. */
  defied?: boolean;
}

/** The offer this player has to answer. */
const offered = (table: GameTable, me: Seat): Offer | undefined => {
  const offer = pending(table);
  return offer?.to === me ? offer : undefined;
};

const proposalIn = ({ what }: Offer): Proposal => what as unknown as Proposal;

function checkExchange(table: GameTable, { from, to, what }: Offer): Verdict {
  const { give, want } = what as unknown as Proposal;
  if (!has(table, from, give) || !has(table, to, want)) return FALLEN_THROUGH;
  return fits(table, from, give, want) && fits(table, to, want, give) ? undefined : NO_ROOM;
}

export const encounter = step<EncounterFrame>({
  actors: (_table, { speaks }) => only(speaks),
  prompt(table, frame, me) {
    const offer = offered(table, me);
    const foe = seatName(partnerOf(frame, me));
    if (offer === undefined) return { ask: message('prompt.encounter', { foe }), rule: 'SG-ENCOUNTER-03' };
    const { give, want, else: otherwise } = proposalIn(offer);
    return {
      ask: message(`prompt.offer.${otherwise}`, { foe, give: inWords(give), want: inWords(want) }),
      rule: 'SG-ENCOUNTER-08',
    };
  },
  run(table, frame) {
    takeResult(frame);
    // One combat at most, and nothing after it, also when the active player fled (SG-ENCOUNTER-13, SG-ENCOUNTER-15, SG-COMBAT-19).
    if (frame.fought !== true && frame.done.includes(false)) return ASK;
    abort(table, TURN_OVER); // SG-ENCOUNTER-10
    return undefined;
  },
  moves: {
    /** Either side, at any time; what lies on the table is off (SG-ENCOUNTER-07, SG-ENCOUNTER-09, SG-ENCOUNTER-11). */
    attack: {
      over: () => NOTHING,
      apply(table, frame, me) {
        table.state.offers.open = [];
        frame.fought = true;
        table.emit?.(message('log.attack', { seat: seatName(me), foe: seatName(partnerOf(frame, me)) }));
        call(table, 'combat', combatLocals(frame.seat, frame.foe, -1, me));
      },
      label: (_table, frame, me) => message('move.attack', { foe: seatName(partnerOf(frame, me)) }),
    },
    propose,
    agree: {
      over: (table, _frame, me) => (offered(table, me) === undefined ? NONE : NOTHING),
      check(table, _frame, me) {
        const offer = offered(table, me);
        return offer === undefined ? undefined : checkExchange(table, offer);
      },
      apply(table, frame, me) {
        const open = offered(table, me);
        const offer = open === undefined ? undefined : takeOffer(table, open.id);
        if (offer === undefined) return;
        const { give, want } = proposalIn(offer);
        hand(table, offer.from, me, give);
        hand(table, me, offer.from, want);
        frame.done = [false, false];
        frame.speaks = frame.seat;
        table.emit?.(
          message('log.agreed', {
            seat: seatName(me),
            foe: seatName(offer.from),
            give: inWords(give),
            want: inWords(want),
          }),
        );
      },
      label: (table, _frame, me) => {
        const offer = offered(table, me);
        if (offer === undefined) return message('move.agree');
        const { give, want } = proposalIn(offer);
        return message('move.agree', { give: inWords(give), want: inWords(want) });
      },
    },
    refuse: {
      over: (table, _frame, me) => (offered(table, me) === undefined ? NONE : NOTHING),
      /** Whoever made the offer speaks next: another one, an attack, or nothing; a threat may have been a bluff (SG-ENCOUNTER-08, SG-OFFER-05). */
      apply(table, frame, me) {
        const offer = offered(table, me);
        if (offer !== undefined && proposalIn(offer).else === 'attack') frame.defied = true;
        table.state.offers.open = [];
        frame.speaks = partnerOf(frame, me);
        table.emit?.(message('log.refused', { seat: seatName(me) }));
      },
      label: () => message('move.refuse'),
    },
    part: {
      over: () => NOTHING,
      check: (table, _frame, me) => (offered(table, me) === undefined ? undefined : ANSWER_FIRST),
      apply(_table, frame, me) {
        frame.done[me === frame.seat ? 0 : 1] = true;
        frame.speaks = partnerOf(frame, me);
      },
      label: () => message('move.part'),
    },
  },
});
