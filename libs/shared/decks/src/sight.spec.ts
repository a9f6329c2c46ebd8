import { describe, expect, it } from 'vitest';
import { EVERYONE, MOST_SEATS, NOBODY, includes, only, seatsIn } from './sight.ts';

describe('sight', () => {
  it('gives every seat its own bit, all of them inside EVERYONE', () => {
    let all = NOBODY;
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      expect(all & only(seat)).toBe(NOBODY);
      all |= only(seat);
    }
    expect(all).toBe(EVERYONE);
    expect(all).toBeGreaterThan(0);
  });

  it.each([-1, MOST_SEATS, 0.5, Number.NaN])('refuses seat %s', (seat) => {
    expect(() => only(seat)).toThrow(RangeError);
  });

  it('shows a spectator only what everyone may see', () => {
    expect(includes(EVERYONE, 'spectator')).toBe(true);
    expect(includes(EVERYONE & ~only(3), 'spectator')).toBe(false);
    expect(includes(NOBODY, 'spectator')).toBe(false);
    expect(includes(only(2), 2)).toBe(true);
    expect(includes(only(2), 1)).toBe(false);
  });

  it('lists seats up to the size of the table', () => {
    expect(seatsIn(only(3) | only(1), 4)).toEqual([1, 3]);
    expect(seatsIn(EVERYONE, 2)).toEqual([0, 1]);
  });
});
