/** `npm run check`, the inner loop: format, lint, types and tests of what changed since main, committed or not. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eslint, prettier, types, unitTests, vitest } from './commands.js';
import { allPackages, commandOf, root } from './files.js';

/**
 * @param {readonly string[]} args
 * @returns {string[]} the lines git answers
 */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** @returns {string | undefined} where this work left main; nothing in a repository without main */
function base() {
  try {
    return git('merge-base', 'main', 'HEAD')[0];
  } catch {
    return undefined;
  }
}

const from = base();
const changed = [
  ...new Set([
    ...(from === undefined ? git('ls-files') : git('diff', '--name-only', '--relative', from)),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
].filter((path) => existsSync(join(root, path)));

/** @returns {{ folder: string, name: string }[]} the projects the changes reach, by Nx's graph */
function affected() {
  const packages = allPackages();
  if (from === undefined) return packages;
  const answer = execFileSync(
    process.execPath,
    [commandOf('nx'), 'show', 'projects', '--affected', `--base=${from}`, '--json'],
    { cwd: root, encoding: 'utf8' },
  );
  /** @type {unknown} */
  const names = JSON.parse(answer);
  return packages.filter(({ name }) => Array.isArray(names) && names.includes(name));
}

if (changed.length === 0) console.log('Nothing changed since main.');
else {
  const projects = affected();
  // Types show at once what a change breaks further up; lint and tests stay with what was touched, so that the loop
  // stays short. `npm test` runs everything.
  const touched = projects.filter(({ folder }) => changed.some((path) => path.startsWith(`${folder}/`)));
  const results = [await prettier(changed)];
  if (touched.length > 0) {
    const lint = eslint(touched.map(({ folder }) => folder));
    results.push(...(await Promise.all([lint, types(projects.map(({ name }) => name))])));
    results.push(await vitest([...unitTests, ...touched.map(({ name }) => `--project=${name}`)]));
  }
  process.exitCode = results.some((code) => code !== 0) ? 1 : 0;
}
