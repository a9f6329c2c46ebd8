import { NOTHING, type Thing } from '../json.ts';
import { message } from '../message.ts';
import { end } from '../stack.ts';
import { CHANCE, type Seat } from '../state.ts';
import { ASK, stepsFor } from '../step.ts';
import type { Table } from '../table.ts';
import { amountOf, thingsOf } from './measure.ts';
import type { Node } from './node.ts';
import { forEach, type EffectFrame } from './perform.ts';
import { promptOf } from './prompt.ts';
import type { Verdict } from '../verdict.ts';

/**
 * Pointing at n things: one action each, in ascending order of the list, so that a set is chosen in one way only. Copies
 * (two of the same card number) are one choice until one of them is taken. Taking back is undo.
 */

const nodeOf = (table: Table, frame: EffectFrame): Node => table.rules.node(frame.node);

/** What is left of the list behind the last thing picked. */
function behind(table: Table, frame: EffectFrame): readonly Thing[] {
  const { selector, params } = nodeOf(table, frame);
  const things = selector?.things(table, frame, params) ?? [];
  let at = 0;
  for (const picked of frame.things) at = Math.max(at, things.indexOf(picked, at) + 1);
  return things.slice(at);
}

function forbids(table: Table, frame: EffectFrame, thing: Thing): Verdict {
  const { selector, params } = nodeOf(table, frame);
  return selector?.check?.(table, frame, thing, params);
}

function wanted(table: Table, frame: EffectFrame): number {
  return amountOf(table, nodeOf(table, frame).n, frame) - frame.things.length;
}

/**
 * Each different thing, also one that a rule forbids; of the others only those that still leave enough behind them. If
 * there are too few in all, every one must be taken.
 */
function pointable(table: Table, frame: EffectFrame): readonly Thing[] {
  const missing = wanted(table, frame);
  if (missing <= 0) return [];
  const rest = behind(table, frame);
  let left = 0;
  for (const thing of rest) if (forbids(table, frame, thing) === undefined) left++;
  const need = nodeOf(table, frame).upTo ? 1 : Math.min(missing, left);
  const listed: Thing[] = [];
  for (const thing of rest) {
    const enough = forbids(table, frame, thing) !== undefined || left-- >= need;
    if (enough && !listed.includes(thing)) listed.push(thing);
  }
  return listed;
}

/** What may really be picked next. */
export function pickable(table: Table, frame: EffectFrame): readonly Thing[] {
  return pointable(table, frame).filter((thing) => forbids(table, frame, thing) === undefined);
}

/** Chance takes as many as it may; every set of them is equally likely, and each copy counts. */
function drawLots(table: Table, frame: EffectFrame): void {
  const things = thingsOf(table, nodeOf(table, frame), frame);
  let missing = Math.min(wanted(table, frame), things.length);
  for (let i = 0; missing > 0; i++) {
    if (table.random.below(things.length - i) >= missing) continue;
    frame.things.push(things[i] as Thing);
    missing--;
  }
  close(table, frame);
}

function take(table: Table, frame: EffectFrame, thing: Thing): void {
  frame.things.push(thing);
  if (wanted(table, frame) <= 0) close(table, frame);
}

/** All are picked: now they are dealt with, one after the other. */
function close(table: Table, frame: EffectFrame): void {
  end(table);
  forEach(
    table,
    nodeOf(table, frame),
    { you: frame.you, by: frame.by, source: frame.source, it: frame.it },
    frame.things,
  );
}

function mayStop(table: Table, frame: EffectFrame): boolean {
  if (nodeOf(table, frame).upTo || wanted(table, frame) <= 0) return true;
  for (const thing of behind(table, frame)) if (forbids(table, frame, thing) === undefined) return false;
  return true;
}

export const pickStep = stepsFor<Table>()<EffectFrame>({
  actors: (_table, frame): readonly Seat[] => [frame.decider],
  prompt: promptOf,
  run(table, frame) {
    if (frame.decider !== CHANCE) return ASK;
    drawLots(table, frame);
    return undefined;
  },
  moves: {
    pick: {
      over: pointable,
      check: (table, frame, _seat, thing) => forbids(table, frame, thing as Thing),
      apply: (table, frame, _seat, thing) => take(table, frame, thing as Thing),
      label(table, frame, _seat, thing) {
        const { selector, params } = nodeOf(table, frame);
        return selector?.name(table, frame, thing as Thing, params) ?? message('move.pick');
      },
    },
    done: {
      over: (table, frame) => (mayStop(table, frame) ? NOTHING : []),
      apply: close,
      label: () => message('move.done'),
    },
  },
});
