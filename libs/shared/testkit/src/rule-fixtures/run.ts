/** Runs fixture files in a test run of their own and tells what their rule tests came to. */
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { nodeProject } from '../../../../../vitest.base.ts';
import { RuleReporter } from '../rule-reporter.ts';

export async function runFixtures(
  names: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RuleReporter> {
  const reporter = new RuleReporter();
  const { resolve, ssr } = nodeProject();
  const exitCode = process.exitCode;
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      root: fileURLToPath(new URL('../..', import.meta.url)),
      cache: false,
      include: names.map((name) => `src/rule-fixtures/${name}.fixture.ts`),
      watch: false,
      includeTaskLocation: true,
      reporters: [reporter],
      env: { ...env },
    },
    { ...(resolve && { resolve }), ...(ssr && { ssr }) },
  );
  await vitest.close();
  process.exitCode = exitCode;
  return reporter;
}
