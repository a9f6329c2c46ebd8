import { FEATURES } from '@cantina/engine';
import { cellar } from '@cantina/samples';
import { expect, it } from 'vitest';
import { conformance, refusalsOf } from './conformance/index.ts';

it('the sample that uses every feature keeps the contract', { timeout: 120_000 }, () => {
  const refusals = refusalsOf('cellar');
  const report = conformance({ ...cellar, refusals, features: FEATURES }, { games: 4, heavy: 'sampled' });
  expect(report.games).toBeGreaterThan(20);
  console.log(`${report.decisions} decisions; not reached: ${report.unreached.join(', ') || 'nothing'}`);
});
