import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofText } from './prove-report.ts';
import { holds, prove, type Proof } from './prove-run.ts';

const FIXTURES = 'libs/shared/testkit/src/rule-fixtures';
let proof: Proof;

beforeAll(async () => {
  proof = await prove('sample', [
    `${FIXTURES}/prove-first.fixture.ts`,
    `${FIXTURES}/prove-second.fixture.ts`,
  ]);
}, 60_000);

afterAll(() => {
  rmSync(proof.folder, { recursive: true });
});

describe('prove', () => {
  it('puts the files together and names every survivor', () => {
    const { report } = proof;
    expect(report.files).toBe(2);
    expect(report.numbers).toEqual({ total: 8, killed: 4, guarded: 1 });
    expect(report.survivors).toEqual(
      expect.arrayContaining([
        { kind: 'refusal', mutant: 'NX-WIN-01', because: 'every test carrying it still passed' },
        { kind: 'number', mutant: 'cards/scout/attack', because: 'every test carrying it still passed' },
        { kind: 'number', mutant: 'cards/old-tank/cost', because: 'every test carrying it still passed' },
        { kind: 'number', mutant: 'prices/high/0', because: 'no test carries it' },
      ]),
    );
    expect(report.survivors.map(({ mutant }) => mutant)).not.toContain('NX-PLACE-01');
    expect(report.survivors.filter(({ kind }) => kind === 'number')).toHaveLength(3);
  });

  it('fails, and says why in words', () => {
    expect(holds(proof.report)).toBe(false);
    const text = proofText(proof.report);
    expect(text).toContain('survived: number cards/scout/attack (every test carrying it still passed)');
    expect(text).toContain(
      `cannot prove anything: ${FIXTURES}/prove-second.fixture.ts: NX-DRAW-01: fails on sound`,
    );
  });

  it('leaves a report behind', () => {
    expect(existsSync(join(proof.folder, 'report.json'))).toBe(true);
  });
});
