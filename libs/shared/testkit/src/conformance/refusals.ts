import { existsSync, readdirSync, readFileSync } from 'node:fs';

const REFUSALS = [
  /\brefusal\('([A-Z]+-[A-Z0-9-]+)'\)/g,
  // a modifier that forbids: { cannot: 'attack', …, rule: 'XX-YY-01' }
  /\bcannot:[^}]*?\brule:\s*'([A-Z]+-[A-Z0-9-]+)'/g,
];

/** Every rule id that the sources in a folder can refuse with. */
export function refusalsIn(folder: URL): readonly string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.spec.ts')) continue;
    const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
    for (const pattern of REFUSALS) for (const [, id] of text.matchAll(pattern)) found.add(id as string);
  }
  return [...found].sort();
}

/** The same for a game of this repository, by its id. */
export function refusalsOf(game: string): readonly string[] {
  const libs = new URL('../../../../', import.meta.url);
  const places = [new URL(`rulesets/${game}/src/`, libs), new URL(`shared/samples/src/${game}/`, libs)];
  const folder = places.find((place) => existsSync(place));
  if (folder === undefined) throw new Error(`no sources of a game "${game}"`);
  return refusalsIn(folder);
}
