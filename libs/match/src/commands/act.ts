import type { Action, GameEvent, Seat } from '@cantina/engine';
import { signed, type Decided, type Signature } from '../change.ts';
import { Defect } from '../defect.ts';
import { BOT, type Act } from '../entries.ts';
import { acted } from '../fold.ts';
import type { Game } from '../game.ts';
import { plainCopy } from '../plain.ts';
import { copyFor, running, tryActions } from '../play.ts';
import { no, type Refused } from '../refused.ts';
import { botAt, holds, type Standing } from '../standing.ts';

/** So many actions a request may carry. */
const MOST_ACTIONS = 20;

export interface ActRequest {
  readonly seat: Seat;
  /** The number of the decision it answers. */
  readonly decision: number;
  readonly actions: readonly unknown[];
}

/** Answers a decision, by whoever decides for the seat now. */
export function act(game: Game, before: Standing, request: ActRequest, signature: Signature): Decided {
  const { seat, decision } = request;
  const refused = notPlaying(before) ?? notTheirs(before, seat, signature.by);
  if (refused !== undefined) return refused;
  if (before.asked[seat]?.number !== decision) return stale(game, before, seat);
  const actions = copied(request.actions);
  if (actions === undefined) return no('bad-actions');

  const deed: Act = { type: 'act', seat, decision, actions };
  const entry = signed(before, deed, signature);
  const events: GameEvent[] = [];
  try {
    const state = copyFor(game, before, entry.seq);
    const objection = tryActions(game, state, seat, actions, events);
    if (objection === undefined)
      return { written: [{ entry, events }], standing: acted(game, before, entry, state) };
    const { index, refusal } = objection;
    if (refusal === undefined) return { code: 'news-in-between', index };
    return {
      code: 'refused',
      index,
      rule: refusal.rule,
      ...(refusal.params === undefined ? {} : { params: refusal.params }),
    };
  } catch (error) {
    throw new Defect(game, entry.seq, deed, error);
  }
}

/** Whether they are actions, the rules tell. */
function copied(actions: readonly unknown[]): readonly Action[] | undefined {
  if (actions.length === 0 || actions.length > MOST_ACTIONS) return undefined;
  return plainCopy(actions as readonly Action[]);
}

export function notPlaying({ stage }: Standing): Refused | undefined {
  if (stage === 'playing') return undefined;
  return no(stage === 'seating' ? 'not-started' : 'over');
}

export function notTheirs({ seats }: Standing, seat: Seat, by: string): Refused | undefined {
  const chair = seats[seat];
  if (chair === undefined) return no('no-seat');
  const may = by === BOT ? botAt(chair) !== null : holds(chair, by);
  return may ? undefined : no('not-your-seat');
}

/** Too late, or too early: here is what the seat is asked now. */
function stale({ ruleset }: Game, { asked, state }: Standing, seat: Seat): Refused {
  return {
    code: 'stale',
    decision: asked[seat]?.number ?? 0,
    prompt: ruleset.prompt(running(state), seat) ?? null,
  };
}
