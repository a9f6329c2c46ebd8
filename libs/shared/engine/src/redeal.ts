import type { Random } from '@cantina/random';
import { repool, type Place } from '@cantina/decks';
import { pickable } from './effects/pick.ts';
import type { EffectFrame } from './effects/perform.ts';
import type { Thing } from './json.ts';
import type { SealedFrame } from './sealed.ts';
import type { Frame, Seat } from './state.ts';
import type { Action } from './step.ts';
import type { Table } from './table.ts';

/**
 * Another world that looks the same to one seat: what it does not know is dealt anew. Works in place on a copy. The
 * result depends only on what the seat knows and on `random`.
 */
export function redealInPlace(
  table: Table,
  seat: Seat,
  pools: readonly (readonly Place[])[],
  random: Random,
): void {
  for (const pool of pools) repool(random, pool);
  for (const frame of table.state.stack) {
    if (table.rules.step(frame.step).sealed === true)
      resealAnswers(table, frame as SealedFrame, seat, random);
    else if (frame.step === 'effect.pick') repick(table, frame as EffectFrame, seat, random);
  }
  table.state.random = Array.from({ length: 4 }, () => random.below(2 ** 32) | 0);
}

/** Answers that still lie face down: any the other seat could give in the new world. */
function resealAnswers(table: Table, frame: SealedFrame, seat: Seat, random: Random): void {
  frame.answers.forEach((answer, other) => {
    if (answer === null || other === seat) return;
    frame.answers[other] = null;
    const open = legalIn(table, frame, other);
    frame.answers[other] = open.length === 0 ? answer : (open[random.below(open.length)] as Action);
  });
}

function legalIn(table: Table, frame: Frame, seat: Seat): readonly Action[] {
  const open: Action[] = [];
  for (const [name, move] of Object.entries(table.rules.step(frame.step).moves ?? {})) {
    for (const what of move.over(table, frame, seat)) {
      if (move.check?.(table, frame, seat, what) === undefined) open.push({ do: name, what });
    }
  }
  return open;
}

/** Another seat is half-way through picking from a place this seat cannot see: as many, but others. */
function repick(table: Table, frame: EffectFrame, seat: Seat, random: Random): void {
  const secret = table.rules.node(frame.node).selector?.secret === true;
  if (!secret || frame.decider === seat) return;
  const many = frame.things.length;
  frame.things = [];
  for (let i = 0; i < many; i++) {
    const open = pickable(table, frame);
    if (open.length === 0) break;
    frame.things.push(open[random.below(open.length)] as Thing);
  }
}
