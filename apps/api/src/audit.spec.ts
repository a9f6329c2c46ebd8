import type { LogLine } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { compare, type SeatRecord } from '../test/load/audit.ts';

/** Whoever judges the long runs must notice what they look for. */

const line = (seq: number, type: string, seat: number | null): LogLine => {
  return { seq, at: 0, type, seat, to: null, said: [] };
};
const act = (seq: number, seat: number) => line(seq, 'act', seat);
const sent = { decision: 1, action: { do: 'wave', what: 0 } };

/** Each act: the version its sender had seen, and the one the answer told. */
function seat(number: number, told: readonly (readonly [number, number])[], more: Partial<SeatRecord> = {}) {
  const acknowledged = told.map(([since, version], at) => ({ ...sent, key: `${at}`, since, version }));
  return { seat: number, acknowledged, pending: undefined, conceded: false, ...more };
}

const start = line(1, 'start', null);
const fine = [start, act(2, 0), act(3, 1), act(4, 0)];
const zero = seat(0, [
  [1, 3],
  [3, 4],
]);
const one = seat(1, [[2, 4]]);
const unanswered = { ...sent, key: 'last', since: 4 };

describe('a log held against what its players were told', () => {
  it('is fine with one entry for each acknowledged act', () => {
    expect(compare(fine, [zero, one])).toEqual({ problems: [], unheard: 0 });
  });

  it.each<[string, readonly LogLine[], readonly SeatRecord[], string]>([
    ['an act that is lost', fine.slice(0, 3), [zero, one], 'act "1" of seat 0 is there 0 times'],
    [
      'an act that is there twice',
      [start, act(2, 0), act(3, 0), act(4, 0)],
      [zero],
      'act "0" of seat 0 is there 2 times',
    ],
    ['an act nobody was told of', [...fine, act(5, 1)], [one], 'seat 1 has 1 entries it never heard of'],
    [
      'a second entry for an act without an answer',
      [...fine, act(5, 0), act(6, 0)],
      [{ ...zero, pending: unanswered }],
      'seat 0 has 2 entries it never heard of',
    ],
    ['a gap', [start, act(3, 1)], [], 'entry 2 of the log is number 3'],
    ['giving up by itself', [...fine, line(5, 'concede', 1)], [one], 'seat 1 conceded 1 times'],
  ])('%s is noticed', (_name, lines, records, problem) => {
    expect(compare(lines, records).problems).toEqual([problem]);
  });

  it('may hold one act of each seat that is still without an answer', () => {
    const waiting = { ...zero, pending: unanswered };
    expect(compare(fine, [waiting])).toEqual({ problems: [], unheard: 0 });
    expect(compare([...fine, act(5, 0)], [waiting])).toEqual({ problems: [], unheard: 1 });
  });
});
