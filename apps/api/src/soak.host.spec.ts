import { expect, it } from 'vitest';
import { soak } from '../test/suites/soak.ts';

it('plays many matches at once over lines that are cut, and nothing is lost or done twice', async () => {
  const { result } = await soak({ matches: 22, seed: 'soak', mostActs: 40 });
  expect(result.problems).toEqual([]);
  expect(result['unanswered']).toBeGreaterThan(20);
  expect(result['linesCut']).toBeGreaterThan(20);
}, 180_000);
