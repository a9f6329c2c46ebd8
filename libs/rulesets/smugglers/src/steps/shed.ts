import { ASK, end, message, refusal, type Frame, type Interjection, type Seat } from '@cantina/engine';
import { FREIGHTS, freightOf, isOverloaded, unitsAboard, unload, type Freight } from '../cargo.ts';
import { freightName, seatName } from '../names.ts';
import { frameOf, playerOf, type GameTable } from '../state.ts';
import { only, step } from './step.ts';

const IN_COMBAT = refusal('SG-TRADE-15');
const IN_PRISON = refusal('SG-JAIL-06');
const IN_HYPERSPACE = refusal('SG-WORM-05');

interface ShedFrame extends Frame {
  readonly seat: Seat;
  /** How many units may stay; as many as there are pods where nothing is said. */
  readonly to?: number;
}

const tooMany = (table: GameTable, { seat, to }: ShedFrame): boolean =>
  to === undefined ? isOverloaded(table, seat) : unitsAboard(playerOf(table, seat)) > to;

const EMPTY_HOLD: readonly Freight[] = [];

function kindsAboard(table: GameTable, seat: Seat): readonly Freight[] {
  const player = playerOf(table, seat);
  if (unitsAboard(player) === 0) return EMPTY_HOLD;
  return FREIGHTS.filter((freight) => freightOf(player, freight) > 0);
}

function overboard(table: GameTable, seat: Seat, freight: Freight): void {
  unload(playerOf(table, seat), freight, 1);
  table.emit?.(message('log.overboard', { seat: seatName(seat), goods: freightName(freight) }));
}

/** More goods than pods: the owner chooses what goes, until it fits (SG-TRADE-05, SG-DAMAGE-14). */
export const shed = step<ShedFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: () => ({ ask: message('prompt.shed'), rule: 'SG-TRADE-05' }),
  run(table, frame) {
    const { seat } = frame;
    if (!tooMany(table, frame)) {
      end(table);
      return undefined;
    }
    const [first, second] = kindsAboard(table, seat);
    if (first === undefined || second !== undefined) return ASK;
    overboard(table, seat, first);
    return undefined;
  },
  moves: {
    drop: {
      over: (table, { seat }) => kindsAboard(table, seat),
      apply: (table, { seat }, _seat, freight) => overboard(table, seat, freight as Freight),
      label: (_table, _frame, _seat, freight) =>
        message('move.drop', { goods: freightName(freight as Freight) }),
    },
  },
});

/** Goods go overboard whenever their owner likes, one at a time, but not in a combat (SG-TRADE-15). */
export const jettison: Interjection<GameTable, Freight> = {
  over: kindsAboard,
  check(table, seat) {
    if (frameOf(table, 'combat') !== undefined) return IN_COMBAT;
    const { where } = playerOf(table, seat);
    if (where === 'prison') return IN_PRISON;
    return where === 'hyperspace' ? IN_HYPERSPACE : undefined;
  },
  apply: overboard,
  label: (_table, _seat, freight) => message('move.jettison', { goods: freightName(freight) }),
};
