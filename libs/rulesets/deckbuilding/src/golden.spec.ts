import { playthrough, type Origin } from '@cantina/testkit';
import { describe, expect, it } from 'vitest';
import { content, load } from './index.ts';

const ruleset = load(content);

const games: readonly (readonly [name: string, origin: Origin])[] = [
  ['beginner', { configuration: { seats: 2, options: { bases: 'beginner' } }, seed: '1' }],
  [
    'whole-galaxy',
    { configuration: { seats: 2, options: { bases: 'whole-galaxy', payOff: true } }, seed: '2' },
  ],
  ['secret-bases', { configuration: { seats: 2, options: { bases: 'secret-bases', toWin: 2 } }, seed: '3' }],
];

describe('golden playthroughs', () => {
  it.each(games)('%s', async (name, origin) => {
    await expect(playthrough(ruleset, origin, 'looking ahead')).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
