import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPackages, readJson, root } from './files.js';

/** The scope each folder stands for; the first that fits decides. */
const scopes: readonly (readonly [folder: RegExp, tags: readonly string[]])[] = [
  [/^libs\/shared\/samples$/, ['scope:sample', 'type:engine']],
  [/^libs\/shared\/testkit$/, ['scope:testkit']],
  [/^libs\/shared\//, ['scope:shared', 'type:engine']],
  [/^libs\/rulesets\//, ['scope:ruleset', 'type:engine']],
  [/^libs\/tables\//, ['scope:table']],
  [/^libs\/rulebook$/, ['scope:rulebook']],
  [/^libs\/ui$/, ['scope:ui']],
  [/^libs\/(registry|match|stores|bots|threads|wire|lab)$/, ['scope:host']],
  [/^apps\//, ['scope:app']],
  [/^tools\//, ['scope:tool']],
];

const projects = allPackages().map(({ folder }) => folder);

interface Manifest {
  readonly nx?: { readonly tags?: readonly string[] };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string) => readJson(join(root, folder, 'package.json')) as Manifest;

describe('every project', () => {
  it.each(projects)('%s carries the tags of its room', (folder) => {
    const tags = scopes.find(([pattern]) => pattern.test(folder))?.[1];
    expect([...(manifestOf(folder).nx?.tags ?? [])].sort()).toEqual(tags);
  });

  it.each(['.', ...projects])('%s pins its dependencies to exact versions', (folder) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([name, version]) =>
      name.startsWith('@cantina/') ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
