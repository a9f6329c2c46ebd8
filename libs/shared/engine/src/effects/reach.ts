import type { Table } from '../table.ts';
import { CHANGES_NOTHING, CONDITION_FAILS, COST_UNPAID, NO_TARGET } from '../verdict.ts';
import { holds, whyNot } from './condition.ts';
import type { Cause } from './literal.ts';
import { amountOf, otherSeats, thingsOf } from './measure.ts';
import type { Node } from './node.ts';
import type { Reach } from './vocabulary.ts';

/**
 * How much of this effect could be done now? The refusal, if none of it, reaches the button. `publicly` asks the same
 * from what everybody knows: whether a question is put at all must not tell what lies in a hidden hand.
 */
export function reach(table: Table, node: Node, cause: Cause, publicly = false): Reach {
  switch (node.kind) {
    case 'verb':
      return node.verb?.reach === undefined ? 'all' : node.verb.reach(table, cause, node.params);
    case 'seq':
    case 'all':
      return together(table, node, cause, publicly);
    case 'choose':
      return best(table, node, cause, publicly);
    case 'may':
      return reach(table, node.kids[0] as Node, cause, publicly);
    case 'repeat':
      return amountOf(table, node.n, cause) > 0
        ? reach(table, node.kids[0] as Node, cause, publicly)
        : CHANGES_NOTHING;
    case 'pay':
      return reachOfPay(table, node, cause, publicly);
    case 'pick':
      return reachOfPick(table, node, cause, publicly);
    case 'each':
      return reachOfEach(table, node, cause, publicly);
    case 'other':
      return reachOfOther(table, node, cause, publicly);
    case 'given':
      return reachOfGiven(table, node, cause, publicly);
    case 'test':
    case 'call':
    case 'abort':
      return 'all';
  }
}

export const isNone = (answer: Reach): boolean => typeof answer !== 'string';

function together(table: Table, node: Node, cause: Cause, publicly: boolean): Reach {
  let whole = true;
  let any = false;
  let why: Reach | undefined;
  for (const kid of node.kids) {
    const answer = reach(table, kid, cause, publicly);
    if (isNone(answer)) why ??= answer;
    else any = true;
    whole &&= answer === 'all';
  }
  return whole ? 'all' : any ? 'some' : (why ?? CHANGES_NOTHING);
}

function best(table: Table, node: Node, cause: Cause, publicly: boolean): Reach {
  let answer: Reach | undefined;
  for (const kid of node.kids) {
    const one = reach(table, kid, cause, publicly);
    if (one === 'all') return 'all';
    if (one === 'some') answer = one;
    else answer ??= one;
  }
  return answer ?? CHANGES_NOTHING;
}

/** All of the cost, and, where the gain starts by pointing at something, something to point at. */
function reachOfPay(table: Table, node: Node, cause: Cause, publicly: boolean): Reach {
  const [cost, gain] = node.kids as [Node, Node];
  const affordable = reach(table, cost, cause, publicly);
  if (affordable !== 'all') return isNone(affordable) ? affordable : COST_UNPAID;
  if (gain.kind !== 'pick') return 'all';
  const target = reach(table, gain, cause, publicly);
  return isNone(target) ? target : 'all';
}

function reachOfPick(table: Table, node: Node, cause: Cause, publicly: boolean): Reach {
  const many = amountOf(table, node.n, cause);
  if (many <= 0) return CHANGES_NOTHING;
  if (publicly && node.selector?.secret === true) return mightFind(table, node, cause);
  const found = thingsOf(table, node, cause).length;
  if (found === 0) return whyNothing(table, node, cause);
  return node.upTo || found >= many ? 'all' : 'some';
}

function reachOfEach(table: Table, node: Node, cause: Cause, publicly: boolean): Reach {
  if (publicly && node.selector?.secret === true) return mightFind(table, node, cause);
  return thingsOf(table, node, cause).length > 0 ? 'all' : whyNothing(table, node, cause);
}

/** A secret place, seen from outside. */
function mightFind(table: Table, { selector, params }: Node, cause: Cause): Reach {
  return selector?.possible?.(table, cause, params) === false ? NO_TARGET : 'all';
}

/** Nothing there at all, or the rule that forbids the first thing there. */
function whyNothing(table: Table, { selector, params }: Node, cause: Cause): Reach {
  const first = selector?.things(table, cause, params)[0];
  return first === undefined ? NO_TARGET : (selector?.check?.(table, cause, first, params) ?? NO_TARGET);
}

/** For a single other the answer is known; one of several, or everybody, can be asked in any case. */
function reachOfOther(table: Table, node: Node, cause: Cause, publicly: boolean): Reach {
  const others = otherSeats(table, cause.by);
  const seat = others[0];
  if (seat === undefined) return NO_TARGET;
  if (node.which !== 'next' && others.length > 1) return 'all';
  return reach(table, node.kids[0] as Node, { ...cause, you: seat, by: seat }, publicly);
}

function reachOfGiven(table: Table, node: Node, cause: Cause, publicly: boolean): Reach {
  const { condition } = node;
  if (condition === undefined) return 'all';
  if (publicly && condition.secret) return best(table, node, cause, publicly);
  const yes = holds(table, condition, cause);
  const branch = node.kids[yes ? 0 : 1];
  if (branch !== undefined) return reach(table, branch, cause, publicly);
  return whyNot(table, condition, cause) ?? CONDITION_FAILS;
}
