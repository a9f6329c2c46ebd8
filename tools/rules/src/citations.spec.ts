import { describe, expect, it } from 'vitest';
import { citations, refusalsIn } from './citations.ts';

const sources = [
  {
    path: 'a.ts',
    text: [
      "const TOO_DEAR = refusal('DB-BUY-04'); // DB-BUY-04",
      '/** Customs (SG-CUSTOMS-08..11), see OR-GEN-105. */',
      "const WHERE = badInput('CORE-NOT-LISTED', {});",
    ].join('\n'),
  },
  { path: 'b.json', text: '{ "cites": "DB-BUY-04" }\nDB-BUY is no id, nor is XDB-BUY-04 or CORE' },
];

describe('citations', () => {
  it('finds ids with file and line, once per line', () => {
    expect(citations(sources).get('DB-BUY-04')).toEqual([
      { file: 'a.ts', line: 1 },
      { file: 'b.json', line: 1 },
    ]);
  });

  it('spells ranges out', () => {
    expect([...citations(sources).keys()].sort()).toEqual([
      'CORE-NOT-LISTED',
      'DB-BUY-04',
      'OR-GEN-105',
      'SG-CUSTOMS-08',
      'SG-CUSTOMS-09',
      'SG-CUSTOMS-10',
      'SG-CUSTOMS-11',
    ]);
  });

  it('finds refusals however they are quoted', () => {
    const quoted = {
      path: 'c.ts',
      text: 'refusal("OR-X-01") refusal(\n  `OR-X-02`,\n) refusal(id) unrefusal',
    };
    expect(refusalsIn([...sources, quoted])).toEqual(['CORE-NOT-LISTED', 'DB-BUY-04', 'OR-X-01', 'OR-X-02']);
  });
});
