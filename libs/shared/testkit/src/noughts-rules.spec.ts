import { noughts } from '@cantina/samples';
import { describe, expect } from 'vitest';
import { card, rule } from './rule.ts';
import { underTest } from './under-test.ts';

const game = underTest(noughts.load, noughts.content);

/** Marks the fields in turn, crosses first. */
function after(...fields: readonly number[]) {
  const state = game.setup({}, 2, [1, 2, 3, 4]);
  fields.forEach((field, turn) => {
    const action = { do: 'mark', what: field };
    expect(game.check(state, turn % 2, action)).toBeUndefined();
    game.apply(state, turn % 2, action);
  });
  return state;
}

describe('noughts and crosses', () => {
  rule('NX-TURN-01', 'crosses begin, then the players alternate', () => {
    expect(game.actors(after())).toEqual([0]);
    expect(game.actors(after(4))).toEqual([1]);
    expect(game.actors(after(4, 0))).toEqual([0]);
    expect(game.check(after(4), 0, { do: 'mark', what: 0 })).toMatchObject({ rule: 'CORE-SEAT' });
  });

  rule('NX-PLACE-01', 'a marked field cannot be marked again, by nobody', () => {
    expect(game.check(after(4), 1, { do: 'mark', what: 4 })).toMatchObject({ rule: 'NX-PLACE-01' });
    expect(game.check(after(4, 0), 0, { do: 'mark', what: 4 })).toMatchObject({ rule: 'NX-PLACE-01' });
  });

  rule('NX-WIN-01', 'three in a row win at once, for either player', () => {
    expect(game.outcome(after(0, 3, 1, 4))).toBeUndefined();
    expect(game.outcome(after(0, 3, 1, 4, 2))?.seats).toEqual(['won', 'lost']);
    expect(game.outcome(after(0, 3, 1, 4, 8, 5))?.seats).toEqual(['lost', 'won']);
  });

  rule('NX-WIN-01', 'a row completed with the last field wins', () => {
    expect(game.outcome(after(0, 1, 2, 4, 3, 5, 7, 6, 8))?.seats).toEqual(['drawn', 'drawn']);
    expect(game.outcome(after(1, 0, 4, 2, 5, 3, 6, 8, 7))?.seats).toEqual(['won', 'lost']);
  });

  rule('NX-DRAW-01', 'a full board without a row is a draw', () => {
    const drawn = after(0, 1, 2, 4, 3, 5, 7, 6, 8);
    expect(game.outcome(drawn)?.seats).toEqual(['drawn', 'drawn']);
    expect(game.actors(drawn)).toEqual([]);
  });

  card('rows', 'are three across, three down and two diagonals', () => {
    const lines: readonly (readonly [number, number, number])[] = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ];
    for (const [one, two, three] of lines) {
      const [a = -1, b = -1] = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
        (field) => ![one, two, three].includes(field),
      );
      for (const [first, second, last] of [
        [one, two, three],
        [two, three, one],
        [three, one, two],
      ] as const) {
        expect(game.outcome(after(first, a, second)), `${first}, ${second}`).toBeUndefined();
        expect(game.outcome(after(first, a, second, b, last))?.seats, `${one}-${three}`).toEqual([
          'won',
          'lost',
        ]);
      }
    }
  });

  card('fields', 'are nine', () => {
    expect(game.candidates(after(), 0)).toHaveLength(9);
  });
});
