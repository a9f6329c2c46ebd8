/**
 * The tag table: who may import whom. Nx enforces it by the tags in each package.json; what it cannot say
 * (only in specs, only as a type, only by `import()`) is added by the files that need it, see rooms.js.
 */

/**
 * @typedef {'shared' | 'sample' | 'testkit' | 'ruleset' | 'rulebook' | 'host' | 'ui' | 'table' | 'app' | 'tool'} Scope
 * @typedef {{ readonly may: readonly Scope[], readonly specsMay?: readonly Scope[] }} Row
 */

/** @type {Readonly<Record<Scope, Row>>} */
export const tagTable = {
  shared: { may: ['shared'] },
  sample: { may: ['shared'] },
  testkit: { may: ['shared', 'sample', 'rulebook'] },
  ruleset: { may: ['shared'], specsMay: ['testkit'] },
  rulebook: { may: ['shared'] },
  host: { may: ['shared', 'rulebook', 'host'], specsMay: ['testkit'] },
  ui: { may: ['shared'] },
  table: { may: ['ui', 'shared', 'rulebook'] },
  app: { may: ['host', 'ui', 'table', 'rulebook', 'shared'], specsMay: ['testkit'] },
  tool: { may: ['host', 'ui', 'table', 'rulebook', 'shared', 'testkit', 'sample'] },
};

/** npm packages an engine may stand on: pure computation only. A new one is a decision, made here. */
const engineLibraries = ['zod', '@noble/hashes'];
const engineTestLibraries = ['vitest', 'fast-check'];

/**
 * The table as options of `@nx/enforce-module-boundaries`.
 *
 * @param {{ specs?: boolean, testing?: boolean, extra?: Partial<Record<Scope, readonly Scope[]>> }} [where] `specs`: the
 *   files are specs; `testing`: they are specs or what specs share; `extra`: scopes that another rule guards more finely
 */
export function boundaries({ specs = false, testing = specs, extra = {} } = {}) {
  const scopes = /** @type {[Scope, Row][]} */ (Object.entries(tagTable));
  const rows = scopes.map(([scope, row]) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: [...row.may, ...((testing && row.specsMay) || []), ...(extra[scope] ?? [])].map(
      (target) => `scope:${target}`,
    ),
  }));
  const engine = {
    sourceTag: 'type:engine',
    allowedExternalImports: [...engineLibraries, ...(testing ? engineTestLibraries : [])].flatMap((name) => [
      name,
      `${name}/*`,
    ]),
  };
  return {
    enforceBuildableLibDependency: true,
    allow: ['^.*/vitest\\.base\\.ts$'],
    depConstraints: [...rows, engine],
  };
}
