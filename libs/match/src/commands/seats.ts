import type { Seat } from '@cantina/engine';
import { write, type Decided, type Signature } from '../change.ts';
import { HOST } from '../entries.ts';
import type { Game } from '../game.ts';
import type { Owner } from '../head.ts';
import { no, type Refused } from '../refused.ts';
import { isTaken } from '../seating.ts';
import { botAt, holds, type Standing } from '../standing.ts';
import { notPlaying, notTheirs } from './act.ts';
import { isColour, isNonce, tidyName } from './words.ts';

/** Coming, going and beginning. */

export interface JoinRequest {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: string;
  readonly nonce?: string;
  /** Vouched for by the host: this person gives their seat to whoever joins. */
  readonly from?: Owner;
}

export function join(game: Game, before: Standing, request: JoinRequest, signature: Signature): Decided {
  const { seat, colour, nonce = '' } = request;
  const name = tidyName(request.name);
  if (name === undefined) return no('bad-name');
  if (!isColour(colour)) return no('bad-colour');
  if (!isNonce(nonce)) return no('bad-nonce');
  const refused = mayNotJoin(before, seat, request.from ?? signature.by);
  if (refused !== undefined) return refused;
  if (before.seats.some((chair, other) => other !== seat && chair.colour === colour))
    return no('colour-taken');
  return write(game, before, { type: 'join', seat, name, colour, nonce }, signature);
}

function mayNotJoin({ seats, stage }: Standing, seat: Seat, by: string): Refused | undefined {
  const chair = seats[seat];
  if (chair === undefined) return no('no-seat');
  if (stage === 'over') return no('over');
  if (chair.owner === by) return undefined;
  return chair.kind === 'open' && stage === 'seating' ? undefined : no('seat-taken');
}

export interface LeaveRequest {
  readonly seat: Seat;
  /** A bot that goes on in this seat. */
  readonly bot?: string;
}

/** Whoever sits there may go at any time; a chair left without a bot may get one from anybody at the table. */
export function leave(game: Game, before: Standing, request: LeaveRequest, signature: Signature): Decided {
  const { seat, bot = null } = request;
  const { seats, stage } = before;
  const { by } = signature;
  const chair = seats[seat];
  if (chair === undefined) return no('no-seat');
  if (stage === 'over') return no('over');
  const own = chair.owner === by && !chair.away;
  const lone = chair.away && chair.level === null && bot !== null;
  const atTable = seats.some((other) => holds(other, by));
  if (!own && !(lone && (atTable || chair.owner === by))) return no('not-your-seat');
  return write(game, before, { type: 'leave', seat, bot }, signature);
}

export interface TimeoutRequest {
  readonly seat: Seat;
  /** A bot that goes on in this seat; without one the seat has lost. */
  readonly bot?: string;
}

/** The clock of a seat ran out, says the host. */
export function timeout(game: Game, before: Standing, request: TimeoutRequest, at: number): Decided {
  const { seat, bot = null } = request;
  const refused = notPlaying(before);
  if (refused !== undefined) return refused;
  const chair = before.seats[seat];
  if (chair === undefined) return no('no-seat');
  if (botAt(chair) !== null) return no('not-your-seat');
  return write(game, before, { type: 'timeout', seat, bot }, { by: HOST, at });
}

export interface StartRequest {
  /** Bots for the chairs nobody took. */
  readonly bots?: string;
}

/** Whoever created the match begins; if they do not sit at the table, anybody who does. */
export function start(game: Game, before: Standing, request: StartRequest, signature: Signature): Decided {
  const { bots = null } = request;
  const { seats, stage } = before;
  const { createdBy } = game.head;
  if (stage !== 'seating') return no('started');
  const mayBegin = seats.some(({ owner }) => owner === createdBy) ? [] : seats;
  const { by } = signature;
  if (by !== createdBy && !mayBegin.some((chair) => holds(chair, by))) return no('not-yours-to-start');
  if (bots === null && !seats.every(isTaken)) return no('not-ready');
  return write(game, before, { type: 'start', bots }, signature);
}

export function concede(
  game: Game,
  before: Standing,
  { seat }: { readonly seat: Seat },
  signature: Signature,
): Decided {
  const refused = notPlaying(before) ?? notTheirs(before, seat, signature.by);
  return refused ?? write(game, before, { type: 'concede', seat }, signature);
}
