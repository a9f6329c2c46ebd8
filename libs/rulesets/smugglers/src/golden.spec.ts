import { playthrough, type Origin } from '@cantina/testkit';
import { describe, expect, it } from 'vitest';
import { content, load } from './index.ts';

const ruleset = load(content);

const games: readonly (readonly [name: string, origin: Origin])[] = [
  [
    'run',
    {
      configuration: { seats: 2, options: { weaponPrice: 100, startCredits: 3000, startLevels: 5 } },
      seed: '3',
    },
  ],
  ['credits', { configuration: { seats: 3, options: { mode: 'credits', creditsToWin: 1500 } }, seed: '2' }],
  ['survivor', { configuration: { seats: 2, options: { mode: 'survivor' } }, seed: '3' }],
];

describe('golden playthroughs', () => {
  it.each(games)('%s', async (name, origin) => {
    await expect(playthrough(ruleset, origin, 'looking ahead')).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
