/** Puts the result files of a proof run together: what was killed, and which mutants survived, by name. */
import type { ContentNumber, FileProof } from '@cantina/testkit/report';

interface Survivor {
  readonly kind: 'refusal' | 'number';
  readonly mutant: string;
  readonly because: 'no test carries it' | 'every test carrying it still passed';
}

export interface ProofReport {
  readonly subject: string;
  readonly files: number;
  readonly refusals: { readonly total: number; readonly killed: number };
  /** `guarded` numbers cannot be changed either way: the content would not load. */
  readonly numbers: { readonly total: number; readonly killed: number; readonly guarded: number };
  readonly survivors: readonly Survivor[];
  /** Tests that fail on sound rules in a proof run, and files that could not be run. */
  readonly broken: readonly string[];
}

export interface ProofInput {
  readonly subject: string;
  readonly files: readonly FileProof[];
  readonly numbers: readonly ContentNumber[];
  /** Ids of the subject that refuse something: named in the sources or met in a test. */
  readonly refusals: readonly string[];
  readonly broken: readonly string[];
}

export function proofReport({ subject, files, numbers, refusals, broken }: ProofInput): ProofReport {
  const names = [...new Set(numbers.map(({ name }) => name))];
  const byRefusal = killers(files.flatMap((file) => file.refusals));
  const byNumber = killers(files.flatMap((file) => file.numbers));
  const guarded = names.filter((name) => byNumber.get(name) === 'load').length;
  return {
    subject,
    files: files.length,
    refusals: { total: refusals.length, killed: refusals.filter((id) => byRefusal.get(id)).length },
    numbers: {
      total: names.length,
      killed: names.filter((name) => byNumber.get(name)).length - guarded,
      guarded,
    },
    survivors: [...survivors('refusal', refusals, byRefusal), ...survivors('number', names, byNumber)],
    broken: [
      ...broken,
      ...files.flatMap(({ file, broken: tests }) =>
        tests.map(({ title, error }) => `${file}: ${title}: ${error.split('\n', 1)[0]}`),
      ),
    ],
  };
}

/** The killer of each mutant tried; `null` where all tests passed; a mutant one file kills is killed. */
function killers(attempts: readonly { readonly mutant: string; readonly killedBy: string | null }[]) {
  const found = new Map<string, string | null>();
  for (const { mutant, killedBy } of attempts) found.set(mutant, found.get(mutant) ?? killedBy);
  return found;
}

function survivors(
  kind: Survivor['kind'],
  mutants: readonly string[],
  killedBy: ReadonlyMap<string, string | null>,
): readonly Survivor[] {
  return mutants
    .filter((mutant) => !killedBy.get(mutant))
    .map((mutant) => ({
      kind,
      mutant,
      because: killedBy.has(mutant) ? 'every test carrying it still passed' : 'no test carries it',
    }));
}

export function proofText(report: ProofReport): string {
  const { refusals, numbers } = report;
  return [
    `${report.subject}: ${report.files} test files`,
    `refusals switched off: ${refusals.total}, noticed ${refusals.killed}`,
    `numbers nudged: ${numbers.total}, noticed ${numbers.killed}, guarded by the content itself ${numbers.guarded}`,
    ...report.survivors.map(({ kind, mutant, because }) => `survived: ${kind} ${mutant} (${because})`),
    ...report.broken.map((one) => `cannot prove anything: ${one}`),
  ].join('\n');
}
