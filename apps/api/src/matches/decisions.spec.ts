import { message, type Core, type Ruleset } from '@cantina/engine';
import { expect, it } from 'vitest';
import { Decisions } from './decisions.ts';

/** A ruleset that asks each seat what it is told to. */
const asking = (...asks: readonly (string | undefined)[]) =>
  ({
    prompt: (_state, seat) => (asks[seat] === undefined ? undefined : { ask: message(asks[seat]) }),
  }) as Ruleset;
const state = { seats: 2 } as Core;
const numbers = (decisions: Decisions) => [decisions.of(0), decisions.of(1)];

it('gives a new number to the seat that has acted, even if it is asked the same again', () => {
  const decisions = new Decisions(asking('discard', undefined), state);
  expect(numbers(decisions)).toEqual([1, 1]);
  decisions.renumber(asking('discard', undefined), state, 0);
  expect(numbers(decisions)).toEqual([2, 1]);
});

it('leaves the number of a seat that is still asked the same, whatever others do', () => {
  const decisions = new Decisions(asking('plan', 'plan'), state);
  decisions.renumber(asking('plan', undefined), state, 1);
  expect(numbers(decisions)).toEqual([1, 2]);
});

it('gives a new number when the question changes', () => {
  const decisions = new Decisions(asking('plan', undefined), state);
  decisions.renumber(asking('turn', undefined), state, 1);
  expect(numbers(decisions)).toEqual([2, 2]);
  expect(decisions.of(7)).toBe(0);
});
