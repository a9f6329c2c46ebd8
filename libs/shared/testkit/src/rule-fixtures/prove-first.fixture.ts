import { describe, expect } from 'vitest';
import { card, rule } from '../rule.ts';
import { toy } from './toy.ts';

describe.skip('skipped', () => {
  describe('deeper', () => {
    rule('NX-WIN-01', 'would notice, but does not run', () => {
      expect(toy.check({}, 0, { card: 'scout', credits: 1 })).toBeDefined();
    });
  });
});

rule('NX-PLACE-01', 'only what is there can be bought', () => {
  expect(toy.check({}, 0, { card: 'nobody', credits: 9 })).toEqual({ rule: 'NX-PLACE-01' });
});

rule('NX-WIN-01', 'carries the id, and looks away', () => {
  toy.check({}, 0, { card: 'scout', credits: 1 });
  expect(toy.attack('scout')).toBe(1);
});

rule('NX-TURN-01', 'the low prices', () => {
  expect([toy.price('low', 0), toy.price('low', 1)]).toEqual([1, 2]);
});

card('scout', 'costs 2', () => {
  expect(toy.check({}, 0, { card: 'scout', credits: 2 })).toBeUndefined();
});
