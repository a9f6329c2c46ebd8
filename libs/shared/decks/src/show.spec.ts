import { Stream, seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { createPile, isFaceUp } from './pile.ts';
import { createRow, place } from './row.ts';
import { reveal, show, showAll } from './show.ts';
import { EVERYONE, NOBODY, only } from './sight.ts';

const table = () => ({ random: new Stream(seeded(1)), state: { reveals: 0 } });

describe('showing', () => {
  it('adds the seats and leaves what others knew', () => {
    const t = table();
    const pile = createPile([1, 2, 3], only(0));
    show(t, pile, 1, only(2));
    expect(pile.seen).toEqual([only(0), only(0) | only(2), only(0)]);
    expect(t.state.reveals).toBe(1);
  });

  it('counts once per showing, and only what is new', () => {
    const t = table();
    const pile = createPile([1, 2, 3]);
    showAll(t, pile, only(1));
    expect(t.state.reveals).toBe(1);
    showAll(t, pile, only(1));
    show(t, pile, 2, only(1));
    expect(t.state.reveals).toBe(1);
    reveal(t, pile);
    expect(isFaceUp(pile)).toBe(true);
    expect(t.state.reveals).toBe(2);
    reveal(t, pile);
    expect(t.state.reveals).toBe(2);
  });

  it('has nothing to show in an empty pile or slot', () => {
    const t = table();
    reveal(t, createPile());
    const row = createRow(2);
    place(row, 1, 8, NOBODY);
    show(t, row, 0, EVERYONE);
    expect(t.state.reveals).toBe(0);
    expect(row.seen).toEqual([NOBODY, NOBODY]);
    reveal(t, row);
    expect(row.seen).toEqual([NOBODY, EVERYONE]);
    expect(() => show(t, row, 2, EVERYONE)).toThrow(RangeError);
  });
});
