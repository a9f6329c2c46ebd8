/** Where things live in the workspace, as far as rules and their tests are concerned. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BookName } from '@cantina/rulebook';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A rulebook, or the refusals of no game. */
export type Subject = BookName | 'core';

/** The packages whose sources obey these rules; rulesets live in the folder of their game. */
function sourcesOf(subject: Subject): readonly string[] {
  if (subject === 'core') return ['libs/shared/engine'];
  return subject === 'sample' ? ['libs/shared/samples'] : [`libs/rulesets/${subject}`];
}

/** The packages whose tests prove them: what the test kit stands on is tested inside it. */
export function testsOf(book: BookName): readonly string[] {
  return book === 'sample' ? ['libs/shared/testkit'] : sourcesOf(book);
}

/** The name of a file in reports: from the workspace root, with forward slashes. */
export function fromRoot(file: string, root = ROOT): string {
  return file === '' ? '' : relative(root, file).split(sep).join('/');
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The TypeScript and JSON files below a folder, sorted; none where the folder does not exist. */
export function filesBelow(folder: string, root = ROOT): readonly string[] {
  const found: string[] = [];
  const visit = (directory: string) => {
    for (const entry of listing(directory)) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', 'golden'].includes(entry.name) && !entry.name.startsWith('.'))
          visit(path);
      } else if (/\.(ts|json)$/.test(entry.name)) {
        found.push(fromRoot(path, root));
      }
    }
  };
  visit(join(root, folder));
  return found.sort();
}

export function read(path: string, root = ROOT): SourceFile {
  return { path, text: readFileSync(join(root, path), 'utf8') };
}

/** What is shipped: sources without their tests. */
export function shippedSources(subject: Subject, root = ROOT): readonly SourceFile[] {
  return sourcesOf(subject)
    .flatMap((folder) => filesBelow(`${folder}/src`, root))
    .filter((path) => !/\.(spec|fixture)\.ts$/.test(path))
    .map((path) => read(path, root));
}

/** Tests that use `rule` or `card`; conformance runs are no rule tests and take too long. */
export function ruleSpecs(folders: readonly string[], root = ROOT): readonly string[] {
  return folders
    .flatMap((folder) => filesBelow(folder, root))
    .filter((path) => path.endsWith('.spec.ts') && !path.endsWith('.conformance.spec.ts'))
    .filter((path) => /\bimport\s*\{[^}]*\b(rule|card)\b[^}]*\}\s*from\b/.test(read(path, root).text));
}

function listing(directory: string) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
