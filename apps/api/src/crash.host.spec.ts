import { expect, it } from 'vitest';
import { crash } from '../test/suites/crash.ts';

it('loses nothing that was acknowledged when the server is killed, and every match goes on', async () => {
  const { result } = await crash({ kills: 3, tables: 8, seed: 'crash', mostActs: 40, mostBetween: 120 });
  expect(result.problems).toEqual([]);
  expect(result['matches']).toBeGreaterThanOrEqual(8);
}, 180_000);
