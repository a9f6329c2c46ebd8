import { d6, rollDie } from '@cantina/dice';
import { end, happen, message, note, value, type Frame, type Seat } from '@cantina/engine';
import { seatName } from '../names.ts';
import { frameOf, isSeat, type GameTable } from '../state.ts';
import { step } from './step.ts';

/** What a die is rolled for; `<kind>Roll` is the moment in which cards may have a say. */
type RollKind =
  'customs' | 'escape' | 'availability' | 'demand' | 'manoeuvre' | 'battle' | 'hole' | 'worm' | 'luck';

export interface RollFrame extends Frame {
  readonly seat: Seat;
  readonly kind: RollKind;
  die: number;
}

/** One die for every question (SG-GEN-04); the engine's own for ships on cards (SG-COMBAT-02, SG-NPC-09, SG-RANDOM-04). */
export const throwDie = (table: GameTable): number => rollDie(table.random, d6) + 1;

/** The die lies where everybody sees it. */
export function announce(table: GameTable, seat: Seat, kind: string, die: number): void {
  const { throws } = table.state;
  if (throws.length >= MOST_THROWS) throws.shift();
  throws.push({ seat, kind, die });
  table.emit?.(message('log.roll', { seat: seatName(seat), die, kind: message(`roll.${kind}`) }));
}

const MOST_THROWS = 12;

/** A player rolls a die, which cards may turn or roll again before it counts; ends with what it shows then. */
export const roll = step<RollFrame>({
  run(table, frame) {
    if (frame.die > 0) {
      end(table, frame.die);
      return;
    }
    frame.die = throwDie(table);
    announce(table, frame.seat, frame.kind, frame.die);
    happen(table, `${frame.kind}Roll`, { it: frame.seat, die: frame.die });
  },
});

/** What the die counts for in the end. */
export function settleDie(table: GameTable, die: number): void {
  const frame = frameOf<RollFrame>(table, 'roll');
  if (frame !== undefined) frame.die = die;
}

/** The row of a table: the die with whatever is added to it, never off the table. */
export function tableRow(table: GameTable, seat: Seat, name: string, die: number): number {
  const added = isSeat(table, seat) ? value(table, name, seat) : 0;
  return Math.min(6, Math.max(1, die + added)) - 1;
}

/** For the reach report: which cell of a printed table came up. */
export const noteCell = (table: GameTable, name: string, row: number, column: string): void =>
  note(table, 'cell', `${name}/${row + 1}/${column}`);
