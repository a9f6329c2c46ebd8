import {
  abort,
  ASK,
  call,
  cannot,
  end,
  happen,
  message,
  NOTHING,
  performSlot,
  takeResult,
  value,
  type Forecast,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { asSource, cardName, seatName } from '../names.ts';
import { CARD_SHIP, cardOf, playerOf, type GameTable } from '../state.ts';
import { announce, throwDie } from './roll.ts';
import { hasSpoils } from './spoils.ts';
import { only, step, TURN_OVER } from './step.ts';

/**
 * Space combat between the active player and another player or a ship on a card (SG-COMBAT-01): one manoeuvre, one battle,
 * additional damage, and it is over (SG-COMBAT-14).
 */
export interface CombatFrame extends Frame {
  /** The active player. */
  readonly seat: Seat;
  readonly foe: Seat;
  /** Number of the destiny card with the ship; -1 against a player. */
  readonly card: number;
  readonly attacker: Seat;
  stage: 'manoeuvre' | 'choice' | 'battle' | 'spoils' | 'hit' | 'harm' | 'strike' | 'over' | 'fled';
  /** The dice of the present step; 0 until rolled. */
  mine: number;
  theirs: number;
  /** Who won the present step. */
  winner: Seat;
}

export const combatLocals = (seat: Seat, foe: Seat, card: number, attacker: Seat) => ({
  seat,
  foe,
  card,
  attacker,
  stage: 'manoeuvre',
  mine: 0,
  theirs: 0,
  winner: seat,
});

type Contest = 'manoeuvre' | 'battle';
const SYSTEM_OF = { manoeuvre: 'engines', battle: 'lasers' } as const;

/** What is added to the die: engines in the manoeuvre, lasers in battle (SG-SYS-01, SG-SYS-05), and what cards give. */
function bonus(table: GameTable, { card }: CombatFrame, seat: Seat, contest: Contest): number {
  const system = SYSTEM_OF[contest];
  if (seat === CARD_SHIP) return cardOf(table, card).ship?.[system] ?? 0;
  return value(table, system, seat) + value(table, contest, seat);
}

/** Each side rolls; a tie is rolled again with all that was added (SG-COMBAT-03, SG-COMBAT-07, SG-COMBAT-15..17, SG-GEN-05). */
function contest(table: GameTable, frame: CombatFrame, kind: Contest): boolean {
  const die = takeResult(frame);
  if (die !== undefined) {
    if (frame.mine === 0) frame.mine = die as number;
    else frame.theirs = die as number;
  }
  if (frame.mine === 0) {
    call(table, 'roll', { seat: frame.seat, kind, die: 0 });
    return false;
  }
  if (frame.theirs === 0 && frame.foe !== CARD_SHIP) {
    call(table, 'roll', { seat: frame.foe, kind, die: 0 });
    return false;
  }
  if (frame.theirs === 0) {
    frame.theirs = throwDie(table);
    announce(table, CARD_SHIP, kind, frame.theirs);
  }
  const ours = frame.mine + bonus(table, frame, frame.seat, kind);
  const others = frame.theirs + bonus(table, frame, frame.foe, kind);
  frame.mine = 0;
  frame.theirs = 0;
  if (ours === others) return false;
  frame.winner = ours > others ? frame.seat : frame.foe;
  table.emit?.(
    message(`log.${kind}`, {
      seat: seatName(frame.winner),
      n: Math.max(ours, others),
      m: Math.min(ours, others),
    }),
  );
  return true;
}

const loserOf = ({ seat, foe, winner }: CombatFrame): Seat => (winner === seat ? foe : seat);

const lasersOf = (table: GameTable, { card }: CombatFrame, seat: Seat): number =>
  seat === CARD_SHIP ? (cardOf(table, card).ship?.lasers ?? 0) : value(table, 'lasers', seat);

export const combat = step<CombatFrame>({
  actors: (_table, { winner }) => only(winner),
  prompt: (_table, frame) => ({
    ask: message('prompt.combat', { foe: seatName(loserOf(frame)) }),
    rule: 'SG-COMBAT-04',
  }),
  run(table, frame) {
    switch (frame.stage) {
      case 'manoeuvre':
        if (contest(table, frame, 'manoeuvre')) frame.stage = 'choice';
        return undefined;
      case 'choice':
        if (frame.winner !== CARD_SHIP) return ASK;
        cardShipChooses(table, frame);
        return undefined;
      case 'battle':
        if (contest(table, frame, 'battle')) frame.stage = 'spoils';
        return undefined;
      case 'spoils':
        offerSpoils(table, frame);
        return undefined;
      case 'hit':
        hit(table, frame);
        return undefined;
      case 'harm':
        frame.stage = 'strike';
        harm(table, frame);
        return undefined;
      case 'strike':
        frame.stage = 'over';
        if (frame.winner === CARD_SHIP) cardStrikes(table, frame);
        return undefined;
      case 'fled':
        end(table, 'fled');
        return undefined;
      case 'over':
        abort(table, TURN_OVER); // SG-COMBAT-06
        return undefined;
    }
  },
  moves: {
    // Only these two (SG-COMBAT-23); the ships stay in their sector (SG-COMBAT-24).
    fight: {
      over: () => NOTHING,
      apply: (_table, frame) => void (frame.stage = 'battle'),
      label: (_table, frame) => message('move.fight', { foe: seatName(loserOf(frame)) }),
      odds: (table, frame, seat) => battleOdds(table, frame, seat),
    },
    flee: {
      over: () => NOTHING,
      check: (table, frame) => {
        const other = loserOf(frame);
        return other === CARD_SHIP ? undefined : cannot(table, 'fled', other);
      },
      apply: (table, frame, seat) => flee(table, frame, seat),
      label: (_table, frame) => message('move.flee', { foe: seatName(loserOf(frame)) }),
    },
  },
});

/** If the active player flees, the turn goes on (SG-COMBAT-05, SG-NPC-08); if the other does, it is over (SG-COMBAT-06). */
function flee(table: GameTable, frame: CombatFrame, who: Seat): void {
  table.emit?.(message('log.flee', { seat: seatName(who) }));
  frame.stage = who === frame.seat ? 'fled' : 'over';
  if (who !== CARD_SHIP) happen(table, 'fled', { it: who });
}

/** A ship on a card attacks if it came to attack, and flees if it was attacked (SG-NPC-02, SG-NPC-06, SG-NPC-07). */
function cardShipChooses(table: GameTable, frame: CombatFrame): void {
  const stays = frame.attacker === CARD_SHIP || cannot(table, 'fled', frame.seat) !== undefined;
  if (stays) frame.stage = 'battle';
  else flee(table, frame, CARD_SHIP);
}

/** Only the active player, only against a player (SG-COMBAT-11, SG-COMBAT-13). */
function offerSpoils(table: GameTable, frame: CombatFrame): void {
  const choice = takeResult(frame);
  const pirate =
    frame.winner === frame.seat && frame.foe !== CARD_SHIP && hasSpoils(table, frame.seat, frame.foe);
  if (choice === undefined && pirate) {
    call(table, 'spoils', { seat: frame.seat, from: frame.foe, taken: 0, last: 0 });
    return;
  }
  frame.stage = choice === 'loot' ? 'harm' : 'hit'; // SG-COMBAT-12, SG-COMBAT-25, SG-BOUNTY-21
}

/** One point of hull (SG-COMBAT-08, SG-COMBAT-10); a ship on a card has one and no systems to lose (SG-NPC-03, SG-NPC-04). */
function hit(table: GameTable, frame: CombatFrame): void {
  const loser = loserOf(frame);
  const n = frame.winner === CARD_SHIP ? 1 : value(table, 'force', frame.winner);
  frame.stage = 'harm';
  if (loser !== CARD_SHIP) {
    happen(table, 'hit', { it: loser, n, by: frame.winner });
    return;
  }
  frame.stage = 'over';
  if (n >= (cardOf(table, frame.card).ship?.hull ?? 1)) sink(table, frame);
}

/** The card says what that is worth; the card itself is discarded (SG-DESTROY-11, SG-NPC-10). */
function sink(table: GameTable, { seat, card }: CombatFrame): void {
  const { id, ship } = cardOf(table, card);
  table.emit?.(message('log.sunk', { seat: seatName(seat), card: cardName(table, card) }));
  playerOf(table, seat).kills++;
  if (ship?.reward !== undefined)
    performSlot(table, `${id}/reward`, { you: seat, by: seat, source: asSource(card), it: null });
  happen(table, 'victory', { it: seat, n: 1 });
}

/** Lasers above shields hurt a system as well; equal shields protect (SG-DAMAGE-01, SG-DAMAGE-03, SG-SYS-03, SG-SYS-10, SG-NPC-11, SG-COMBAT-18). */
function harm(table: GameTable, frame: CombatFrame): void {
  const loser = loserOf(frame);
  if (lasersOf(table, frame, frame.winner) <= value(table, 'shields', loser)) return;
  call(table, 'harm', { seat: loser, by: frame.winner, stage: 'roll', system: null });
}

function cardStrikes(table: GameTable, { seat, card }: CombatFrame): void {
  const { id, ship } = cardOf(table, card);
  if (ship?.strike !== undefined)
    performSlot(table, `${id}/strike`, { you: seat, by: seat, source: asSource(card), it: null });
}

/** The chance of the higher total, ties rolled again. */
function chanceToWin(mine: number, theirs: number): number {
  let won = 0;
  let lost = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      if (a + mine > b + theirs) won++;
      else if (a + mine < b + theirs) lost++;
    }
  }
  return won / (won + lost);
}

function battleOdds(table: GameTable, frame: CombatFrame, seat: Seat): Forecast {
  const other = seat === frame.seat ? frame.foe : frame.seat;
  const chance = chanceToWin(bonus(table, frame, seat, 'battle'), bonus(table, frame, other, 'battle'));
  return {
    outcomes: [
      { of: message('odds.hit'), chance },
      { of: message('odds.struck'), chance: 1 - chance },
    ],
  };
}
