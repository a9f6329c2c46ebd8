import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { packageOf, root } from './files.ts';
import { HOST } from './host.ts';

/** The tools that run a suite are part of what its result depends on. */
const PROVERS = ['libs/shared/testkit', 'tools/proof'];

/**
 * A fingerprint of all sources that a suite depends on: the game's package or the host's, what that stands on, and the provers.
 * What the tests say matters only where it is the tests that are proven; the host's suites lie with its tests.
 */
export function sourceHash(suite: string, game: string | undefined): string {
  const specs = suite === 'prove';
  const folders = new Map(workspaces().map((folder) => [nameOf(folder), folder]));
  const needed = new Set<string>();
  const visit = (folder: string): void => {
    if (needed.has(folder)) return;
    needed.add(folder);
    for (const name of dependenciesOf(folder)) {
      const inner = folders.get(name);
      if (inner !== undefined) visit(inner);
    }
  };
  [game === undefined ? HOST : packageOf(game), ...PROVERS, ...(specs ? ['tools/rules'] : [])].forEach(visit);
  const hash = createHash('sha256');
  for (const folder of [...needed].sort()) {
    const inside = folder === HOST ? ['src', 'test'] : ['src'];
    for (const file of inside.flatMap((name) => sourcesIn(`${folder}/${name}`))) {
      if (specs || !file.endsWith('.spec.ts')) hash.update(file).update(readFileSync(`${root}${file}`));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

function workspaces(): readonly string[] {
  const { workspaces: patterns } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    workspaces: string[];
  };
  return patterns.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    if (!existsSync(`${root}${parent}`)) return [];
    const inner = readdirSync(`${root}${parent}`).map((name) => `${parent}/${name}`);
    return inner.filter((folder) => existsSync(`${root}${folder}/package.json`));
  });
}

interface Package {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const packageIn = (folder: string): Package =>
  JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Package;
const nameOf = (folder: string): string => packageIn(folder).name;
const dependenciesOf = (folder: string): readonly string[] =>
  Object.keys(packageIn(folder).dependencies ?? {});

function sourcesIn(folder: string): readonly string[] {
  if (!existsSync(`${root}${folder}`)) return [];
  const entries = readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name));
  return files.map((entry) => `${entry.parentPath.slice(root.length)}/${entry.name}`).sort();
}
