import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { toy } from './toy.ts';

rule(
  ['NX-WIN-01', 'NX-DRAW-01'],
  'NX-WIN-01 and NX-DRAW-011: the second is only the start of another',
  () => {
    expect(toy.attack('scout')).toBe(1);
  },
);
