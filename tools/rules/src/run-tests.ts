/** Runs test files of any packages in one go, each with its own package's settings. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RuleReporter } from '@cantina/testkit/report';
import { startVitest } from 'vitest/node';
import { ROOT } from './places.ts';

export interface TestRun {
  readonly env?: Readonly<Record<string, string>>;
  readonly only?: RegExp;
}

/** Nothing is written to standard output: what a tool prints there is its own business. */
export async function runTests(
  files: readonly string[],
  { env = {}, only }: TestRun = {},
): Promise<RuleReporter> {
  const reporter = new RuleReporter();
  if (files.length === 0) return reporter;
  const exitCode = process.exitCode;
  const vitest = await startVitest(
    'test',
    // The packages' own patterns still apply; these narrow them to the files asked for.
    files.map((file) => join(ROOT, file)),
    {
      config: false,
      root: ROOT,
      watch: false,
      reporters: [reporter],
      ...(only && { testNamePattern: only }),
      projects: [...byPackage(files)].map(([folder, own]) => ({
        extends: join(ROOT, folder, 'vitest.config.ts'),
        root: join(ROOT, folder),
        test: { name: folder, include: [...own], env: { ...env }, includeTaskLocation: true },
      })),
    },
    {},
    { stdout: process.stderr, stderr: process.stderr },
  );
  await vitest.close();
  process.exitCode = exitCode;
  return reporter;
}

/** Package folder to its files, from that folder. */
export function byPackage(files: readonly string[], root = ROOT): ReadonlyMap<string, readonly string[]> {
  const packages = new Map<string, string[]>();
  for (const file of files) {
    let folder = dirname(file);
    while (folder !== '.' && !existsSync(join(root, folder, 'vitest.config.ts'))) folder = dirname(folder);
    if (folder === '.') throw new Error(`${file} belongs to no package with a vitest.config.ts`);
    packages.set(folder, [...(packages.get(folder) ?? []), file.slice(folder.length + 1)]);
  }
  return packages;
}
