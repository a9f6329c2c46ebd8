import { describe, expect, it } from 'vitest';
import { leak } from '../test/suites/leak.ts';
import {
  generator,
  hiddenCard,
  matchSecret,
  nonceOfASeat,
  othersCard,
  owner,
} from '../test/suites/leak/broken.ts';
import { CHANNELS } from '../test/suites/leak/judge.ts';

/** Nobody is told what they could not know; and if somebody were, it would be noticed. */

const COUNT = 8;

it(`is kept in ${COUNT} random matches, on every channel`, { timeout: 60_000 }, async () => {
  const { result } = await leak({ count: COUNT, seed: 1 });
  expect(result.problems).toEqual([]);
  expect(Object.keys(result['texts'] as object).sort()).toEqual([...CHANNELS].sort());
  expect(result['named']).toBeGreaterThan(10_000);
});

describe('is noticed if it is told', () => {
  it.each(CHANNELS)('a hidden card, on the channel %s', { timeout: 60_000 }, async (channel) => {
    const { result } = await leak({ count: COUNT, seed: 2, plant: { channel, secret: hiddenCard } });
    expect(result.problems.length).toBeGreaterThan(0);
    for (const problem of result.problems) expect(problem).toMatch(new RegExp(`^${channel}, to .*: names `));
  });

  it.each([
    ["a card in somebody else's hand", othersCard, 'names Canary'],
    ['the secret of the match', matchSecret, 'tells a secret of the match'],
    ['what a seat gave to chance', nonceOfASeat, 'tells a secret of the match'],
    ['the generator', generator, 'tells the generator'],
    ['who somebody is', owner, 'tells who somebody is'],
  ] as const)('%s', { timeout: 60_000 }, async (_what, secret, finding) => {
    const { result } = await leak({ count: COUNT, seed: 3, plant: { channel: 'page', secret } });
    expect(result.problems.length).toBeGreaterThan(0);
    for (const problem of result.problems) expect(problem).toContain(finding);
  });
});
