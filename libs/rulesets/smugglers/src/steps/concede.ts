import type { Frame, Seat } from '@cantina/engine';
import { isIn, type GameTable } from '../state.ts';
import { leaveGame } from './ending.ts';
import type { TurnFrame } from './turn.ts';

const ROLES = ['seat', 'foe', 'from', 'by', 'you', 'decider', 'speaks', 'it'] as const;

/** Has this seat a part in what is going on? */
const concerns = (frame: Frame, seat: Seat): boolean =>
  ROLES.some((role) => (frame as Frame & Partial<Record<string, unknown>>)[role] === seat);

/** Whoever gives up leaves the game; what they had a part in is dropped, and with it the turn it belonged to. */
export function concede(table: GameTable, seat: Seat): void {
  if (!isIn(table, seat)) return;
  const { stack } = table.state;
  const at = stack.findIndex(({ step }) => step === 'turn');
  const turn = stack[at] as TurnFrame | undefined;
  if (turn !== undefined && stack.slice(at).some((frame) => concerns(frame, seat))) {
    stack.length = at + 1;
    turn.stage = 'end';
  }
  leaveGame(table, seat);
}
