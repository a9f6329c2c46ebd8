/** The end of a run: its stages with their times, and one plain line. */

/**
 * @typedef {import('./counts.js').Counts} Counts
 * @typedef {{ name: string, seconds: number, counts: Counts | undefined }} Outcome no counts: the stage was not run
 */

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {string}
 */
export function stageTable(outcomes) {
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = [
    ['stage', 'time', 'passed', 'failed', ''],
    ...outcomes.map(({ name, seconds, counts }) => [
      name,
      counts ? `${seconds.toFixed(1)} s` : '-',
      counts ? String(counts.passed) : '-',
      counts ? String(counts.failed) : '-',
      counts ? (counts.note ?? '') : 'not run',
    ]),
    ['total', `${total.toFixed(1)} s`, '', '', ''],
  ];
  const widths = rows.reduce(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    /** @type {number[]} */ ([]),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column >= 1 && column <= 3 ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {{ passed: number, failed: number }}
 */
export function sum(outcomes) {
  return outcomes.reduce(
    ({ passed, failed }, { counts }) => ({
      passed: passed + (counts?.passed ?? 0),
      failed: failed + (counts?.failed ?? 0),
    }),
    { passed: 0, failed: 0 },
  );
}
