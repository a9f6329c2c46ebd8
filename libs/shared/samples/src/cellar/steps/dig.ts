import {
  abort,
  ASK,
  call,
  end,
  happen,
  message,
  note,
  NOTHING,
  refusal,
  takeResult,
  type Cause,
  type Frame,
} from '@cantina/engine';
import { forecast, nerveOdds } from '../effects/nerve.ts';
import { chanceAtLeast } from '@cantina/dice';
import type { CellarTable } from '../state.ts';
import { step } from './step.ts';

const DIGGING = 'SM-DIG-01';
const BOTTOM = refusal('SM-DIG-03');

export interface DigFrame extends Frame, Cause {
  /** Layers dug through so far. */
  depth?: number;
  rolling?: boolean;
}

const layer = ({ content }: CellarTable, depth: number) => content.dig[depth];

/** Layer by layer deeper, each harder; whoever fails sets off the alarm and finds nothing (SM-DIG-01, SM-DIG-02). */
export const dig = step<DigFrame>({
  actors: (_table, { by }) => [by],
  prompt: (table, { depth = 0 }) => ({
    ask: message('prompt.dig', { n: layer(table, depth - 1)?.haul ?? 0 }),
    rule: DIGGING,
  }),
  run(table, frame) {
    const { you, by, source, it, depth = 0 } = frame;
    if (frame.rolling === true) {
      frame.rolling = false;
      if (takeResult(frame) !== true) {
        abort(table, 'alarm');
        return undefined;
      }
      frame.depth = depth + 1;
      note(table, 'cell', `dig/${frame.depth}`);
    } else if (depth === 0) {
      frame.rolling = true;
      call(table, 'roll', { you, by, source, it, need: layer(table, 0)?.need ?? 0 });
      return undefined;
    }
    return ASK;
  },
  moves: {
    deeper: {
      over: () => NOTHING,
      check: (table, { depth = 0 }) => (layer(table, depth) === undefined ? BOTTOM : undefined),
      apply(table, frame) {
        const { you, by, source, it, depth = 0 } = frame;
        frame.rolling = true;
        call(table, 'roll', { you, by, source, it, need: layer(table, depth)?.need ?? 0 });
      },
      label: (table, { depth = 0 }) =>
        message('move.deeper', { need: layer(table, depth)?.need ?? 0, n: layer(table, depth)?.haul ?? 0 }),
      odds(table, { you, depth = 0 }) {
        const next = layer(table, depth);
        return next && forecast(chanceAtLeast(nerveOdds(table, you), next.need));
      },
    },
    climb: {
      over: () => NOTHING,
      apply(table, { you, depth = 0 }) {
        const amount = layer(table, depth - 1)?.haul ?? 0;
        end(table);
        happen(table, 'find', { it: you, amount });
      },
      label: (table, { depth = 0 }) => message('move.climb', { n: layer(table, depth - 1)?.haul ?? 0 }),
    },
  },
});
