import { describe, expect } from 'vitest';
import { atBodyEnd } from '../body-end.ts';
import { card, rule } from '../rule.ts';
import { toy } from './toy.ts';

rule('NX-TURN-01', 'no engine call', () => {
  expect(1).toBe(1);
});

rule('NX-TURN-01', 'asserts only before the call', () => {
  expect(1).toBe(1);
  toy.attack('scout');
});

rule('NX-TURN-01', 'no assertion', () => {
  toy.attack('scout');
});

rule('NX-TURN-01', 'expects without a matcher', () => {
  toy.attack('scout');
  expect(1);
});

rule('NX-TURN-01', 'fails', () => {
  expect(toy.attack('scout')).toBe(99);
});

rule('NX-TURN-01', 'leaves something undone', () => {
  expect(toy.attack('scout')).toBe(1);
  atBodyEnd(() => {
    throw new Error('dice left over');
  });
});

describe.skip('skipped', () => {
  describe('deeper', () => {
    rule('NX-TURN-01', 'skipped by its suite', () => {
      expect(toy.attack('scout')).toBe(1);
    });
  });
});

describe('expected to fail', { fails: true }, () => {
  rule('NX-TURN-01', 'fails and is called a success', () => {
    expect(toy.attack('scout')).toBe(99);
  });
});

card('scot', 'an item that does not exist', () => {
  expect(toy.attack('scout')).toBe(1);
});
