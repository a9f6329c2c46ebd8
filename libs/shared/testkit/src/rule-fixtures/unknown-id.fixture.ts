import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { toy } from './toy.ts';

rule('NX-TURN-99', 'an id nobody wrote down', () => {
  expect(toy.attack('scout')).toBe(1);
});
