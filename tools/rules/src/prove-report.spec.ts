import type { FileProof } from '@cantina/testkit/report';
import { describe, expect, it } from 'vitest';
import { proofReport } from './prove-report.ts';
import { holds } from './prove-run.ts';

function file(name: string, killed: Readonly<Record<string, string | null>>): FileProof {
  const refusals = Object.entries(killed).map(([mutant, killedBy]) => ({ mutant, killedBy }));
  return {
    file: name,
    ids: [],
    items: [],
    broken: [],
    refusalsSeen: [],
    refusals,
    numbers: [],
    contents: [],
  };
}

function report(files: readonly FileProof[], refusals: readonly string[], broken: readonly string[] = []) {
  return proofReport({ subject: 'sample', files, numbers: [], refusals, broken });
}

describe('proofReport', () => {
  it('takes a mutant for killed if any file kills it, in either order', () => {
    const kills = file('a', { 'NX-A-01': 'a test' });
    const fails = file('b', { 'NX-A-01': null });
    expect(report([kills, fails], ['NX-A-01']).survivors).toEqual([]);
    expect(report([fails, kills], ['NX-A-01']).survivors).toEqual([]);
    expect(report([fails], ['NX-A-01']).survivors).toHaveLength(1);
  });

  it('lists a refusal nobody tried', () => {
    expect(report([file('a', {})], ['NX-A-02']).survivors).toEqual([
      { kind: 'refusal', mutant: 'NX-A-02', because: 'no test carries it' },
    ]);
  });

  it('holds only with tests, without survivors and without broken tests', () => {
    const kills = file('a', { 'NX-A-01': 'a test' });
    expect(holds(report([kills], ['NX-A-01']))).toBe(true);
    expect(holds(report([kills], ['NX-A-01', 'NX-A-02']))).toBe(false);
    expect(holds(report([kills], ['NX-A-01'], ['a file']))).toBe(false);
    expect(holds(report([], []))).toBe(false);
  });
});
