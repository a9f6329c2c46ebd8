/**
 * The stages of `npm test`. A check that has no tests of its own counts as one test; the others count what their test
 * runner reports.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { advice, provideChromium } from './chromium.js';
import {
  conformanceSpecs,
  eslintAll,
  hostSpecs,
  nx,
  prettier,
  types,
  unitTests,
  vitest,
} from './commands.js';
import { playwrightCounts, vitestCounts } from './counts.js';
import { commandOf, root } from './files.js';
import { install } from './install.js';
import { reach } from './proofs.js';
import { node } from './run.js';

/**
 * @typedef {import('./counts.js').Counts} Counts
 * @typedef {{ name: string, needs?: string, run: () => Promise<Counts> }} Stage `needs`: the stage without which this
 *   one makes no sense
 */

/**
 * @param {() => Promise<number>} command
 * @returns {() => Promise<Counts>}
 */
const check = (command) => async () =>
  (await command()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * @param {string} name
 * @returns {string} a place for a report, empty
 */
function reportFile(name) {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const path = join(root, '.tmp', `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {() => Promise<Counts>}
 */
const tests = (name, args, env) => async () => {
  const report = reportFile(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return vitestCounts(await vitest(['--allowOnly=false', ...reporters, ...args], env), report);
};

/** @returns {Promise<Counts>} */
async function browser() {
  const chromium = await provideChromium();
  if (chromium === undefined) {
    console.log(advice);
    return { passed: 0, failed: 1, note: 'no browser' };
  }
  const report = reportFile('browser');
  const code = await node([commandOf('@playwright/test', 'playwright'), 'test', '--reporter=line,json'], {
    cwd: join(root, 'apps/web'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return playwrightCounts(code, report);
}

/** Components are tested in a browser too. @returns {Promise<Counts>} */
async function unit() {
  const chromium = await provideChromium();
  if (chromium === undefined) console.log(advice);
  return tests('unit', unitTests, { ...reach, ...(chromium && { CHROMIUM_PATH: chromium }) })();
}

/** @type {readonly Stage[]} */
export const stages = [
  { name: 'install', run: check(install) },
  { name: 'format', run: check(() => prettier(['.'])) },
  { name: 'lint', run: check(() => eslintAll()) },
  { name: 'types', run: check(types) },
  { name: 'knip', run: check(() => node([commandOf('knip')])) },
  { name: 'lockcheck', run: check(() => node([join(import.meta.dirname, 'lockcheck.js')])) },
  { name: 'unit and rules', run: unit },
  { name: 'conformance', run: tests('conformance', [conformanceSpecs], reach) },
  { name: 'host', run: tests('host', [hostSpecs]) },
  { name: 'build', run: check(() => nx(['run-many', '-t', 'build'])) },
  { name: 'browser', needs: 'build', run: browser },
];
