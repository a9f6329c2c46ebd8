import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentNumber } from './content-numbers.ts';
import type { FileProof } from './proof-result.ts';
import { runFixtures } from './rule-fixtures/run.ts';

const out = mkdtempSync(join(tmpdir(), 'prove-'));
let first: FileProof;
let second: FileProof;

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(out, name), 'utf8')) as T;
}

beforeAll(async () => {
  writeFileSync(join(out, 'refusals.json'), JSON.stringify(['NX-DRAW-01']));
  const run = await runFixtures(['prove-first', 'prove-second'], {
    CANTINA_PROVE: 'sample',
    CANTINA_PROVE_OUT: out,
  });
  expect(run.broken).toEqual([]);
  const proofs = readdirSync(out)
    .filter((name) => name.startsWith('proof-'))
    .map((name) => read<FileProof>(name));
  const of = (name: string) => {
    const found = proofs.find((proof) => proof.file.endsWith(`${name}.fixture.ts`));
    if (found === undefined) throw new Error(`${name} left no result`);
    return found;
  };
  first = of('prove-first');
  second = of('prove-second');
}, 30_000);

afterAll(() => {
  rmSync(out, { recursive: true });
});

describe('a proof of one file', () => {
  it('kills a refusal by the test that carries it, and lets the planted survivor live', () => {
    expect(first.refusals).toEqual([
      { mutant: 'NX-PLACE-01', killedBy: 'NX-PLACE-01: only what is there can be bought' },
      { mutant: 'NX-WIN-01', killedBy: null },
    ]);
    expect(first.refusalsSeen).toEqual(['NX-PLACE-01', 'NX-WIN-01']);
  });

  it('tries refusals that only the source names', () => {
    expect(second.refusals).toEqual([{ mutant: 'NX-DRAW-01', killedBy: null }]);
  });

  it('nudges numbers of the item or table a test speaks for', () => {
    expect(first.numbers).toEqual([
      { mutant: 'cards/scout/cost', killedBy: 'scout: costs 2' },
      { mutant: 'cards/scout/attack', killedBy: null },
      { mutant: 'prices/low/0', killedBy: 'NX-TURN-01: the low prices' },
      { mutant: 'prices/low/1', killedBy: 'NX-TURN-01: the low prices' },
    ]);
  });

  it('takes an item named in the title, and a number the content itself guards', () => {
    expect(second.numbers).toEqual([
      { mutant: 'cards/old-tank/cost', killedBy: null },
      { mutant: 'cards/old-tank/attack', killedBy: 'NX-DRAW-01: an Old Tank hits for 3' },
      { mutant: 'hand', killedBy: 'load' },
    ]);
  });

  it('names tests that fail on sound rules, at once or when run again', () => {
    expect(first.broken).toEqual([]);
    expect(second.broken.map(({ title }) => title)).toEqual([
      'NX-DRAW-01: depends on having run only once',
      'NX-DRAW-01: fails on sound rules',
    ]);
  });

  it('lists every number once for all files, without scenery', () => {
    expect(first.contents).toEqual(second.contents);
    const numbers = first.contents.flatMap((name) => read<ContentNumber[]>(name));
    expect(numbers.map(({ name }) => name)).toEqual([
      'cards/scout/cost',
      'cards/scout/attack',
      'cards/old-tank/cost',
      'cards/old-tank/attack',
      'prices/low/0',
      'prices/low/1',
      'prices/high/0',
      'hand',
    ]);
  });

  it('leaves out what a skipped suite holds', () => {
    expect(first.ids).toEqual(['NX-PLACE-01', 'NX-TURN-01', 'NX-WIN-01']);
    expect(first.items).toEqual(['scout']);
  });
});
