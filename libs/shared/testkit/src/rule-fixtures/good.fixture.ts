import { describe, expect } from 'vitest';
import { atBodyEnd } from '../body-end.ts';
import { card, rule } from '../rule.ts';
import { toy } from './toy.ts';

describe('in a suite', () => {
  rule('NX-PLACE-01', 'one id', () => {
    expect(toy.check({}, 0, { card: 'nobody', credits: 9 })).toEqual({ rule: 'NX-PLACE-01' });
  });
});

rule(['NX-WIN-01', 'NX-DRAW-01'], 'NX-WIN-01 and NX-DRAW-01: two ids, both in the title', async () => {
  await Promise.resolve();
  expect(toy.attack('scout')).toBe(1);
});

rule('NX-WIN-01', 'the call is made by the matcher itself', () => {
  expect(() => {
    toy.attack('scout');
    throw new Error('too dear');
  }).toThrow('too dear');
});

rule('CORE-OVER', 'a rule of no game', () => {
  toy.attack('scout');
  let ended = false;
  atBodyEnd(() => expect(ended).toBe(true));
  ended = true;
});

expect.extend({
  toHitFor: (game: typeof toy, points: number) => ({
    pass: game.attack('scout') === points,
    message: () => `the scout does not hit for ${points}`,
  }),
});

rule('NX-WIN-01', 'a matcher of our own makes the call', () => {
  (expect(toy) as unknown as { toHitFor(points: number): void }).toHitFor(1);
});

card('scout', 'has attack 1', () => {
  expect(toy.attack('scout')).toBe(1);
});
