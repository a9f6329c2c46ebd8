/** How many tests passed and failed, read from what the test runners report themselves. */
import { existsSync } from 'node:fs';
import { readJson } from './files.js';

/**
 * @typedef {{ passed: number, failed: number, note?: string }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * @param {number} code the runner's exit code
 * @param {Counts} counts
 * @returns {Counts} a run that failed without a failing test (a crash, a leak, nothing reported) counts as one
 */
const honest = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/** @param {readonly (readonly [number, string])[]} parts */
const noteOf = (parts) => {
  const note = parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ');
  return note === '' ? {} : { note };
};

/**
 * @param {number} code
 * @param {string} path of the report
 * @returns {Counts}
 */
export function vitestCounts(code, path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, note: 'no report' };
  const report = /** @type {VitestReport} */ (readJson(path));
  // A file that does not even load has no tests to fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return honest(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    ...noteOf([
      [report.numPendingTests + report.numTodoTests, 'skipped'],
      [broken, 'files did not load'],
    ]),
  });
}

/**
 * @param {number} code
 * @param {string} path of the report
 * @returns {Counts}
 */
export function playwrightCounts(code, path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, note: 'no report' };
  const { stats } = /** @type {PlaywrightReport} */ (readJson(path));
  return honest(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    ...noteOf([
      [stats.flaky, 'flaky'],
      [stats.skipped, 'skipped'],
    ]),
  });
}
