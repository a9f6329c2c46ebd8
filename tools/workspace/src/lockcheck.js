/**
 * What `npm install` does not tell: a lock file that lacks a platform's optional package makes `npm ci` refuse on every
 * machine, and one that names a registry's host works only where that host is.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, root } from './files.js';

/**
 * @typedef {{ resolved?: string, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} LockFile
 */

/**
 * @param {LockFile} lock
 * @returns {string[]} what is wrong with it, in words
 */
export function lockProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path || 'the workspace';
    const host = /^https?:/.test(entry.resolved ?? '') ? [`${name} names a registry host`] : [];
    const missing = Object.entries(entry.optionalDependencies ?? {})
      .filter(([optional]) => !isReachable(packages, path, optional))
      .map(([optional, version]) => `${name} lacks its optional package ${optional} ${version}`);
    return [...host, ...missing];
  });
}

/**
 * Node's look-up: beside the package, then in each folder above.
 *
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function isReachable(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`] !== undefined) return true;
    if (at === '') return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = /** @type {LockFile} */ (readJson(join(root, 'package-lock.json')));
  const problems = lockProblems(lock);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length > 0 ? `${problems.length} problems` : `ok: ${Object.keys(lock.packages).length} packages`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
