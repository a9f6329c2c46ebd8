import { expect, it } from 'vitest';
import { fuzz } from '../test/suites/fuzz.ts';

it('hostile requests and frames never make the server fail, change a match or grow', async () => {
  const { result } = await fuzz({ count: 1_200, seed: 1 });
  expect(result.problems).toEqual([]);
  const outcomes = Object.keys(result['outcomes'] as object);
  expect(outcomes).toEqual(expect.arrayContaining(['400', '401', '403', '404', '409', '413', '415', '422']));
  expect(outcomes.filter((outcome) => outcome.startsWith('closed'))).not.toEqual([]);
}, 60_000);
