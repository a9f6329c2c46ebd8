/** `npm ci` when it is needed, and only then. Built-in modules only. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.js';
import { root } from './files.js';

/**
 * @param {string} folder
 * @returns {boolean} whether node_modules is absent, unfinished or older than the lock file
 */
export function needsInstall(folder) {
  // npm writes this file last, so an interrupted installation has none.
  const installed = statSync(join(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  if (installed === undefined) return true;
  return installed.mtimeMs < statSync(join(folder, 'package-lock.json')).mtimeMs;
}

/** @returns {Promise<number>} the exit code of npm, 0 when nothing was to do */
export async function install() {
  if (!needsInstall(root)) return 0;
  console.log('Installing what is missing: npm ci');
  // The project's .npmrc keeps npm silent; here its complaints matter. Build and tests need the development packages.
  const args = ['ci', '--include=dev', '--loglevel=warn'];
  const npm = process.env['npm_execpath'];
  if (npm !== undefined && /\.c?js$/.test(npm)) return run(process.execPath, [npm, ...args]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}
