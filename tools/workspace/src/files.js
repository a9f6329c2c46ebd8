/** Where the workspace lies, and its JSON files. Built-in modules only: this runs before anything is installed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * @param {string} path
 * @returns {unknown}
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * @param {string} name an installed package
 * @param {string} [command] one of its commands, if not named like the package
 * @returns {string} the script behind the command, to be run by this very Node on every platform
 */
export function commandOf(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (
    readJson(join(folder, 'package.json'))
  );
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${name} has no command ${command}`);
  return join(folder, script);
}

/**
 * @param {string} workspace the root of a workspace
 * @param {string} folder
 * @returns {{ folder: string, name: string }[]} the packages directly under a folder of it
 */
export function packagesIn(workspace, folder) {
  const path = join(workspace, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((entry) => existsSync(join(path, entry, 'package.json')))
    .map((entry) => {
      const { name } = /** @type {{ name: string }} */ (readJson(join(path, entry, 'package.json')));
      return { folder: entry, name };
    });
}

/** @returns {{ folder: string, name: string }[]} all packages of this workspace */
export function allPackages() {
  const { workspaces } = /** @type {{ workspaces: string[] }} */ (readJson(join(root, 'package.json')));
  return workspaces.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    return packagesIn(root, parent).map(({ folder, name }) => ({ folder: `${parent}/${folder}`, name }));
  });
}
