import {
  abort,
  call,
  cannot,
  end,
  happen,
  message,
  NONE,
  NOTHING,
  refusal,
  takeResult,
  value,
  ASK,
  type Forecast,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { emptyHold, unitsAboard } from '../cargo.ts';
import { KOROTH } from '../galaxy.ts';
import type { Port } from '../kinds.ts';
import { seatName } from '../names.ts';
import { playerOf, type GameTable } from '../state.ts';
import { payOut, raiseBounty } from './ledger.ts';
import { imprison } from './prison.ts';
import { noteCell, tableRow } from './roll.ts';
import { only, step, TURN_OVER } from './step.ts';

const TOO_POOR = refusal('SG-RACE-14');

const RESULTS = ['clear', 'bounty', 'fine', 'detained', 'imprisoned'] as const;
export type Result = (typeof RESULTS)[number];

/** A customs roll: on a planet, or, with no place, by a patrol on a card. */
export interface CustomsFrame extends Frame {
  readonly seat: Seat;
  readonly place: string | null;
  readonly port: Port;
  /** How many dice will be rolled, those already paid for included. */
  dice: number;
  /** What they show. */
  shown: number[];
  stage: 'bribe' | 'roll' | 'choose' | 'done';
}

export const customsLocals = (seat: Seat, place: string | null, port: Port) => ({
  seat,
  place,
  port,
  dice: 1,
  shown: [],
  stage: 'bribe',
});

function customsResult(table: GameTable, seat: Seat, port: Port, die: number): Result {
  const row = tableRow(table, seat, 'customs', die);
  return RESULTS[table.content.tables.customs[row]?.[port] ?? 0] as Result;
}

/** Chances of each result with so many dice, the best of which counts. */
export function customsOdds(table: GameTable, seat: Seat, port: Port, dice: number): Forecast {
  const chances = new Map<Result, number>();
  let worse = 1;
  for (let die = 1; die <= 6; die++) {
    const left = (1 - die / 6) ** dice;
    const result = customsResult(table, seat, port, die);
    chances.set(result, (chances.get(result) ?? 0) + worse - left);
    worse = left;
  }
  return {
    outcomes: [...chances].map(([result, chance]) => ({ of: message(`customs.${result}`), chance })),
  };
}

/**
 * The roll by the size of the starport (SG-CUSTOMS-05). On Koroth extra dice can be had for money first, and the player says
 * which of them counts (SG-RACE-14, SG-RACE-15, SG-RACE-23, SG-RACE-26).
 */
export const customs = step<CustomsFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (table, { stage, dice, seat }) => ({
    ask:
      stage === 'bribe'
        ? message('prompt.bribe', { n: dice, price: value(table, 'bribe', seat) })
        : message('prompt.customsDie'),
    rule: stage === 'bribe' ? 'SG-RACE-14' : 'SG-RACE-15',
  }),
  run(table, frame) {
    switch (frame.stage) {
      case 'bribe':
        if (frame.place === KOROTH) return ASK; // nowhere else (SG-RACE-16)
        frame.stage = 'roll';
        return undefined;
      case 'roll':
        gatherDice(table, frame);
        return undefined;
      case 'choose':
        if (new Set(frame.shown).size > 1) return ASK;
        judge(table, frame, frame.shown[0] as number);
        return undefined;
      case 'done':
        end(table, 'passed');
        return undefined;
    }
  },
  moves: {
    bribe: {
      over: (_table, { stage }) => (stage === 'bribe' ? NOTHING : NONE),
      check: (table, _frame, seat) =>
        playerOf(table, seat).credits < value(table, 'bribe', seat) ? TOO_POOR : undefined,
      apply(table, frame, seat) {
        payOut(table, seat, value(table, 'bribe', seat));
        frame.dice++;
      },
      label: (table, _frame, seat) => message('move.bribe', { n: value(table, 'bribe', seat) }),
      odds: (table, { port, dice }, seat) => customsOdds(table, seat, port, dice + 1),
    },
    rollCustoms: {
      over: (_table, { stage }) => (stage === 'bribe' ? NOTHING : NONE),
      apply: (_table, frame) => void (frame.stage = 'roll'),
      label: (_table, { dice }) => message('move.rollCustoms', { n: dice }),
      odds: (table, { port, dice }, seat) => customsOdds(table, seat, port, dice),
    },
    takeDie: {
      over: (_table, { stage, shown }) =>
        stage === 'choose' ? [...new Set(shown)].sort((a, b) => a - b) : NONE,
      apply: (table, frame, _seat, die) => judge(table, frame, die as number),
      label: (table, { port }, seat, die) =>
        message('move.takeDie', {
          die: die as number,
          result: message(`customs.${customsResult(table, seat, port, die as number)}`),
        }),
    },
  },
});

function gatherDice(table: GameTable, frame: CustomsFrame): void {
  const die = takeResult(frame);
  if (die !== undefined) frame.shown.push(die as number);
  if (frame.shown.length < frame.dice) call(table, 'roll', { seat: frame.seat, kind: 'customs', die: 0 });
  else frame.stage = 'choose';
}

/** What the table says happens; then the turn goes on, or it is over (SG-CUSTOMS-12..16). */
function judge(table: GameTable, frame: CustomsFrame, die: number): void {
  const { seat, port } = frame;
  frame.stage = 'done';
  noteCell(table, 'customs', tableRow(table, seat, 'customs', die), port);
  const result = customsResult(table, seat, port, die);
  table.emit?.(message('log.customs', { seat: seatName(seat), result: message(`customs.${result}`) }));
  if (result === 'bounty')
    raiseBounty(table, seat, value(table, 'hazard', seat)); // SG-CUSTOMS-17
  else if (result === 'fine') fine(table, seat);
  else if (result === 'detained') detain(table, seat);
  else if (result === 'imprisoned') imprison(table, seat);
}

/** Whoever cannot pay all of it keeps the money and is detained instead (SG-CUSTOMS-14, SG-CUSTOMS-19, SG-CUSTOMS-23). */
function fine(table: GameTable, seat: Seat): void {
  const n = value(table, 'fine', seat);
  if (playerOf(table, seat).credits < n) detain(table, seat);
  else happen(table, 'fined', { it: seat, n });
}

/** Cargo lost, turn over (SG-CUSTOMS-15). */
function detain(table: GameTable, seat: Seat): void {
  happen(table, 'detained', { it: seat });
}

export function confiscate(table: GameTable, seat: Seat): void {
  if (cannot(table, 'confiscated', seat) !== undefined) return;
  const player = playerOf(table, seat);
  const n = unitsAboard(player);
  emptyHold(player);
  if (n > 0) table.emit?.(message('log.confiscated', { seat: seatName(seat), n }));
}

/** For whoever is not at turn, nothing is cut short. */
export function endTurnOf(table: GameTable, seat: Seat): void {
  if (table.state.active === seat) abort(table, TURN_OVER);
}
