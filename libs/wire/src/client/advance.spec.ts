import { describe, expect, it } from 'vitest';
import type { Frame, LogLine, Page } from '../forms/page.ts';
import { advance } from './advance.ts';

const line = (seq: number): LogLine => ({ seq, at: 0, type: 'act', seat: 0, to: null, said: [] });
const page = (version: number): Page => ({ version, view: { at: version }, choices: [] }) as unknown as Page;

/** The way from one version to another, by entry. */
const way = (from: number, to: number): Frame => ({
  version: to,
  events: Array.from({ length: to - from }, (_, i) => line(from + 1 + i)),
  patch: [
    { op: 'replace', path: '/version', value: to },
    { op: 'replace', path: '/view/at', value: to },
  ],
  choices: [],
});

describe('a page', () => {
  it('is led on by a frame that begins where it is, and stays as it was itself', () => {
    const known = page(5);
    expect(advance(known, way(5, 7))).toEqual(page(7));
    expect(known).toEqual(page(5));
  });

  it('stays where a frame tells old news', () => {
    const known = page(7);
    for (const old of [way(5, 6), way(5, 7), { version: 6, events: [], page: page(6) }])
      expect(advance(known, old)).toBe(known);
  });

  it('is not led on by a frame that begins elsewhere, or by none at all', () => {
    expect(advance(page(5), way(6, 7))).toBeUndefined();
    expect(advance(page(5), way(4, 7))).toBeUndefined();
    expect(advance(undefined, way(4, 7))).toBeUndefined();
  });

  it('is replaced by a whole one', () => {
    expect(advance(page(5), { version: 9, events: [], page: page(9) })).toEqual(page(9));
    expect(advance(undefined, { version: 9, events: [], page: page(9) })).toEqual(page(9));
  });

  it('takes the choices of the frame whole', () => {
    const choices = [{ action: { do: 'go', what: 1 } }] as unknown as Page['choices'];
    expect(advance(page(5), { ...way(5, 6), choices })?.choices).toBe(choices);
  });

  it('is not led on where the way does not fit it', () => {
    const known = page(5);
    const lost: Frame = { ...way(5, 6), patch: [{ op: 'remove', path: '/view/nowhere/3' }] };
    expect(advance(known, lost)).toBeUndefined();
    expect(advance(known, { version: 6, events: [line(6)] })).toBeUndefined();
    expect(known).toEqual(page(5));
  });

  it('may change without a new entry', () => {
    const marked: Frame = { version: 5, events: [], patch: [{ op: 'replace', path: '/view/at', value: 0 }] };
    expect(advance(page(5), marked)).toMatchObject({ version: 5, view: { at: 0 } });
  });
});
