import { call, end, message, takeResult, value, type Cause, type Frame } from '@cantina/engine';
import type { System } from '../kinds.ts';
import { seatName } from '../names.ts';
import { step } from './step.ts';

/** A die, with a system where one helps, against a number; ends with whether it was reached. */
interface TestFrame extends Frame, Cause {
  readonly need: number;
  readonly system?: System;
}

export const test = step<TestFrame>({
  run(table, frame) {
    const { you, need, system } = frame;
    const die = takeResult(frame);
    if (die === undefined) {
      call(table, 'roll', { seat: you, kind: 'luck', die: 0 });
      return;
    }
    const help = system === undefined ? 0 : value(table, system, you);
    const sum = (die as number) + help + value(table, 'luck', you);
    table.emit?.(message('log.test', { seat: seatName(you), n: sum, need }));
    end(table, sum >= need);
  },
});
