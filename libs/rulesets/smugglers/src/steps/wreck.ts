import { ASK, end, happen, message, NONE, NOTHING, value, type Frame, type Seat } from '@cantina/engine';
import { emptyHold } from '../cargo.ts';
import { discardKeep } from '../effects/keeps.ts';
import { nearestPorts } from '../galaxy.ts';
import { cardName, seatName } from '../names.ts';
import { newShip } from '../ship.ts';
import { frameOf, keepsOf, playerOf, type GameTable } from '../state.ts';
import { berthName } from './berth.ts';
import type { CombatFrame } from './combat.ts';
import { endTurnOf } from './customs.ts';
import { leaveGame } from './ending.ts';
import { clearBounty, receive } from './ledger.ts';
import { announce, throwDie } from './roll.ts';
import { only, step } from './step.ts';

/** A ship is destroyed, all of its hull gone (SG-SYS-09, SG-DESTROY-01..15, SG-BOUNTY-04): who did it, and what becomes of its captain. */
export interface WreckFrame extends Frame {
  readonly seat: Seat;
  /** The player who destroyed it; `null` for cards and black holes. */
  readonly by: Seat | null;
  /** A bounty hunter on a card did. */
  readonly hunter: boolean;
  stage: 'loss' | 'collect' | 'friends' | 'berth';
}

export const wreck = step<WreckFrame>({
  actors: (_table, { seat, by, stage }) => only(stage === 'collect' && by !== null ? by : seat),
  prompt: (table, { seat, stage }) =>
    stage === 'collect'
      ? {
          ask: message('prompt.collect', { foe: seatName(seat), n: playerOf(table, seat).bounty }),
          rule: 'SG-BOUNTY-02',
        }
      : { ask: message('prompt.berth'), rule: 'SG-DESTROY-06' },
  run(table, frame) {
    switch (frame.stage) {
      case 'loss':
        loseShip(table, frame);
        return undefined;
      case 'collect':
        if (frame.by !== null && playerOf(table, frame.seat).bounty > 0) return ASK;
        frame.stage = 'friends';
        return undefined;
      case 'friends':
        frame.stage = 'berth';
        if (table.state.options.mode === 'survivor') retire(table, frame);
        else saveFriends(table, frame.seat);
        return undefined;
      case 'berth': {
        const near = nearestPorts(table, playerOf(table, frame.seat).sector); // SG-HOLE-11
        if (near.length > 1) return ASK;
        insure(table, frame, near[0] as number);
        return undefined;
      }
    }
  },
  moves: {
    // All of it or nothing (SG-BOUNTY-03, SG-BOUNTY-16), whoever's turn it is, wanted or not (SG-BOUNTY-18, SG-BOUNTY-20).
    collect: {
      over: (_table, { stage }) => (stage === 'collect' ? NOTHING : NONE),
      apply(table, frame, seat) {
        frame.stage = 'friends';
        const n = playerOf(table, frame.seat).bounty;
        receive(table, seat, n); // from the bank (SG-BOUNTY-14)
        clearBounty(table, frame.seat);
        happen(table, 'collected', { it: seat, n });
      },
      label: (table, { seat }) => message('move.collect', { n: playerOf(table, seat).bounty }),
    },
    waive: {
      over: (_table, { stage }) => (stage === 'collect' ? NOTHING : NONE),
      apply: (_table, frame) => void (frame.stage = 'friends'),
      label: () => message('move.waive'),
    },
    berth: {
      over: (table, { seat, stage }) =>
        stage === 'berth' ? nearestPorts(table, playerOf(table, seat).sector) : NONE,
      apply: (table, frame, _seat, sector) => insure(table, frame, sector as number),
      label: (table, _frame, _seat, sector) => berthName(table, sector as number),
    },
  },
});

/** Upgrades, equipment and goods are gone (SG-DESTROY-02); credits stay (SG-DESTROY-03), and the bounty, but for a hunter's card (SG-DESTROY-04, SG-BOUNTY-05). */
function loseShip(table: GameTable, frame: WreckFrame): void {
  const { seat, by, hunter } = frame;
  frame.stage = 'collect';
  const combat = frameOf<CombatFrame>(table, 'combat');
  if (combat !== undefined) combat.stage = 'over'; // no additional damage any more (SG-COMBAT-09)
  table.emit?.(message('log.destroyed', { seat: seatName(seat) }));
  for (const { id } of keepsOf(table, seat, 'equipment')) discardKeep(table, id);
  emptyHold(playerOf(table, seat));
  if (hunter) clearBounty(table, seat);
  if (by !== null) {
    playerOf(table, by).kills++;
    happen(table, 'victory', { it: by, n: 2 });
  }
}

/** One die for each friend (SG-DESTROY-05). */
function saveFriends(table: GameTable, seat: Seat): void {
  const saved = value(table, 'friendSaved', seat);
  for (const { id, card } of keepsOf(table, seat, 'friend')) {
    const die = throwDie(table);
    announce(table, seat, 'friend', die);
    if (die <= saved) continue;
    table.emit?.(message('log.friendLost', { seat: seatName(seat), card: cardName(table, card) }));
    discardKeep(table, id);
  }
}

/** Where the last ship wins there is no new one (SG-ALT-05). */
function retire(table: GameTable, { seat }: WreckFrame): void {
  end(table);
  leaveGame(table, seat);
}

/**
 * A new ship as at the beginning, at the nearest planet, past customs (SG-DESTROY-06..09, SG-DESTROY-12, SG-DESTROY-13); nothing
 * can be done there this turn (SG-DESTROY-10, SG-DESTROY-14).
 */
function insure(table: GameTable, { seat }: WreckFrame, sector: number): void {
  const player = playerOf(table, seat);
  player.sector = sector;
  newShip(table, seat);
  receive(table, seat, value(table, 'topUp', seat) - player.credits);
  table.emit?.(message('log.insured', { seat: seatName(seat), planet: berthName(table, sector) }));
  end(table);
  endTurnOf(table, seat);
}
