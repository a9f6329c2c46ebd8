import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.js';
import { stageTable, sum } from './report.js';

describe('counting', () => {
  let folder = '';
  const report = (content: unknown) => {
    writeFileSync(join(folder, 'report.json'), JSON.stringify(content));
    return join(folder, 'report.json');
  };
  const vitest = (tests: readonly (readonly string[])[], fileStatus = 'passed') => {
    const all = tests.flat();
    return {
      numPassedTests: all.filter((status) => status === 'passed').length,
      numFailedTests: all.filter((status) => status === 'failed').length,
      numPendingTests: all.filter((status) => status === 'skipped').length,
      numTodoTests: 0,
      testResults: tests.map((file) => ({
        status: file.includes('failed') ? 'failed' : fileStatus,
        assertionResults: file.map((status) => ({ status })),
      })),
    };
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cantina-report-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('takes the numbers the runner reports, and says what was skipped', () => {
    const path = report(
      vitest([
        ['passed', 'passed', 'failed'],
        ['passed', 'skipped'],
      ]),
    );
    expect(vitestCounts(1, path)).toEqual({ passed: 3, failed: 1, note: '1 skipped' });
  });

  it('counts a file that does not load as a failure', () => {
    expect(vitestCounts(1, report(vitest([[]], 'failed')))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a run that fails without a failing test as a failure', () => {
    expect(vitestCounts(1, report(vitest([['passed']])))).toEqual({ passed: 1, failed: 1 });
    expect(
      playwrightCounts(1, report({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } })),
    ).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a run without a report as a failure', () => {
    expect(vitestCounts(0, join(folder, 'none.json'))).toMatchObject({ failed: 1 });
    expect(playwrightCounts(0, join(folder, 'none.json'))).toMatchObject({ failed: 1 });
  });

  it('counts a flaky browser test as passed and says so', () => {
    const path = report({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 0 } });
    expect(playwrightCounts(1, path)).toEqual({ passed: 6, failed: 1, note: '2 flaky' });
  });
});

describe('the end of a run', () => {
  const outcomes = [
    { name: 'lint', seconds: 12.34, counts: { passed: 1, failed: 0 } },
    { name: 'unit', seconds: 3, counts: { passed: 120, failed: 2, note: '1 skipped' } },
    { name: 'browser', seconds: 0, counts: undefined },
  ];

  it('sums what was run', () => {
    expect(sum(outcomes)).toEqual({ passed: 121, failed: 2 });
  });

  it('shows each stage with its time', () => {
    expect(stageTable(outcomes)).toBe(
      [
        'stage      time  passed  failed',
        'lint     12.3 s       1       0',
        'unit      3.0 s     120       2  1 skipped',
        'browser       -       -       -  not run',
        'total    15.3 s',
      ].join('\n'),
    );
  });
});
