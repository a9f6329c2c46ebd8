/** Runs every rule test of the workspace and tells what they came to, with files named from its root. */
import type { RuleReporter } from '@cantina/testkit/report';
import { fromRoot, ruleSpecs } from './places.ts';
import { runTests } from './run-tests.ts';

export type RuleRun = Pick<RuleReporter, 'tests' | 'broken'>;

export async function allRuleTests(): Promise<RuleRun> {
  const { tests, broken } = await runTests(ruleSpecs(['libs', 'apps', 'tools']));
  return {
    tests: tests.map((test) => ({ ...test, file: fromRoot(test.file) })),
    broken: broken.map((one) => ({ ...one, file: fromRoot(one.file) })),
  };
}

/** One line per rule test that failed and per file that could not be read. */
export function troubles({ tests, broken }: RuleRun): readonly string[] {
  return [
    ...broken.map(({ file, error }) => `${file || 'the run'}: ${firstLine(error)}`),
    ...tests
      .filter(({ state }) => state === 'failed')
      .map(({ file, line, title, error = '' }) => `${file}:${line} ${title}: ${firstLine(error)}`),
  ];
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
