import {
  chanceAtLeast,
  dice,
  faceUp,
  oddsOfReroll,
  reroll,
  results,
  roll as rollPool,
  total,
  valueOf,
  type Pool,
  type Roll,
} from '@cantina/dice';
import {
  ASK,
  CHANCE,
  end,
  message,
  NOTHING,
  refusal,
  type Cause,
  type Frame,
  type Message,
} from '@cantina/engine';
import { dieOf, forecast, poolOf } from '../effects/nerve.ts';
import { figureName } from '../names.ts';
import { addCoins, coinsOf, type CellarTable } from '../state.ts';
import { step } from './step.ts';

const ROLL_AGAIN = 'SM-NERVE-04';
const AT_ITS_BEST = refusal('SM-NERVE-05');

/** A test of nerve; ends with whether it was passed. */
export interface RollFrame extends Frame, Cause {
  readonly need: number;
  /** The dice once they are rolled; they stay as many as they were then. */
  roll?: Roll;
  again?: boolean;
}

const poolIn = (table: CellarTable, { up }: Roll): Pool => dice(up.length, dieOf(table));

const sum = (table: CellarTable, roll: Roll): number =>
  total(poolIn(table, roll), roll, table.content.die.worth);

const faceNames = (table: CellarTable, roll: Roll): readonly Message[] =>
  results(poolIn(table, roll), roll).map((face) => message(`face.${face}`));

const best = ({ content }: CellarTable): number =>
  Math.max(...content.die.faces.map((face) => valueOf(face, content.die.worth)));

function announce(table: CellarTable, frame: RollFrame, roll: Roll): void {
  table.state.throws.push({ figure: frame.you, faces: results(poolIn(table, roll), roll) });
  table.emit?.(
    message('log.roll', { figure: figureName(frame.you), faces: faceNames(table, roll), n: frame.need }),
  );
}

/** Roll one die per point of nerve; who falls short may pay to roll one die again, once (SM-NERVE-02, SM-NERVE-04). */
export const roll = step<RollFrame>({
  actors: (_table, { by }) => [by],
  prompt: (table, frame) => ({
    ask: message('prompt.roll', {
      faces: frame.roll === undefined ? '' : faceNames(table, frame.roll),
      n: frame.need,
      price: table.content.rerollPrice,
    }),
    rule: ROLL_AGAIN,
  }),
  run(table, frame) {
    if (frame.roll === undefined) {
      frame.roll = rollPool(table.random, poolOf(table, frame.you));
      announce(table, frame, frame.roll);
    }
    if (sum(table, frame.roll) >= frame.need) end(table, true);
    else if (
      frame.again === true ||
      frame.by === CHANCE ||
      coinsOf(table, frame.by) < table.content.rerollPrice
    ) {
      end(table, false);
    } else return ASK;
    return undefined;
  },
  moves: {
    reroll: {
      over: (_table, frame) => frame.roll?.up.map((_up, place) => place) ?? [],
      check(table, { roll }, _seat, place) {
        if (roll === undefined) return undefined;
        const face = faceUp(poolIn(table, roll), roll, place as number);
        return valueOf(face, table.content.die.worth) < best(table) ? undefined : AT_ITS_BEST;
      },
      apply(table, frame, seat, place) {
        if (frame.roll === undefined) return;
        addCoins(table, seat, -table.content.rerollPrice);
        frame.again = true;
        reroll(table.random, poolIn(table, frame.roll), frame.roll, [place as number]);
        announce(table, frame, frame.roll);
      },
      label(table, { roll }, _seat, place) {
        const face =
          roll === undefined ? '' : message(`face.${faceUp(poolIn(table, roll), roll, place as number)}`);
        return message('move.reroll', { die: (place as number) + 1, face, n: table.content.rerollPrice });
      },
      odds(table, { roll, need }, _seat, place) {
        if (roll === undefined) return undefined;
        const after = oddsOfReroll(poolIn(table, roll), roll, [place as number], table.content.die.worth);
        return forecast(chanceAtLeast(after, need));
      },
    },
    keep: {
      over: () => NOTHING,
      apply: (table) => end(table, false),
      label: () => message('move.keep'),
      odds: () => forecast(0),
    },
  },
});
