import { card } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { GOODS } from '../kinds.ts';
import { drawn, expectUnchanged } from '../../test/drawn.ts';
import type { GameTest } from '../../test/table.ts';

/** Six pieces of news: what they change, at which planet, and nowhere else. */

/** The draw of the planet: the second of the slots. */
const TESSARINE = 1;

/** What has changed at each planet laid out, in the order of the goods, and the stock. */
function news(t: GameTest): Readonly<Record<string, readonly number[]>> {
  const { planets } = t.view(0);
  const changes = planets.map(({ id, prices, stock }) => [id, [...GOODS.map((good) => prices[good]), stock]]);
  return Object.fromEntries(
    (changes as [string, number[]][]).filter(([, numbers]) => numbers.some((n) => n !== 0)),
  );
}

const NEWS: readonly (readonly [id: string, title: string, change: readonly number[]])[] = [
  ['plague', 'medicine 80 dearer', [0, 80, 0, 0, 0, 0]],
  ['famine', 'food 60 dearer, luxuries 20 cheaper', [0, 0, -20, 0, 60, 0]],
  ['uprising', 'weapons 60 and medicine 30 dearer, one unit fewer', [60, 30, 0, 0, 0, -1]],
  ['gold-rush', 'robots 60 dearer, luxuries 30 cheaper', [0, 0, -30, 60, 0, 0]],
  ['carnival', 'luxuries 50 and food 20 dearer, three units more', [0, 0, 50, 0, 20, 3]],
];

describe('news', () => {
  for (const [id, title, change] of NEWS)
    card(id, `${title}, at a planet drawn at random`, () => {
      const t = drawn(id, {}, [TESSARINE]);
      expect(news(t)).toEqual({ tessarine: change });
      expectUnchanged(t);
    });

  const TIPS = [
    [0, [35, 0, 0, 0, 0, 0]],
    [1, [0, 0, 0, 35, 0, 0]],
    [2, [0, 0, 0, 0, 0, 4]],
  ] as const;
  card('insider-tip', 'a planet of one’s choice: weapons or robots 35 dearer, or four units more', () => {
    for (const [index, change] of TIPS) {
      const t = drawn('insider-tip');
      expect(news(t)).toEqual({});
      t.do('pick', 'cinder');
      t.do('choose', index);
      expect(news(t)).toEqual({ cinder: change });
      expectUnchanged(t);
    }
  });

  card('insider-tip', 'Brix and Koroth are not among the planets', () => {
    const t = drawn('insider-tip');
    expect(t.candidates('pick')).toHaveLength(7);
    expect(t).toRefuse('pick', 'brix', 'CORE-NOT-LISTED');
  });
});
