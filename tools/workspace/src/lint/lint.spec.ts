import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineFixtures } from './fixtures/engine.ts';
import { habitFixtures } from './fixtures/habits.ts';
import { importFixtures } from './fixtures/imports.ts';
import { miniature, type Finding } from './miniature.ts';
import { tagTable } from './tags.js';

/** Sources that must fail the lint, each with the rule that must say so, and beside them legal ones that must pass. */
const fixtures = [...importFixtures, ...engineFixtures, ...habitFixtures];

describe('the lint', () => {
  let found: ReadonlyMap<string, readonly Finding[]> = new Map();
  let remove = () => {};

  beforeAll(() => {
    const workspace = miniature();
    remove = workspace.remove;
    found = workspace.lint(Object.fromEntries(fixtures.map(({ path, source }) => [path, source])));
  }, 120_000);
  afterAll(() => {
    remove();
  });

  it.each(fixtures.map((fixture) => [fixture.title, fixture] as const))('%s', (_, { path, rule, kind }) => {
    const findings = found.get(path);
    if (rule === undefined) expect(findings).toEqual([]);
    else expect(findings).toContainEqual({ rule, kind: kind ?? (expect.any(String) as string) });
  });

  it('has a fixture of its own for each source', () => {
    expect(new Set(fixtures.map(({ path }) => path)).size).toBe(fixtures.length);
  });

  it('has a legal and a forbidden fixture for every row of the tag table', () => {
    for (const scope of Object.keys(tagTable)) {
      const own = fixtures.filter(({ title }) => title.startsWith(`scope:${scope} `));
      expect(
        own.some(({ rule }) => rule === undefined),
        scope,
      ).toBe(true);
      expect(
        own.some(({ rule }) => rule !== undefined),
        scope,
      ).toBe(true);
    }
  });
});
