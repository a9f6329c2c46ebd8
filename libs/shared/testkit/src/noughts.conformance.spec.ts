import { noughts } from '@cantina/samples';
import { expect, it } from 'vitest';
import { conformance } from './conformance/conformance.ts';
import { refusalsOf } from './conformance/refusals.ts';

it('noughts and crosses keeps the contract', () => {
  const refusals = refusalsOf('noughts');
  const report = conformance({ ...noughts, refusals }, { games: 100, heavy: 'all' });
  expect(report.games).toBe(100);
  expect(report.longest).toBeLessThanOrEqual(9);
  expect(report.unreached).toEqual([]);
});
