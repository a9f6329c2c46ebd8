import { book } from '@cantina/rulebook';
import type { RuleTest } from '@cantina/testkit/report';
import { describe, expect, it } from 'vitest';
import { rulesPage } from './docs-page.ts';

const small = book(
  'sample',
  [
    {
      topic: 'Moving | stopping',
      lines: [
        ['NX-A-01', 'RULE', 'L3', 'Move a | b.'],
        ['NX-A-02', 'DECIDE', '', 'Stop.'],
      ],
    },
  ],
  [{ id: 'NX-A-02', text: 'Stop at once.', reason: 'a misprint' }],
);
const test: RuleTest = {
  ids: ['NX-A-01'],
  items: [],
  title: 'NX-A-01: moves',
  file: 'libs/rulesets/x/src/move.spec.ts',
  line: 7,
  state: 'passed',
  counts: true,
};

describe('rulesPage', () => {
  it('has one row per rule with its test and where it is cited', () => {
    const places = [1, 2, 3, 4, 5].map((line) => ({ file: 'libs/rulesets/x/src/move.ts', line }));
    const page = rulesPage(
      small,
      [test, { ...test, title: 'NX-A-01: not counted', counts: false }],
      new Map([['NX-A-01', places]]),
    );
    const rows = page.split('\n').filter((row) => row.startsWith('| NX-'));
    expect(rows).toEqual([
      '| NX-A-01 | RULE | Move a \\| b. | moves ([move.spec.ts:7](../../libs/rulesets/x/src/move.spec.ts#L7)) | ' +
        '[move.ts:1](../../libs/rulesets/x/src/move.ts#L1)<br>[move.ts:2](../../libs/rulesets/x/src/move.ts#L2)<br>' +
        '[move.ts:3](../../libs/rulesets/x/src/move.ts#L3)<br>and 2 more |',
      '| NX-A-02 | DECIDE | Stop at once. (corrected: a misprint) |  |  |',
    ]);
    expect(page).toContain('1 of 1 required rules and 0 of 1 rulings are tested.');
  });

  it('is short for a game that is not built', () => {
    const page = rulesPage(small, [], new Map());
    expect(page).toContain('not built');
    expect(page).toContain('| Moving \\| stopping | 1 | 1 |');
    expect(page).not.toContain('NX-A-01');
  });
});
