import { ASK, end, message, type Frame, type Seat } from '@cantina/engine';
import { damageShip, hitPointsLeft } from '../effects/damage.ts';
import { nameOf } from '../names.ts';
import { pieceOf, type GameTable } from '../state.ts';
import { step } from './step.ts';

interface SplitFrame extends Frame {
  readonly seat: Seat;
  /** Ships still to be dealt damage, in order; one answer each, so that every split is chosen in one way. */
  ids: number[];
  left: number;
}

const roomOn = (table: GameTable, id: number): number => {
  const ship = pieceOf(table, id);
  return ship === undefined ? 0 : hitPointsLeft(table, ship);
};

/** How much the next ship may take: all damage must find a place, and none more than a ship holds (DB-ATTACK-14, -15). */
function range(table: GameTable, { ids, left }: SplitFrame): { least: number; most: number } {
  const [first, ...others] = ids;
  const elsewhere = others.reduce((sum, id) => sum + roomOn(table, id), 0);
  return { least: Math.max(0, left - elsewhere), most: Math.min(left, roomOn(table, first as number)) };
}

/** The attacker splits damage among ships (DB-ATTACK-04, DB-ATTACK-16). */
export const split = step<SplitFrame>({
  actors: (_table, { seat }) => [seat],
  prompt: (table, { ids, left }) => ({
    ask: message('prompt.split', { card: nameOf(table, ids[0] as number), n: left }),
  }),
  run(table, frame) {
    if (frame.ids.length === 0) {
      end(table);
      return undefined;
    }
    const { least, most } = range(table, frame);
    if (least < most) return ASK;
    deal(table, frame, most);
    return undefined;
  },
  moves: {
    deal: {
      over(table, frame) {
        const { least, most } = range(table, frame);
        return Array.from({ length: most - least + 1 }, (_, i) => least + i);
      },
      apply: (table, frame, _seat, n) => deal(table, frame, n as number),
      label: (table, { ids }, _seat, n) =>
        message('move.deal', { card: nameOf(table, ids[0] as number), n: n as number }),
    },
  },
});

function deal(table: GameTable, frame: SplitFrame, n: number): void {
  const ship = pieceOf(table, frame.ids.shift() as number);
  frame.left -= n;
  if (ship !== undefined && n > 0) damageShip(table, ship, n);
}
