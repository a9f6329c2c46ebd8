import type { Frame } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { choice, line, page } from '../../test/page.ts';
import { extend, follow } from './follow.ts';

const known = page({ version: 5, practice: false });

/** The step from one version to another. */
function step(from: number, to: number, more: Partial<Frame> = {}): Frame {
  const events = Array.from({ length: to - from }, (_, at) => line(from + at + 1, 'something'));
  const patch = [{ op: 'replace' as const, path: '/version', value: to }];
  return { version: to, events, patch, choices: [choice(`after ${to}`)], ...more };
}

describe('following a match', () => {
  it('takes the next step, with its choices', () => {
    const next = follow(known, step(5, 7));
    expect(next).toMatchObject({ version: 7, choices: [choice('after 7')] });
    expect(known.version).toBe(5);
  });

  it('takes what it knows already for no news', () => {
    expect(follow(known, step(4, 5))).toBe(known);
    expect(follow(known, step(2, 3))).toBe(known);
    expect(follow(known, { version: 4, events: [], page: page({ version: 4 }) })).toBe(known);
  });

  it('sees that something in between is missing', () => {
    expect(follow(known, step(6, 7))).toBeUndefined();
    expect(follow(known, step(4, 7))).toBeUndefined();
  });

  it('does not guess where a patch does not fit', () => {
    const patch = [{ op: 'replace' as const, path: '/nowhere/0', value: 1 }];
    expect(follow(known, step(5, 6, { patch }))).toBeUndefined();
  });

  it('takes a whole page from anywhere', () => {
    const fresh = page({ version: 90 });
    expect(follow(known, { version: 90, events: [], page: fresh })).toBe(fresh);
  });

  it('hears of a defect, which is no step', () => {
    const patch = [{ op: 'replace' as const, path: '/defect', value: { seq: 6 } }];
    expect(follow(known, step(5, 5, { patch }))?.defect).toEqual({ seq: 6 });
  });
});

describe('the log', () => {
  const log = [line(1, 'a'), line(2, 'b')];

  it('grows by what comes next, each line once', () => {
    expect(extend(log, [line(2, 'b'), line(3, 'c')]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(extend([], [line(1, 'a')])).toHaveLength(1);
  });

  it('leaves a gap to be fetched', () => {
    expect(extend(log, [line(4, 'd')])).toBe(log);
    expect(extend([], [line(4, 'd')])).toEqual([]);
  });
});
