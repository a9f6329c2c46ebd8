import type { LogLine } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { historyOf } from './history.ts';

type Deed = readonly [type: string, seat?: number | null, to?: number];

/** A log whose first entry is number 1. */
function log(...deeds: readonly Deed[]): readonly LogLine[] {
  return deeds.map(([type, seat = null, to = null], at) => ({
    seq: at + 1,
    at: 0,
    type,
    seat,
    to,
    said: [],
  }));
}

const undone = (...deeds: readonly Deed[]) => [...historyOf(log(...deeds)).undone];

describe('the history of a match', () => {
  it('knows which acts an undo took back', () => {
    expect(undone(['start'], ['act', 0], ['act', 1], ['act', 0], ['undo', 0, 2])).toEqual([3, 4]);
  });

  it('lets a redo bring back what the last undo took', () => {
    const before: readonly Deed[] = [['start'], ['act', 0], ['act', 0], ['undo', 0, 2], ['undo', 0, 1]];
    expect(undone(...before)).toEqual([3, 2]);
    expect(undone(...before, ['redo', 0, 2])).toEqual([3]);
    expect(undone(...before, ['redo', 0, 2], ['redo', 0, 3])).toEqual([]);
  });

  it('says which of my seats acted last', () => {
    const history = historyOf(log(['start'], ['act', 0], ['act', 1], ['act', 2]));
    expect(history.lastActor([0, 1])).toBe(1);
    expect(history.lastActor([3])).toBeUndefined();
    expect(historyOf(log(['start'], ['act', 0], ['undo', 0, 1])).lastActor([0])).toBeUndefined();
  });

  it('forgets what could be done again once somebody acts', () => {
    const back: readonly Deed[] = [['start'], ['act', 0], ['undo', 0, 1]];
    expect(historyOf(log(...back)).redoer([0])).toBe(0);
    expect(historyOf(log(...back, ['act', 0])).redoer([0])).toBeUndefined();
  });

  it('ends where somebody gave up', () => {
    const history = historyOf(log(['start'], ['act', 0], ['concede', 1], ['leave', 1]));
    expect(history.lastActor([0])).toBeUndefined();
    expect([...history.undone]).toEqual([]);
  });
});
