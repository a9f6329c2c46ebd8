import { GAMES, book } from '@cantina/rulebook';
import { rulebookNow } from '@cantina/rulebook/all';
import type { RuleTest } from '@cantina/testkit/report';
import { describe, expect, it } from 'vitest';
import { coverage, testedIds } from './tested.ts';

const small = book('sample', [
  {
    topic: 'all kinds',
    lines: [
      ['NX-A-01', 'RULE', '', 'a'],
      ['NX-A-02', 'EXAMPLE', '', 'b'],
      ['NX-A-03', 'VECTOR', '', 'c'],
      ['NX-A-04', 'PUBLIC', '', 'd'],
      ['NX-A-05', 'DECIDE', '', 'e'],
      ['NX-A-06', 'DECIDE', '', 'f'],
      ['NX-A-07', 'NOTE', '', 'g'],
      ['NX-A-08', 'ORIGINAL', '', 'h'],
    ],
  },
]);

function test(ids: readonly string[], counts: boolean): RuleTest {
  return { ids, items: [], title: ids.join(' '), file: 'a.spec.ts', line: 1, state: 'passed', counts };
}

describe('coverage', () => {
  it('counts required kinds, and rulings apart', () => {
    const tested = testedIds([
      test(['NX-A-01', 'NX-A-05'], true),
      test(['NX-A-03'], true),
      test(['NX-A-07'], true),
    ]);
    expect(coverage(small, tested)).toEqual({
      required: 4,
      tested: 2,
      missing: ['NX-A-02', 'NX-A-04'],
      rulings: { total: 2, tested: 1 },
    });
  });

  it('ignores tests that do not count, unless another one does', () => {
    expect(testedIds([test(['NX-A-01'], false)]).size).toBe(0);
    expect(testedIds([test(['NX-A-01'], false), test(['NX-A-01'], true)]).has('NX-A-01')).toBe(true);
  });

  it('reports every game before anything is built', () => {
    for (const game of GAMES) {
      const { required, tested, missing, rulings } = coverage(rulebookNow(game), new Set());
      expect(required).toBeGreaterThan(200);
      expect([tested, missing.length, rulings.tested]).toEqual([0, required, 0]);
      expect(rulings.total).toBeGreaterThan(50);
    }
  });
});
