import { mayGoBack, type Core, type Seat } from '@cantina/engine';
import { andThen, write, type Decided, type Signature } from '../change.ts';
import type { Game } from '../game.ts';
import type { Owner } from '../head.ts';
import { running } from '../play.ts';
import { no, type Refused } from '../refused.ts';
import { botAt, ownersOf, type Standing, type Step } from '../standing.ts';
import { notPlaying, notTheirs } from './act.ts';

/**
 * Taking back. Free for one's own acts since the last news; beyond that if everybody else at the table agrees, and bots do.
 * One person at all the chairs needs nobody's consent.
 */

export interface UndoRequest {
  readonly seat: Seat;
  /** How many of the seat's own acts, with all that came after them. */
  readonly acts?: number;
  /** Ask the others, if it is not free. */
  readonly ask?: boolean;
}

/** How the game stood after an earlier entry; may have to be fetched. */
export type Recall = (seq: number) => Promise<Core>;

export async function undo(
  game: Game,
  before: Standing,
  request: UndoRequest,
  signature: Signature,
  recall: Recall,
): Promise<Decided> {
  const { seat, acts = 1, ask = false } = request;
  const { by } = signature;
  const refused = notPlaying(before) ?? notTheirs(before, seat, by);
  if (refused !== undefined) return refused;
  const at = startOfUndo(before.line, seat, acts);
  if (at === undefined) return no('nothing-to-undo');
  const to = before.line[at - 1]?.seq ?? before.base;
  const then = await recall(to);
  const own = before.line.slice(at).every((step) => step.seat === seat);
  const free = own && mayGoBack(then, running(before.state));
  if (free || consentOf(before, by).length === 0)
    return write(game, before, { type: 'undo', seat, to }, signature, () => then);
  if (!ask) return no('needs-consent');
  if (before.request !== null && before.request.by !== by) return no('request-open');
  return write(game, before, { type: 'ask', seat, to }, signature);
}

/** Where in the line the seat's n-th last act is. */
function startOfUndo(line: readonly Step[], seat: Seat, acts: number): number | undefined {
  let left = acts;
  for (let at = line.length - 1; at >= 0; at--) {
    if (line[at]?.seat === seat && --left === 0) return at;
  }
  return undefined;
}

/** The people whose consent it takes: all others with a chair that no bot plays. */
function consentOf({ seats }: Standing, by: Owner): readonly Owner[] {
  return ownersOf(seats.filter((chair) => botAt(chair) === null)).filter((owner) => owner !== by);
}

/** An answer to what was asked for; the last consent takes it back. Whoever asked may withdraw. */
export async function reply(
  game: Game,
  before: Standing,
  { agree }: { readonly agree: boolean },
  signature: Signature,
  recall: Recall,
): Promise<Decided> {
  const { request } = before;
  const { by, at } = signature;
  const refused = notPlaying(before);
  if (refused !== undefined) return refused;
  if (request === null) return no('no-request');
  const asked = consentOf(before, request.by);
  const withdraws = by === request.by && !agree;
  if (!withdraws && (!asked.includes(by) || request.agreed.includes(by))) return no('not-your-seat');
  const replied = write(game, before, { type: 'reply', agree }, signature);
  const agreed = replied.standing.request?.agreed ?? [];
  if (!agree || !asked.every((owner) => agreed.includes(owner))) return replied;
  const { seat, to } = request;
  const then = await recall(to);
  const done = write(game, replied.standing, { type: 'undo', seat, to }, { by: request.by, at }, () => then);
  return andThen(replied, done);
}

/** Takes the last undo back: free for one's own acts, and for whoever is alone. */
export async function redo(
  game: Game,
  before: Standing,
  { seat }: { readonly seat: Seat },
  signature: Signature,
  recall: Recall,
): Promise<Decided> {
  const refused: Refused | undefined = notPlaying(before) ?? notTheirs(before, seat, signature.by);
  if (refused !== undefined) return refused;
  const steps = before.undone.at(-1);
  const to = steps?.at(-1)?.seq;
  if (steps === undefined || to === undefined) return no('nothing-to-redo');
  const own = steps.every((step) => step.seat === seat);
  if (!own && consentOf(before, signature.by).length > 0) return no('needs-consent');
  const then = await recall(to);
  return write(game, before, { type: 'redo', seat, to }, signature, () => then);
}
