import { abort, call } from '../stack.ts';
import { CHANCE, type Frame, type Seat } from '../state.ts';
import type { Thing } from '../json.ts';
import type { Table } from '../table.ts';
import { holds } from './condition.ts';
import type { Cause } from './literal.ts';
import { amountOf, nextSeat, otherSeats, thingsOf } from './measure.ts';
import type { Node } from './node.ts';
import { isNone, reach } from './reach.ts';

/** A waiting part of an effect. It names its node by path; the node holds the handlers. */
export interface EffectFrame extends Frame, Cause {
  readonly node: string;
  /** The seat (or chance) that answers; differs from `by` where "the opponent chooses". */
  readonly decider: Seat;
  i: number;
  things: Thing[];
}

/** Does an effect. Verbs run at once; only what must wait becomes a frame. */
export function perform(table: Table, node: Node, cause: Cause): void {
  table.probe?.('feature', node.kind);
  switch (node.kind) {
    case 'verb':
      node.verb?.apply(table, cause, node.params);
      return;
    case 'seq':
    case 'all':
      wait(table, 'effect.seq', node, cause);
      return;
    case 'pay':
      performPay(table, node, cause);
      return;
    case 'may':
      if (!isNone(reach(table, node, cause, true))) wait(table, 'effect.may', node, cause);
      return;
    case 'choose':
      performChoose(table, node, cause);
      return;
    case 'pick':
      performPick(table, node, cause);
      return;
    case 'each':
      forEach(table, node, cause, thingsOf(table, node, cause));
      return;
    case 'repeat':
      performRepeat(table, node, cause);
      return;
    case 'other':
      performOther(table, node, cause);
      return;
    case 'given':
      performGiven(table, node, cause);
      return;
    case 'test':
      wait(table, 'effect.test', node, cause);
      return;
    case 'call':
      call(table, node.label, {
        you: cause.you,
        by: cause.by,
        source: cause.source,
        it: cause.it,
        ...node.params,
      });
      return;
    case 'abort':
      abort(table, node.label);
  }
}

/** Does the effect in one of a card's slots: `performSlot(table, 'tie-fighter/ability', cause)`. */
export function performSlot(table: Table, path: string, cause: Cause): void {
  perform(table, table.rules.node(path), cause);
}

export function wait(
  table: Table,
  step: string,
  node: Node,
  { you, by, source, it }: Cause,
  things: Thing[] = [],
): void {
  const frame: EffectFrame = {
    step,
    node: node.path,
    you,
    by,
    source,
    it,
    decider: decider(table, node, by),
    i: 0,
    things,
  };
  table.state.stack.push(frame);
}

function decider(table: Table, node: Node, by: Seat): Seat {
  return node.decider === 'opponent' ? nextSeat(table, by) : by;
}

/** All of the cost or nothing. Where only a look into hidden cards tells, the question is put all the same. */
function performPay(table: Table, node: Node, cause: Cause): void {
  if (reach(table, node, cause) === 'all') wait(table, 'effect.seq', node, cause);
  else if (cause.by !== CHANCE && !isNone(reach(table, node, cause, true)))
    wait(table, 'effect.none', node, cause);
}

/** How often is settled at the start: what is counted may change on the way. */
function performRepeat(table: Table, node: Node, cause: Cause): void {
  const times = amountOf(table, node.n, cause);
  if (times > 0) wait(table, 'effect.repeat', node, cause, [times]);
}

/** Offers only what is not none; a single public possibility needs no question. */
function performChoose(table: Table, node: Node, cause: Cause): void {
  const open = node.kids.filter((kid) => !isNone(reach(table, kid, cause, true)));
  if (open.length > 1) {
    wait(table, 'effect.choose', node, cause);
    return;
  }
  const only = open[0];
  if (only === undefined) return;
  arm(table, node, node.kids.indexOf(only));
  perform(table, only, cause);
}

/** Notes for the reach report which way a fork went. */
export function arm(table: Table, node: Node, index: number): void {
  table.probe?.('arm', `${node.path}#${index}`);
}

function performPick(table: Table, node: Node, cause: Cause): void {
  const { selector } = node;
  if (isNone(reach(table, node, cause, true))) return;
  const things = thingsOf(table, node, cause);
  if (selector?.secret !== true && !node.upTo && things.length <= amountOf(table, node.n, cause)) {
    forEach(table, node, cause, things); // nothing to decide, and everybody can see that
  } else {
    wait(table, 'effect.pick', node, cause);
  }
}

/** The inner effect for every thing in turn. */
export function forEach(table: Table, node: Node, cause: Cause, things: readonly Thing[]): void {
  if (things.length === 1) perform(table, node.kids[0] as Node, { ...cause, it: things[0] as Thing });
  else if (things.length > 1) wait(table, 'effect.each', node, cause, things.slice());
}

function performOther(table: Table, node: Node, cause: Cause): void {
  const others = otherSeats(table, cause.by);
  const seat = others[0];
  if (seat === undefined) return;
  if (node.which === 'next' || others.length === 1) {
    perform(table, node.kids[0] as Node, { ...cause, you: seat, by: seat });
  } else if (node.which === 'each') {
    wait(table, 'effect.others', node, cause, others.slice());
  } else {
    wait(table, 'effect.whom', node, cause);
  }
}

function performGiven(table: Table, node: Node, cause: Cause): void {
  if (node.condition === undefined) return;
  const index = holds(table, node.condition, cause) ? 0 : 1;
  arm(table, node, index);
  const branch = node.kids[index];
  if (branch !== undefined) perform(table, branch, cause);
}
