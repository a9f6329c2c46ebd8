import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalsIn } from './refusals.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'refusals-'));
  mkdirSync(join(folder, 'steps/deep'), { recursive: true });
  const files: Readonly<Record<string, string>> = {
    'buy.ts': "const A = refusal('XX-BUY-02'); const B = refusal('XX-BUY-01');",
    'steps/deep/again.ts':
      "const C = refusal('XX-BUY-01'); const card = { cannot: 'rob', rule: 'XX-DOG-1' };",
    'words.ts': "// XX-NOTE-01 is no refusal; const rule = 'XX-NOTE-02'; prompt({ about: 'XX-NOTE-03' });",
    'buy.spec.ts': "refusal('XX-SPEC-01')",
    'notes.md': "refusal('XX-MD-01')",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('refusalsIn', () => {
  it('finds each id that sources refuse with, once and sorted; tests and other files do not count', () => {
    expect(refusalsIn(pathToFileURL(`${folder}/`))).toEqual(['XX-BUY-01', 'XX-BUY-02', 'XX-DOG-1']);
  });

  it('finds those of a sample, steps and cards alike', () => {
    const found = refusalsIn(new URL('../../../samples/src/cellar/', import.meta.url));
    expect(found).toEqual(expect.arrayContaining(['SM-BRAWL-02', 'SM-DOG-01', 'SM-PAY-01', 'SM-TRADE-07']));
  });
});
