import {
  ASK,
  call,
  end,
  happen,
  message,
  NOTHING,
  takeResult,
  value,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { seatName } from '../names.ts';
import { playerOf, type GameTable } from '../state.ts';
import { clearBounty, setBounty } from './ledger.ts';
import { only, step } from './step.ts';

/** Prison (SG-JAIL-01..20). Nothing but these two acts is open to a prisoner (SG-JAIL-06), whom nobody can attack (SG-JAIL-07). */

export interface PrisonFrame extends Frame {
  readonly seat: Seat;
  trying: boolean;
}

/** The last thing its caller does: cargo gone, turn over, locked up where the ship is (SG-CUSTOMS-16, SG-JAIL-13). */
export function imprison(table: GameTable, seat: Seat): void {
  happen(table, 'jailed', { it: seat });
}

/**
 * A turn in prison: an attempt to escape, in the first one too (SG-JAIL-16), or another round served. Ends with true when the
 * player is free to take the turn; no destiny card otherwise (SG-JAIL-14).
 */
export const prison = step<PrisonFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (table, { seat }) => ({
    ask: message('prompt.prison', { n: playerOf(table, seat).bounty }),
    rule: 'SG-JAIL-08',
  }),
  run(table, frame) {
    const die = takeResult(frame);
    if (!frame.trying) return ASK;
    if (die === undefined) call(table, 'roll', { seat: frame.seat, kind: 'escape', die: 0 });
    else if ((die as number) <= value(table, 'escape', frame.seat)) escape(table, frame.seat);
    else serve(table, frame.seat);
    return undefined;
  },
  moves: {
    escape: {
      over: () => NOTHING,
      apply: (_table, frame) => void (frame.trying = true),
      label: (table, _frame, seat) =>
        message('move.escape', {
          n: value(table, 'escape', seat),
          bounty: table.content.numbers.escapeBounty,
        }),
      odds(table, _frame, seat) {
        const chance = Math.min(6, value(table, 'escape', seat)) / 6;
        return {
          outcomes: [
            { of: message('odds.pass'), chance },
            { of: message('odds.fail'), chance: 1 - chance },
          ],
        };
      },
    },
    serve: {
      over: () => NOTHING,
      apply: (table, frame) => serve(table, frame.seat),
      label: (table, _frame, seat) => message('move.serve', { n: value(table, 'relief', seat) }),
    },
  },
});

/** Free at once, and wanted for more: the only way a prisoner's bounty rises (SG-JAIL-09, SG-JAIL-07). */
function escape(table: GameTable, seat: Seat): void {
  const player = playerOf(table, seat);
  player.where = 'space';
  table.emit?.(message('log.escaped', { seat: seatName(seat) }));
  setBounty(table, seat, player.bounty + table.content.numbers.escapeBounty);
  end(table, true);
}

/**
 * The bounty falls, and at zero the player is free from now on, to act in the next own turn (SG-JAIL-02..04, SG-JAIL-10,
 * SG-JAIL-11, SG-JAIL-20, SG-BOUNTY-06); only then does a minimum count again (SG-JAIL-05, SG-JAIL-12).
 */
function serve(table: GameTable, seat: Seat): void {
  const player = playerOf(table, seat);
  setBounty(table, seat, Math.max(0, player.bounty - value(table, 'relief', seat)));
  if (player.bounty === 0) {
    player.where = 'space';
    table.emit?.(message('log.released', { seat: seatName(seat) }));
    clearBounty(table, seat);
  }
  end(table, false);
}
