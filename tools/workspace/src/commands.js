/** The tools of the workspace, each as one process over whatever it is given. Built-in modules only. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, root } from './files.js';
import { node } from './run.js';

/** @typedef {Promise<number>} ExitCode */

/**
 * @param {readonly string[]} args
 * @returns {ExitCode}
 */
export const nx = (args) =>
  node([commandOf('nx'), ...args, '--outputStyle=static'], {
    // Tasks in a pseudo terminal would leave our process group.
    env: { NX_TUI: 'false', NX_NATIVE_COMMAND_RUNNER: 'false' },
  });

/**
 * @param {readonly string[]} paths
 * @returns {ExitCode}
 */
export const prettier = (paths) =>
  node([commandOf('prettier'), '--check', '--ignore-unknown', '--log-level=warn', ...paths]);

/**
 * One process: starting the type-aware lint anew for every project costs more than it saves.
 *
 * @param {readonly string[]} paths
 * @returns {ExitCode}
 */
export async function eslint(paths) {
  // Outside of Nx, its lint rule reads the project graph that was kept last; this renews it.
  const graph = await nx(['graph', `--file=${join(root, '.tmp/graph.json')}`]);
  return graph || node([commandOf('eslint'), ...paths]);
}

/**
 * The whole workspace. One process would hold the types of all packages at once, which is more than it may have.
 * @returns {ExitCode}
 */
export async function eslintAll() {
  const packages = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  const libs = packages('libs').filter((folder) => existsSync(join(root, folder, 'package.json')));
  const groups = [['*.js', '*.ts', 'apps'], ['tools'], libs, ['libs/shared'], packages('libs/rulesets')];
  for (const group of groups) {
    const code = await (group === groups[0] ? eslint(group) : node([commandOf('eslint'), ...group]));
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * @param {readonly string[]} [projects] all, if none are named
 * @returns {ExitCode}
 */
export async function types(projects = []) {
  const some = projects.length > 0 ? ['-p', projects.join(',')] : [];
  return (await node([commandOf('typescript', 'tsc')])) || nx(['run-many', '-t', 'typecheck', ...some]);
}

/** Specs by their kind, which is in the file's name; all others are unit and rule tests. */
export const conformanceSpecs = '.conformance.spec.ts';
export const hostSpecs = '.host.spec.ts';
export const unitTests = [`--exclude=**/*${conformanceSpecs}`, `--exclude=**/*${hostSpecs}`];

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {ExitCode}
 */
export const vitest = (args, env = {}) =>
  node([commandOf('vitest'), 'run', '--passWithNoTests', ...args], { env });
