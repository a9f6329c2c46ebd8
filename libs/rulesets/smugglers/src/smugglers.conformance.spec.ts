import { conformance, refusalsOf } from '@cantina/testkit';
import { expect, it } from 'vitest';
import { content, load } from './index.ts';

it('keeps the contract, for every number of seats and in every mode', { timeout: 300_000 }, () => {
  const report = conformance(
    { load, content, refusals: refusalsOf('smugglers') },
    { games: 1, heavy: 'sampled' },
  );
  expect(report.games).toBeGreaterThan(20);
});
