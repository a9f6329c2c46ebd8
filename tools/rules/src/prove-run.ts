/** Runs the rule tests of one game against every mutant of its rules. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookName } from '@cantina/rulebook';
import { gameOf } from '@cantina/rulebook/all';
import { list, source } from '@cantina/registry';
import { numbersOf, PROOF_TEST, type ContentNumber, type FileProof } from '@cantina/testkit/report';
import { refusalsIn } from './citations.ts';
import { fromRoot, ruleSpecs, shippedSources, testsOf } from './places.ts';
import { proofReport, type ProofReport } from './prove-report.ts';
import { runTests } from './run-tests.ts';

export interface Proof {
  readonly report: ProofReport;
  /** The folder that holds the result files and `report.json`. */
  readonly folder: string;
}

/** All rule tests of a book; what they change in the content for an experiment of their own is not what has to be proven. */
export async function proveBook(subject: BookName): Promise<Proof> {
  return prove(subject, ruleSpecs(testsOf(subject)), await shippedNumbers(subject));
}

export async function prove(
  subject: BookName,
  files: readonly string[],
  shipped?: ReadonlySet<string>,
): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), `prove-${subject}-`));
  const named = refusalsIn(shippedSources(subject)).filter((id) => gameOf(id) === subject);
  writeFileSync(join(folder, 'refusals.json'), JSON.stringify(named));
  const { broken } = await runTests(files, {
    env: { CANTINA_PROVE: subject, CANTINA_PROVE_OUT: folder },
    only: exactly(PROOF_TEST),
  });
  const proofs = results<FileProof>(folder, 'proof-')
    .map((proof) => ({ ...proof, file: fromRoot(proof.file) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const met = proofs.flatMap(({ refusalsSeen }) => refusalsSeen).filter((id) => gameOf(id) === subject);
  const report = proofReport({
    subject,
    files: proofs,
    numbers: results<readonly ContentNumber[]>(folder, 'numbers-')
      .flat()
      .filter(({ name }) => shipped === undefined || shipped.has(name)),
    refusals: [...new Set([...named, ...met])].sort(),
    broken: broken.map(({ file, error }) => `${fromRoot(file)}: ${error.split('\n', 1)[0]}`),
  });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  return { report, folder };
}

/** The names of all numbers in the content that the games of a book come with. */
async function shippedNumbers(subject: BookName): Promise<ReadonlySet<string>> {
  const games = (await list({ samples: true })).filter(
    ({ id, sample }) => (sample === true ? 'sample' : id) === subject,
  );
  const sources = await Promise.all(games.map(({ id }) => source(id)));
  return new Set(sources.flatMap((one) => numbersOf(one?.content).map(({ name }) => name)));
}

export function holds({ files, survivors, broken }: ProofReport): boolean {
  return files > 0 && survivors.length === 0 && broken.length === 0;
}

function results<T>(folder: string, prefix: string): T[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T);
}

function exactly(text: string): RegExp {
  return new RegExp(`${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
