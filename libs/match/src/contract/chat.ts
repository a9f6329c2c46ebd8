import { expect, it } from 'vitest';
import type { MatchStore } from '../ports.ts';
import { recordOf, spoken, summary } from './samples.ts';

const MANY = 100;

/** What every store must do with what is said beside a game. */
export function chatContract(withMatch: (id?: string) => Promise<MatchStore>): void {
  it('keeps what was said, numbered in order, without telling whose seat it is', async () => {
    const store = await withMatch();
    expect(await store.say('m', spoken('naïve “🎲”', { key: 'k' }), MANY)).toBe(1);
    expect(await store.say('m', spoken('no', { by: 'bob', seat: 1, name: 'Bob', at: 1001 }), MANY)).toBe(2);
    const [first, second] = [
      { number: 1, at: 1000, seat: 0, name: 'Ada', text: 'naïve “🎲”' },
      { number: 2, at: 1001, seat: 1, name: 'Bob', text: 'no' },
    ];
    expect(await store.said('m', 0)).toStrictEqual([first, second]);
    expect(await store.said('m', 1)).toStrictEqual([second]);
    expect(await store.said('m', 0, 1)).toStrictEqual([first]);
    expect(await store.said('m', 2)).toEqual([]);
  });

  it('keeps nothing that is said where there is no match', async () => {
    const store = await withMatch();
    expect(await store.say('other', spoken('hello'), MANY)).toBeUndefined();
    expect(await store.said('other', 0)).toEqual([]);
    expect(await store.said('m', 0)).toEqual([]);
  });

  it('drops the oldest lines beyond the most, and counts on', async () => {
    const store = await withMatch();
    for (let n = 1; n <= 8; n++) expect(await store.say('m', spoken(`line ${n}`), 3)).toBe(n);
    expect((await store.said('m', 0)).map(({ number, text }) => [number, text])).toEqual([
      [6, 'line 6'],
      [7, 'line 7'],
      [8, 'line 8'],
    ]);
  });

  it('knows a line again by who said it under which key', async () => {
    const store = await withMatch();
    await store.create(recordOf('n'), summary('n'));
    const line = spoken('hello', { key: 'k' });
    expect(await store.say('m', line, MANY)).toBe(1);
    expect(await store.say('m', { ...line, by: 'bob' }, MANY)).toBe(2);
    expect(await store.say('m', { ...line, text: 'other words' }, MANY)).toBe(1);
    expect(await store.say('n', line, MANY)).toBe(1);
    expect(await store.said('m', 0)).toHaveLength(2);
  });

  it('gives each of many lines at once a number of its own', async () => {
    const store = await withMatch();
    const all = Array.from({ length: 20 }, (_, n) => store.say('m', spoken(`line ${n}`), MANY));
    expect(await Promise.all(all)).toEqual(all.map((_, at) => at + 1));
  });

  it('forgets what was said with the match', async () => {
    const store = await withMatch();
    await store.say('m', spoken('hello', { key: 'k' }), MANY);
    expect(await store.sweep({ now: 1e9, finished: 1, abandoned: 1 })).toEqual(['m']);
    expect(await store.said('m', 0)).toEqual([]);
    await store.create(recordOf('m'), summary('m'));
    expect(await store.said('m', 0)).toEqual([]);
    expect(await store.say('m', spoken('again', { key: 'k' }), MANY)).toBe(1);
  });
}
