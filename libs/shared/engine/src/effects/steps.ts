import { NOTHING, type Thing } from '../json.ts';
import { message, type Message } from '../message.ts';
import { call, end } from '../stack.ts';
import { CHANCE, type Seat } from '../state.ts';
import { ASK, stepsFor, type Move, type Step } from '../step.ts';
import type { Table } from '../table.ts';
import { otherSeats } from './measure.ts';
import type { Node } from './node.ts';
import { forecastOf } from './odds.ts';
import { arm, perform, type EffectFrame } from './perform.ts';
import { pickStep } from './pick.ts';
import { promptOf } from './prompt.ts';
import { isNone, reach } from './reach.ts';
import { textOf } from './text.ts';

/** The steps in which a half-done effect waits: for its next part, or for somebody's answer. */

const step = stepsFor<Table>();
const nodeOf = (table: Table, frame: EffectFrame): Node => table.rules.node(frame.node);
const decides = (_table: Table, frame: EffectFrame): readonly Seat[] => [frame.decider];

/** Goes through the parts in order; the last one leaves the stack before it starts, so chains stay flat. */
function nextPart(table: Table, frame: EffectFrame, parts: number, part: (i: number) => void): void {
  const { stack } = table.state;
  const i = frame.i++;
  if (frame.i >= parts && stack[stack.length - 1] === frame) stack.pop();
  if (i < parts) part(i);
}

const seqStep = step<EffectFrame>({
  run(table, frame) {
    const { kids } = nodeOf(table, frame);
    nextPart(table, frame, kids.length, (i) => perform(table, kids[i] as Node, frame));
  },
});

const eachStep = step<EffectFrame>({
  run(table, frame) {
    const kid = nodeOf(table, frame).kids[0] as Node;
    nextPart(table, frame, frame.things.length, (i) =>
      perform(table, kid, { ...causeOf(frame), it: frame.things[i] as Thing }),
    );
  },
});

const othersStep = step<EffectFrame>({
  run(table, frame) {
    const kid = nodeOf(table, frame).kids[0] as Node;
    nextPart(table, frame, frame.things.length, (i) => {
      const seat = frame.things[i] as Seat;
      perform(table, kid, { ...causeOf(frame), you: seat, by: seat });
    });
  },
});

const repeatStep = step<EffectFrame>({
  run(table, frame) {
    const kid = nodeOf(table, frame).kids[0] as Node;
    nextPart(table, frame, frame.things[0] as number, () => perform(table, kid, frame));
  },
});

const causeOf = ({ you, by, source, it }: EffectFrame) => ({ you, by, source, it });

const mayStep = step<EffectFrame>({
  actors: decides,
  prompt: promptOf,
  run(table, frame) {
    if (frame.decider !== CHANCE) return ASK;
    const node = nodeOf(table, frame);
    const willing = !isNone(reach(table, node, frame)) && table.random.below(2) === 0;
    end(table);
    arm(table, node, willing ? 0 : 1);
    if (willing) perform(table, node.kids[0] as Node, frame);
    return undefined;
  },
  moves: {
    accept: {
      over: () => NOTHING,
      check(table, frame) {
        const answer = reach(table, nodeOf(table, frame), frame);
        return typeof answer === 'string' ? undefined : answer;
      },
      apply(table, frame) {
        const node = nodeOf(table, frame);
        end(table);
        arm(table, node, 0);
        perform(table, node.kids[0] as Node, frame);
      },
      label: (table, frame) => textOf(table, nodeOf(table, frame).kids[0] as Node),
      odds: (table, frame) => forecastOf(table, nodeOf(table, frame), frame),
    },
    decline: {
      over: () => NOTHING,
      apply(table, frame) {
        arm(table, nodeOf(table, frame), 1);
        end(table);
      },
      label: () => message('move.decline'),
    },
  },
});

/** The only answer where a question was put because by public knowledge something was possible, although it is not. */
const nothingPossible = (sure: (table: Table, frame: EffectFrame) => boolean): Move<Table, EffectFrame> => ({
  over: (table, frame) => (sure(table, frame) ? NOTHING : []),
  apply: (table) => end(table),
  label: () => message('move.none'),
});

const noneStep = step<EffectFrame>({
  actors: decides,
  prompt: promptOf,
  run: () => ASK,
  moves: { none: nothingPossible(() => true) },
});

const openArms = (table: Table, frame: EffectFrame): readonly number[] => {
  const { kids } = nodeOf(table, frame);
  return kids.map((_kid, i) => i).filter((i) => !isNone(reach(table, kids[i] as Node, frame)));
};

function takeArm(table: Table, frame: EffectFrame, index: number): void {
  const node = nodeOf(table, frame);
  end(table);
  arm(table, node, index);
  perform(table, node.kids[index] as Node, frame);
}

/** The opponent chooses what becomes of the player whose card it is: the button says whom it is about. */
const isForAnother = ({ state }: Table, { you, decider }: EffectFrame, { kind }: Node): boolean =>
  you !== decider && you >= 0 && you < state.seats && kind !== 'other';

const chooseStep = step<EffectFrame>({
  actors: decides,
  prompt: promptOf,
  run(table, frame) {
    if (frame.decider !== CHANCE) return ASK;
    const open = openArms(table, frame);
    if (open.length === 0) end(table);
    else takeArm(table, frame, open[table.random.below(open.length)] as number);
    return undefined;
  },
  moves: {
    choose: {
      over: (table, frame) => nodeOf(table, frame).kids.map((_kid, i) => i),
      check(table, frame, _seat, index) {
        const answer = reach(table, nodeOf(table, frame).kids[index as number] as Node, frame);
        return typeof answer === 'string' ? undefined : answer;
      },
      apply: (table, frame, _seat, index) => takeArm(table, frame, index as number),
      label(table, frame, _seat, index) {
        const kid = nodeOf(table, frame).kids[index as number] as Node;
        const effect = textOf(table, kid);
        return isForAnother(table, frame, kid)
          ? message('move.for', { seat: frame.you + 1, effect })
          : effect;
      },
      odds: (table, frame, _seat, index) =>
        forecastOf(table, nodeOf(table, frame).kids[index as number] as Node, frame),
    },
    none: nothingPossible((table, frame) => openArms(table, frame).length === 0),
  },
});

const whomStep = step<EffectFrame>({
  actors: (_table, frame) => [frame.by],
  prompt: promptOf,
  run(table, frame) {
    if (frame.by !== CHANCE) return ASK;
    const seats = otherSeats(table, CHANCE);
    turnOn(table, frame, seats[table.random.below(seats.length)] as Seat);
    return undefined;
  },
  moves: {
    whom: {
      over: (table, frame) => otherSeats(table, frame.by),
      apply: (table, frame, _seat, whom) => turnOn(table, frame, whom as Seat),
      label: (_table, _frame, _seat, whom): Message => message('move.whom', { seat: (whom as Seat) + 1 }),
    },
  },
});

function turnOn(table: Table, frame: EffectFrame, seat: Seat): void {
  const kid = nodeOf(table, frame).kids[0] as Node;
  end(table);
  perform(table, kid, { ...causeOf(frame), you: seat, by: seat });
}

/** Calls the game's step for the test, then goes the way it ended. */
const testStep = step<EffectFrame>({
  run(table, frame) {
    const node = nodeOf(table, frame);
    if (frame.i++ === 0) {
      call(table, node.test?.step ?? '', { ...causeOf(frame), ...node.params });
      return;
    }
    const index = frame.result === true ? 0 : 1;
    end(table);
    arm(table, node, index);
    const branch = node.kids[index];
    if (branch !== undefined) perform(table, branch, causeOf(frame));
  },
});

export const effectSteps: Readonly<Record<string, Step>> = {
  'effect.seq': seqStep,
  'effect.each': eachStep,
  'effect.others': othersStep,
  'effect.repeat': repeatStep,
  'effect.may': mayStep,
  'effect.choose': chooseStep,
  'effect.none': noneStep,
  'effect.pick': pickStep,
  'effect.whom': whomStep,
  'effect.test': testStep,
};
