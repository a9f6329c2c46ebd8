import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { toy } from './toy.ts';

rule([], 'carries nothing', () => {
  expect(toy.attack('scout')).toBe(1);
});
