import { conformance, refusalsOf } from '@cantina/testkit';
import { expect, it } from 'vitest';
import { content, load } from './index.ts';

it('keeps the contract, in every variant', { timeout: 300_000 }, () => {
  const report = conformance(
    { load, content, refusals: refusalsOf('deckbuilding') },
    { games: 2, heavy: 'sampled' },
  );
  expect(report.games).toBeGreaterThan(20);
});
