import type { Core, Seat } from '@cantina/engine';
import type { Asked } from './decisions.ts';
import type { MatchHead, Owner, SeatPlan } from './head.ts';

/** How a match stands after some entry: the fold of its log. Plain data, so that it can be kept as a snapshot. */
export interface Standing {
  readonly seq: number;
  readonly stage: Stage;
  readonly seats: readonly Chair[];
  /** What the seats gave to the chance of the match, as it was at the start. */
  readonly nonces: readonly string[];
  readonly state: Core | null;
  readonly asked: readonly Asked[];
  /** The entry behind which nobody can go back: the start, or the last concession. */
  readonly base: number;
  /** The acts that count, oldest first: undone ones are not among them. */
  readonly line: readonly Step[];
  /** What may be redone: the acts each undo took away, the latest undo last. */
  readonly undone: readonly (readonly Step[])[];
  readonly request: UndoRequest | null;
  /** Somebody alone went back past what they had learnt. */
  readonly practice: boolean;
}

export type Stage = 'seating' | 'playing' | 'over';

export interface Chair {
  readonly kind: 'human' | 'open' | 'bot';
  readonly owner: Owner | null;
  /** `null` = a chair kept for somebody who has not sat down yet, or nobody's. */
  readonly name: string | null;
  readonly colour: string | null;
  readonly nonce: string;
  /** Whoever owns it is not there. */
  readonly away: boolean;
  /** The bot that plays here, for good or standing in. */
  readonly level: string | null;
}

export interface Step {
  readonly seq: number;
  readonly seat: Seat;
}

interface UndoRequest {
  readonly seat: Seat;
  readonly by: Owner;
  readonly to: number;
  readonly agreed: readonly Owner[];
}

/** Before anybody has sat down. */
export function newStanding({ seats, createdBy }: MatchHead): Standing {
  return {
    seq: 0,
    stage: 'seating',
    seats: seats.map((plan) => newChair(plan, createdBy)),
    nonces: [],
    state: null,
    asked: [],
    base: 0,
    line: [],
    undone: [],
    request: null,
    practice: false,
  };
}

const FREE: Chair = {
  kind: 'open',
  owner: null,
  name: null,
  colour: null,
  nonce: '',
  away: false,
  level: null,
};

function newChair(plan: SeatPlan, createdBy: Owner): Chair {
  if (plan.kind === 'bot') return botChair(plan.level);
  return plan.kind === 'human' ? { ...FREE, kind: 'human', owner: createdBy } : FREE;
}

export const freeChair = (): Chair => FREE;

export const botChair = (level: string): Chair => ({ ...FREE, kind: 'bot', level });

/** The bot that decides for this chair now, if one does. */
export function botAt(chair: Chair | undefined): string | null {
  return chair?.kind === 'bot' || chair?.away === true ? chair.level : null;
}

/** Does this person decide for this chair now? */
export function holds(chair: Chair | undefined, owner: Owner): boolean {
  return chair?.owner === owner && chair.name !== null && !chair.away;
}

/** Everybody who owns a chair, each once. */
export function ownersOf(seats: readonly Chair[]): readonly Owner[] {
  return [...new Set(seats.flatMap(({ owner }) => owner ?? []))];
}
