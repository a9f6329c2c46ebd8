import { value, type Frame, type Seat } from '@cantina/engine';
import { galaxyOf } from '../galaxy.ts';
import { playerOf, type Content, type GameTable } from '../state.ts';
import type { MoveFrame } from '../steps/move.ts';
import type { TurnFrame } from '../steps/turn.ts';

/** How long a captain thinks it takes to get somewhere. */

/** Where the ship is in its turn: how far it still gets, and whether it can still land. */
export interface Journey {
  readonly sector: number;
  readonly speed: number;
  readonly left: number;
  readonly lands: boolean;
  /** The planet it has landed on, as long as nothing has been done there. */
  readonly visits: string | null;
  /** A black hole was used on the way. */
  readonly skimmed: boolean;
  /** The round of the next own turn. */
  readonly next: number;
}

export function journeyOf(table: GameTable, seat: Seat): Journey {
  const { state } = table;
  const { sector } = playerOf(table, seat);
  const speed = value(table, 'lightspeed', seat);
  let left = 0;
  let lands = false;
  let visits: string | null = null;
  let skimmed = false;
  for (const frame of state.stack as readonly (Frame & { seat?: Seat; place?: string | null })[]) {
    if (frame.seat !== seat) continue;
    if (frame.step === 'move') ({ left, skimmed } = frame as MoveFrame);
    if (frame.step === 'move') lands = true;
    else if (frame.step === 'explore') [left, lands] = [0, true];
    else if (frame.step === 'turn' && isBeforeMove(frame as TurnFrame))
      [left, lands] = [state.held ? 0 : speed, true];
    else if (frame.step === 'visit') visits = frame.place ?? null;
  }
  return {
    sector,
    speed: Math.max(1, speed),
    left,
    lands: lands && visits === null,
    visits,
    skimmed,
    next: nextTurn(table, seat),
  };
}

/** In this round, if the turn has not come round yet. */
function nextTurn({ state }: GameTable, seat: Seat): number {
  const { seats, first, active, round } = state;
  const place = (one: Seat): number => (one - first + seats) % seats;
  return place(active) < place(seat) ? round : round + 1;
}

/** In which round it gets there. */
export const arrival = ({ next }: Journey, turns: number): number => next + Math.ceil(turns - 0.5) - 1;

/** The frame says what comes next. */
const isBeforeMove = ({ stage }: TurnFrame): boolean => stage === 'destiny' || stage === 'move';

const LANDING = 0.1;
/** So that of two ways equally quick the shorter is taken. */
const PER_STEP = 0.02;

/** Own turns after this one until it stands there. */
export function turnsTo(table: GameTable, journey: Journey, sector: number): number {
  const far = clearSteps(table, journey.sector, sector);
  return 1 + Math.max(0, far / journey.speed - 1) + PER_STEP * far;
}

/** How soon it can stand there in this turn; `undefined` if not any more. */
export function thisTurn(table: GameTable, journey: Journey, sector: number, id: string): number | undefined {
  if (journey.visits !== null) return journey.visits === id ? 0 : undefined;
  const far = clearSteps(table, journey.sector, sector);
  return journey.lands && far <= journey.left ? LANDING + PER_STEP * far : undefined;
}

/** What is so many turns away is worth that much less. */
const PER_TURN = 0.9;
export const discount = (turns: number): number => PER_TURN ** turns;

const known = new WeakMap<Content, Uint8Array>();
const FAR = 99;

/** Steps on a way that does not end in a nebula before its time. */
export function clearSteps(table: GameTable, from: number, to: number): number {
  const { sectors } = galaxyOf(table);
  let far = known.get(table.content);
  if (far === undefined) known.set(table.content, (far = allWays(table)));
  return far[from * (sectors + 1) + to] ?? FAR;
}

function allWays(table: GameTable): Uint8Array {
  const { sectors, neighbours, anomalies } = galaxyOf(table);
  const far = new Uint8Array((sectors + 1) ** 2).fill(FAR);
  for (let from = 1; from <= sectors; from++) {
    const row = from * (sectors + 1);
    far[row + from] = 0;
    const queue = [from];
    for (const sector of queue) {
      if (sector !== from && anomalies[sector] === 'nebula') continue;
      for (const next of neighbours[sector] ?? []) {
        if (far[row + next] !== FAR) continue;
        far[row + next] = (far[row + sector] as number) + 1;
        queue.push(next);
      }
    }
  }
  return far;
}
