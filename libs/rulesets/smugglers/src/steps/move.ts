import {
  abort,
  ASK,
  call,
  cannot,
  end,
  happen,
  message,
  NONE,
  note,
  NOTHING,
  refusal,
  takeResult,
  value,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { anomalyAt, neighboursOf } from '../galaxy.ts';
import { seatName } from '../names.ts';
import { CARD_SHIP, playerOf, type GameTable } from '../state.ts';
import { only, step, TURN_OVER } from './step.ts';

const NO_STEPS_LEFT = refusal('SG-MOVE-01');
const ONE_HOLE = refusal('SG-HOLE-05');

/** Movement: sector by sector, as far as lightspeed reaches (SG-MOVE-01..05, SG-SYS-02, SG-STRAND-01); out of a nebula as usual
 * (SG-NEBULA-02). */
export interface MoveFrame extends Frame {
  readonly seat: Seat;
  left: number;
  /** A black hole has been used this turn. */
  skimmed: boolean;
  /** The ship has just flown into its sector, so what is there can be used (SG-HOLE-08, SG-WORM-12). */
  entered: boolean;
  using?: 'hole' | 'worm';
}

const anomalyOf = (table: GameTable, { seat, entered }: MoveFrame) =>
  entered ? anomalyAt(table, playerOf(table, seat).sector) : undefined;

export const move = step<MoveFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (table, { seat, left }) => ({
    ask: message('prompt.move', { n: left, sector: playerOf(table, seat).sector }),
    rule: 'SG-MOVE-01',
  }),
  run(table, frame) {
    const die = takeResult(frame);
    if (die !== undefined && frame.using === 'hole') skim(table, frame, die as number);
    else if (die !== undefined) dive(table, frame, die as number);
    else if (table.state.held)
      end(table); // SG-TURN-04
    else if (frame.left === 0 && mayUse(table, frame) === undefined) end(table);
    else return ASK;
    return undefined;
  },
  moves: {
    fly: {
      over: (table, { seat }) => neighboursOf(table, playerOf(table, seat).sector),
      check: (_table, { left }) => (left === 0 ? NO_STEPS_LEFT : undefined),
      apply: (table, frame, _seat, sector) => fly(table, frame, sector as number),
      label(table, _frame, _seat, sector) {
        const what = anomalyAt(table, sector as number);
        return message(what === undefined ? 'move.fly' : `move.fly.${what}`, { sector: sector as number });
      },
    },
    // Only whoever wants to; flying through is harmless (SG-HOLE-01, SG-HOLE-02).
    skim: {
      over: (table, frame) => (anomalyOf(table, frame) === 'blackHole' ? NOTHING : NONE),
      check: (_table, { skimmed }) => (skimmed ? ONE_HOLE : undefined),
      apply(table, frame) {
        frame.using = 'hole';
        frame.skimmed = true;
        frame.entered = false;
        call(table, 'roll', { seat: frame.seat, kind: 'hole', die: 0 });
      },
      label: (table, { left }) => message('move.skim', { n: left * table.content.numbers.holeFactor }),
      odds(table, _frame, seat) {
        const lost = swallowChance(table, seat);
        return {
          outcomes: [
            { of: message('odds.swallowed'), chance: lost },
            { of: message('odds.slingshot'), chance: 1 - lost },
          ],
        };
      },
    },
    // SG-WORM-01
    dive: {
      over: (table, frame) => (anomalyOf(table, frame) === 'wormhole' ? NOTHING : NONE),
      apply(table, frame) {
        frame.using = 'worm';
        frame.entered = false;
        call(table, 'roll', { seat: frame.seat, kind: 'worm', die: 0 });
      },
      label: () => message('move.dive'),
      odds: (table) => ({
        outcomes: [
          ...table.content.board.wormholes.map((sector) => ({
            of: message('sector', { sector }),
            chance: 1 / 6,
          })),
          { of: message('odds.hyperspace'), chance: 1 / 6 },
        ],
      }),
    },
    // Nobody has to move (SG-TURN-05).
    stop: {
      over: () => NOTHING,
      apply: (table) => end(table),
      label: () => message('move.stop'),
    },
  },
});

/** Something here that could still be used this turn. */
function mayUse(table: GameTable, frame: MoveFrame): 'blackHole' | 'wormhole' | undefined {
  const here = anomalyOf(table, frame);
  if (here === 'wormhole') return here;
  return here === 'blackHole' && !frame.skimmed ? here : undefined;
}

/** One adjacent sector for one step, also back again (SG-MOVE-02, SG-MOVE-05). A nebula is the end of it (SG-NEBULA-01, SG-NEBULA-05, SG-HOLE-10). */
function fly(table: GameTable, frame: MoveFrame, sector: number): void {
  playerOf(table, frame.seat).sector = sector;
  frame.left--;
  frame.entered = true;
  note(table, 'sector', String(sector));
  table.emit?.(message('log.fly', { seat: seatName(frame.seat), sector }));
  if (anomalyAt(table, sector) === 'nebula' && cannot(table, 'stopped', frame.seat) === undefined) end(table);
}

const swallowChance = (table: GameTable, seat: Seat): number => {
  if (cannot(table, 'swallowed', seat) !== undefined) return 0;
  const worst = table.content.numbers.holeSwallows - value(table, 'hole', seat);
  return Math.min(6, Math.max(0, worst)) / 6;
};

/** Swallowed as if destroyed in combat (SG-HOLE-03, SG-HOLE-09), or on with twice what is left (SG-HOLE-04, SG-HOLE-06, SG-HOLE-07). */
function skim(table: GameTable, frame: MoveFrame, die: number): void {
  const { holeSwallows, holeFactor } = table.content.numbers;
  const safe = cannot(table, 'swallowed', frame.seat) !== undefined;
  if (!safe && die + value(table, 'hole', frame.seat) <= holeSwallows) {
    table.emit?.(message('log.swallowed', { seat: seatName(frame.seat) }));
    happen(table, 'destroyed', { it: frame.seat, by: CARD_SHIP });
    return;
  }
  frame.left *= holeFactor;
}

/** To the wormhole of that number, be it the same (SG-WORM-02, SG-WORM-08); the rest of the movement follows (SG-WORM-09). */
function dive(table: GameTable, frame: MoveFrame, die: number): void {
  if (emerge(table, frame.seat, die)) return;
  playerOf(table, frame.seat).where = 'hyperspace'; // SG-WORM-03
  table.emit?.(message('log.hyperspace', { seat: seatName(frame.seat) }));
  abort(table, TURN_OVER); // SG-WORM-10
}

function emerge(table: GameTable, seat: Seat, die: number): boolean {
  const sector = table.content.board.wormholes[die - 1];
  if (sector === undefined) return false;
  const player = playerOf(table, seat);
  player.where = 'space';
  player.sector = sector;
  table.emit?.(message('log.emerged', { seat: seatName(seat), n: die, sector }));
  return true;
}

interface HyperspaceFrame extends Frame {
  readonly seat: Seat;
}

/** Another roll; until it names a wormhole, nothing else happens (SG-WORM-04, SG-WORM-05). Ends with whether the ship is back. */
export const hyperspace = step<HyperspaceFrame>({
  run(table, frame) {
    const die = takeResult(frame);
    if (die === undefined) call(table, 'roll', { seat: frame.seat, kind: 'worm', die: 0 });
    else end(table, emerge(table, frame.seat, die as number));
  },
});
