import { describe, expect, it } from 'vitest';
import { ruleSpecs } from './places.ts';
import { byPackage, runTests } from './run-tests.ts';
import { testedIds } from './tested.ts';

const FIXTURES = 'libs/shared/testkit/src/rule-fixtures';

describe('runTests', () => {
  it('runs just the files asked for and counts just what proves something', { timeout: 60_000 }, async () => {
    const { exitCode } = process;
    const run = await runTests([`${FIXTURES}/good.fixture.ts`, `${FIXTURES}/misuse.fixture.ts`]);
    expect(new Set(run.tests.map(({ file }) => file.slice(file.lastIndexOf('/') + 1)))).toEqual(
      new Set(['good.fixture.ts', 'misuse.fixture.ts']),
    );
    expect([...testedIds(run.tests)].sort()).toEqual(['CORE-OVER', 'NX-DRAW-01', 'NX-PLACE-01', 'NX-WIN-01']);
    expect(process.exitCode).toBe(exitCode);
  });

  it('is content with nothing to run', async () => {
    expect(await runTests([])).toMatchObject({ tests: [], broken: [] });
  });
});

describe('byPackage', () => {
  it('gives each package its files, and refuses files of none', () => {
    const packages = byPackage([`${FIXTURES}/good.fixture.ts`, 'tools/rules/src/tested.spec.ts']);
    expect([...packages]).toEqual([
      ['libs/shared/testkit', ['src/rule-fixtures/good.fixture.ts']],
      ['tools/rules', ['src/tested.spec.ts']],
    ]);
    expect(() => byPackage(['nowhere/a.spec.ts'])).toThrow('belongs to no package');
  });
});

describe('ruleSpecs', () => {
  it('takes tests that use rule or card, and no conformance runs', () => {
    const specs = ruleSpecs(['libs/shared/testkit']);
    expect(specs).toContain('libs/shared/testkit/src/noughts-rules.spec.ts');
    expect(specs.some((path) => path.endsWith('.conformance.spec.ts'))).toBe(false);
    expect(specs).not.toContain('libs/shared/testkit/src/content-numbers.spec.ts');
    expect(ruleSpecs(['libs/not-there'])).toEqual([]);
  });
});
