import { beforeAll, describe, expect, it } from 'vitest';
import { runFixtures } from './rule-fixtures/run.ts';
import type { RuleReporter } from './rule-reporter.ts';

let run: RuleReporter;

beforeAll(async () => {
  run = await runFixtures(['good', 'misuse', 'unknown-id', 'unstated-id', 'no-id']);
}, 30_000);

function named(title: string) {
  const found = run.tests.filter((test) => test.title.endsWith(title));
  expect(found, title).toHaveLength(1);
  return found[0];
}

describe('rule', () => {
  it('counts a test that asserts after an engine call, with its id, file and line', () => {
    const test = named('one id');
    expect(test).toMatchObject({
      ids: ['NX-PLACE-01'],
      items: [],
      title: 'NX-PLACE-01: one id',
      line: 7,
      state: 'passed',
      counts: true,
    });
    expect(test?.file).toMatch(/rule-fixtures\/good\.fixture\.ts$/);
  });

  it('counts several ids where the title states each', () => {
    expect(named('both in the title')).toMatchObject({ ids: ['NX-WIN-01', 'NX-DRAW-01'], counts: true });
  });

  it('counts an assertion whose matcher makes the call, and rules of no game', () => {
    expect(named('the call is made by the matcher itself')).toMatchObject({ counts: true });
    expect(named('a matcher of our own makes the call')).toMatchObject({ counts: true });
    expect(named('a rule of no game')).toMatchObject({ ids: ['CORE-OVER'], counts: true });
  });

  it.each([
    ['no engine call', 'has to call the engine'],
    ['asserts only before the call', 'assert something after its first engine call'],
    ['no assertion', 'assert something after its first engine call'],
    ['expects without a matcher', 'assert something after its first engine call'],
    ['NX-TURN-01: fails', 'expected 1 to be 99'],
    ['leaves something undone', 'dice left over'],
    ['an item that does not exist', 'no such item: scot'],
  ])('fails a test with %s', (title, error) => {
    const test = named(title);
    expect(test).toMatchObject({ state: 'failed', counts: false });
    expect(test?.error).toContain(error);
  });

  it('does not count a skipped test, nor one whose failure is called success', () => {
    expect(named('skipped by its suite')).toMatchObject({ state: 'skipped', counts: false });
    expect(named('fails and is called a success')).toMatchObject({ counts: false });
  });

  it.each([
    ['unknown-id', 'there is no rule NX-TURN-99'],
    ['unstated-id', 'lacks NX-DRAW-01'],
    ['no-id', 'names no rule'],
  ])('refuses at collection: %s', (file, message) => {
    const broken = run.broken.filter((one) => one.file.endsWith(`${file}.fixture.ts`));
    expect(broken).toHaveLength(1);
    expect(broken[0]?.error).toContain(message);
  });

  it('counts every good test, and no other', () => {
    const counted = run.tests.filter((test) => test.counts);
    expect(counted.every((test) => test.file.endsWith('good.fixture.ts'))).toBe(true);
    expect(counted).toHaveLength(6);
  });
});

describe('card', () => {
  it('counts with the item it names', () => {
    expect(named('has attack 1')).toMatchObject({ ids: [], items: ['scout'], counts: true });
  });
});
