/**
 * `rule('ID', title, body)` and `card('item', title, body)`: tests that carry the rule or the content item they prove.
 *
 * Such a test fails unless its body asserts something after asking the rules something; it cannot be skipped from within,
 * and the reporter counts only what passed. In a proof run (CANTINA_PROVE) the bodies are collected instead, and run against
 * deliberately broken rules.
 */
import { findRule } from '@cantina/rulebook/all';
import { test } from 'vitest';
import { listenToAssertions } from './assertions.ts';
import { runBody } from './body-end.ts';
import { itemsOf } from './content-numbers.ts';
import { engineCalls } from './engine-calls.ts';
import { collectForProof, proving } from './prove-file.ts';
import { rulesetsUnderTest } from './under-test.ts';

export type RuleBody = () => void | Promise<void>;

/** What a rule test tells the reporter. */
export interface RuleMeta {
  readonly ids: readonly string[];
  readonly items: readonly string[];
  /** Assertions that held after the first engine call; present once the body has passed. */
  readonly asserted?: number;
}

declare module 'vitest' {
  interface TaskMeta {
    rule?: RuleMeta;
  }
}

/** A test of one rule, or of several if its title states each id. */
export function rule(ids: string | readonly string[], title: string, body: RuleBody): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  if (list.length === 0) throw new Error(`rule(): "${title}" names no rule`);
  for (const id of list) {
    if (findRule(id) === undefined) throw new Error(`rule(): there is no rule ${id} ("${title}")`);
    if (list.length > 1 && !states(title, id)) {
      throw new Error(`rule(): a test of several rules states each in its title; "${title}" lacks ${id}`);
    }
  }
  if (new Set(list).size < list.length) throw new Error(`rule(): "${title}" names a rule twice`);
  register({ ids: list, items: [] }, list.length === 1 ? `${list[0]}: ${title}` : title, body);
}

/** A test of one card, space, table or other content item, by its id. */
export function card(item: string, title: string, body: RuleBody): void {
  register({ ids: [], items: [item] }, `${item}: ${title}`, async () => {
    await body();
    mustExist(item); // only now: the body may be what loads the content
  });
}

function register(carried: RuleMeta, title: string, body: RuleBody): void {
  if (proving()) {
    collectForProof({ ids: carried.ids, items: carried.items, title, body });
    return;
  }
  test(title, { meta: { rule: carried } }, async ({ task }) => {
    const asserted = await assertionsAfterEngineCall(body);
    task.meta.rule = { ...carried, asserted };
  });
}

async function assertionsAfterEngineCall(body: RuleBody): Promise<number> {
  const before = engineCalls();
  let asserted = 0;
  const held = () => {
    if (engineCalls() > before) asserted++;
  };
  await listenToAssertions(held, () => runBody(body));
  if (engineCalls() === before)
    throw new Error('a rule test has to call the engine: it proves nothing otherwise');
  if (asserted === 0) throw new Error('a rule test has to assert something after its first engine call');
  return asserted;
}

/** Whole ids only: `XX-GO-11` does not state `XX-GO-1`. */
function states(title: string, id: string): boolean {
  return title.split(/[^A-Z0-9-]+/).includes(id);
}

function mustExist(item: string): void {
  const loaded = rulesetsUnderTest();
  if (loaded.some(({ content }) => itemsOf(content).has(item))) return;
  const where =
    loaded.length === 0 ? 'no content was loaded with underTest()' : 'the content has no such item';
  throw new Error(`card(): ${where}: ${item}`);
}
