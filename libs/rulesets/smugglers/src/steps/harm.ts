import { ASK, call, end, happen, message, refusal, value, type Frame, type Seat } from '@cantina/engine';
import { isOverloaded } from '../cargo.ts';
import { SYSTEMS, type System } from '../kinds.ts';
import { seatName, systemName } from '../names.ts';
import { CARD_SHIP, playerOf, type GameTable } from '../state.ts';
import { announce, noteCell, throwDie } from './roll.ts';
import { only, step } from './step.ts';

const NOTHING_THERE = refusal('SG-DAMAGE-16');

/** Additional damage: a system by the die, and what is lost of it (SG-DAMAGE-01..17). */
export interface HarmFrame extends Frame {
  readonly seat: Seat;
  /** The victor; CARD_SHIP also for storms and breakdowns. */
  readonly by: Seat;
  stage: 'roll' | 'aim' | 'strike' | 'shed' | 'over';
  system: System | null;
}

const hasNothing = (table: GameTable, seat: Seat): boolean =>
  SYSTEMS.every((system) => playerOf(table, seat).systems[system] === 0);

export const harm = step<HarmFrame>({
  actors: (_table, { by }) => only(by),
  prompt: (_table, { seat }) => ({
    ask: message('prompt.aim', { foe: seatName(seat) }),
    rule: 'SG-DAMAGE-10',
  }),
  run(table, frame) {
    switch (frame.stage) {
      case 'roll':
        rollSystem(table, frame);
        return undefined;
      case 'aim':
        return ASK;
      case 'strike':
        frame.stage = 'shed';
        strike(table, frame);
        return undefined;
      case 'shed':
        frame.stage = 'over';
        if (isOverloaded(table, frame.seat)) call(table, 'shed', { seat: frame.seat }); // SG-DAMAGE-14
        return undefined;
      case 'over':
        end(table);
        return undefined;
    }
  },
  moves: {
    aim: {
      over: () => SYSTEMS,
      check(table, { seat }, _seat, system) {
        if (playerOf(table, seat).systems[system as System] > 0) return undefined;
        return hasNothing(table, seat) ? undefined : NOTHING_THERE;
      },
      apply(_table, frame, _seat, system) {
        frame.system = system as System;
        frame.stage = 'strike';
      },
      label: (table, { seat }, _seat, system) =>
        message('move.aim', {
          system: systemName(system as string),
          n: playerOf(table, seat).systems[system as System],
        }),
    },
  },
});

/** One die on the table; the victor may choose at the last line, a ship on a card rolls again (SG-DAMAGE-04, SG-DAMAGE-10, SG-DAMAGE-11). */
function rollSystem(table: GameTable, frame: HarmFrame): void {
  const die = throwDie(table);
  announce(table, frame.by, 'harm', die);
  const line = table.content.tables.damage[die - 1] ?? 0;
  const system = SYSTEMS[line];
  noteCell(table, 'damage', die - 1, system ?? 'victor');
  if (system !== undefined) {
    frame.system = system;
    frame.stage = 'strike';
  } else if (frame.by !== CARD_SHIP) frame.stage = 'aim';
}

/** A system the ship does not have loses nothing (SG-DAMAGE-12). */
function strike(table: GameTable, { seat, by, system }: HarmFrame): void {
  if (system === null || playerOf(table, seat).systems[system] === 0) return;
  const ruin = by === CARD_SHIP ? table.content.numbers.damage : value(table, 'ruin', by);
  const n = Math.max(0, ruin - value(table, 'armour', seat));
  if (n > 0) happen(table, 'harm', { it: seat, system, n, by });
}

/** Never below 0, and nothing else suffers for it (SG-DAMAGE-13, SG-SYS-11); without lightspeed the ship is stranded all the same (SG-DAMAGE-15). */
export function lowerSystem(table: GameTable, seat: Seat, system: System, n: number): void {
  const { systems } = playerOf(table, seat);
  const lost = Math.min(n, systems[system]);
  if (lost === 0) return;
  systems[system] -= lost;
  table.emit?.(message('log.systemLost', { seat: seatName(seat), system: systemName(system), n: lost }));
}
