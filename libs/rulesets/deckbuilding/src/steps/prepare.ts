import { become, call, end, message, NONE, NOTHING, type Seat, type Verdict } from '@cantina/engine';
import { slots } from '../effects/row.ts';
import { nameOf } from '../names.ts';
import { pieceBefore, sideOf, type GameTable, type Piece } from '../state.ts';
import { alone, type MainFrame, type MainMove } from './frame.ts';
import { ANY_SLOT, anyHasAttack, anyOf, join, mayJoin, NO_ATTACK, pointable } from './join.ts';
import { step } from './step.ts';
import { mayTarget, targetName, targets, type Target } from './target.ts';

/**
 * An attack to be resolved later: a card is assigned and names its target, then the turn goes on. Others may join, and
 * everything else is open before it is resolved (DB-TURN-08, DB-ABIL-27); if it never is, it lapses (DB-ASSIGN-12).
 */

/** Is there anything for it to attack? If not, what keeps it from the base is the reason. */
function mayAim(table: GameTable, seat: Seat, piece: Piece): Verdict {
  const why = mayTarget(table, seat, 'base') ?? mayJoin(table, piece, 'base');
  if (why === undefined || mayJoin(table, piece, ANY_SLOT) !== undefined) return why;
  for (const slot of slots(table)) if (mayTarget(table, seat, slot) === undefined) return undefined;
  return why;
}

export const prepare: MainMove<null> = {
  over: ({ state }) => (state.attack === null ? NOTHING : NONE),
  hopeless: (table, _frame, seat) => table.state.attack !== null || !anyHasAttack(table, seat),
  check: (table, _frame, seat) => anyOf(sideOf(table, seat), (piece) => mayAim(table, seat, piece)),
  apply: (table, _frame, seat) => call(table, 'assign', { seat }),
  label: () => message('move.prepare'),
};

/** Which card? */
export const assign = step<MainFrame>({
  actors: alone,
  moves: {
    join: {
      over: (table, _frame, seat) => pointable(table, seat),
      check(table, _frame, seat, id) {
        const piece = pieceBefore(sideOf(table, seat), id as number);
        return piece === undefined ? NO_ATTACK : mayAim(table, seat, piece);
      },
      apply: (table, _frame, seat, piece) => become(table, 'aim', { seat, piece }),
      label: (table, frame, seat, id) =>
        join.label?.(table, frame, seat, id as number) ?? nameOf(table, id as number),
    },
  },
});

interface AimFrame extends MainFrame {
  /** The card being assigned. */
  readonly piece: number;
}

/** And to what? Every assignment names its target (DB-ASSIGN-15, DB-HUNT-19). */
export const aim = step<AimFrame>({
  actors: alone,
  prompt: (table, { piece }) => ({ ask: message('prompt.aim', { card: nameOf(table, piece) }) }),
  moves: {
    aim: {
      over: targets,
      check(table, frame, seat, what) {
        const piece = pieceBefore(sideOf(table, seat), frame.piece);
        if (piece === undefined) return NO_ATTACK;
        return mayTarget(table, seat, what as Target) ?? mayJoin(table, piece, what as Target);
      },
      apply(table, { piece }, _seat, what) {
        table.state.attack = { target: what as Target, with: [piece] };
        end(table);
      },
      label: (table, _frame, seat, what) => targetName(table, seat, what as Target),
    },
  },
});
