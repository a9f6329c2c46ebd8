import { describe, expect, it } from 'vitest';
import { wilson } from './wilson.ts';

describe('the interval after Wilson', () => {
  it.each([
    [8, 10, 0.4902, 0.9433],
    [0, 20, 0, 0.1611],
    [400, 400, 0.9905, 1],
    [380, 400, 0.9241, 0.9674],
  ])('%i of %i', (won, of, low, high) => {
    const found = wilson(won, of);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });
});
