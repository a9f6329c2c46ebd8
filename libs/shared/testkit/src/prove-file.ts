/**
 * A proof run of one test file: its rule and card tests are collected, run once on sound rules, then each against the
 * mutants it should notice. What was killed, by which test, goes into a result file that the caller puts together.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '@cantina/rulebook/all';
import { TestRunner, test } from 'vitest';
import { runBody } from './body-end.ts';
import { numbersOf, type ContentNumber } from './content-numbers.ts';
import { notedRefusals, withMutation, type Mutation } from './mutation.ts';
import { PROOF_TEST, type Attempt, type FileProof } from './proof-result.ts';
import { rulesetsUnderTest } from './under-test.ts';

export interface CollectedTest {
  readonly ids: readonly string[];
  readonly items: readonly string[];
  readonly title: string;
  readonly body: () => void | Promise<void>;
}

const collected: CollectedTest[] = [];

export function proving(): boolean {
  return process.env['CANTINA_PROVE'] !== undefined;
}

export function collectForProof(one: CollectedTest): void {
  if (inSkippedSuite()) return;
  collected.push(one);
  if (collected.length === 1) test(PROOF_TEST, { timeout: 0 }, proveFile);
}

function inSkippedSuite(): boolean {
  let { suite } = TestRunner.getCurrentSuite();
  for (; suite !== undefined; suite = suite.suite) {
    if (suite.mode === 'skip' || suite.mode === 'todo') return true;
  }
  return false;
}

async function proveFile({ task }: { readonly task: { readonly file: { readonly filepath: string } } }) {
  const game = setting('CANTINA_PROVE');
  const out = setting('CANTINA_PROVE_OUT');
  const file = task.file.filepath;
  const { sound, broken } = await passOnSoundRules();
  const contents = rulesetsUnderTest().map(({ content }) => numbersOf(content));
  const refusing = new Set([...notedRefusals(), ...plannedRefusals(out)]);
  const ids = carried(collected, 'ids');

  const refusals: Attempt[] = [];
  for (const id of ids.filter((one) => gameOf(one) === game && refusing.has(one))) {
    const killedBy = await killer(
      { refusal: id },
      sound.filter((one) => one.ids.includes(id)),
    );
    refusals.push({ mutant: id, killedBy });
  }
  const numbers: Attempt[] = [];
  for (const number of distinct(contents.flat())) {
    const concerned = sound.filter((one) => concerns(one, number));
    if (concerned.length > 0)
      numbers.push({ mutant: number.name, killedBy: await numberKiller(number, concerned) });
  }
  mkdirSync(out, { recursive: true });
  const proof: FileProof = {
    file,
    ids,
    items: carried(collected, 'items'),
    broken,
    refusalsSeen: notedRefusals(),
    refusals,
    numbers,
    contents: contents.map((list) => writeOnce(out, 'numbers', list)),
  };
  writeOnce(out, 'proof', proof);
}

/** Twice: a test that fails when run again would seem to notice every mutant. */
async function passOnSoundRules() {
  const sound: CollectedTest[] = [];
  const broken: { title: string; error: string }[] = [];
  for (const one of collected) {
    const error = (await failure(one)) ?? (await failure(one));
    if (error === undefined) sound.push(one);
    else broken.push({ title: one.title, error });
  }
  return { sound, broken };
}

/** Upwards; downwards where the content's own schema refuses that; where it refuses both, the schema guards it. */
async function numberKiller(
  number: ContentNumber,
  concerned: readonly CollectedTest[],
): Promise<string | null> {
  for (const by of [1, -1]) {
    const mutation: Mutation = { nudge: { path: number.path, by } };
    if (loads(mutation)) return killer(mutation, concerned);
  }
  return 'load';
}

function loads(mutation: Mutation): boolean {
  try {
    for (const ruleset of rulesetsUnderTest()) ruleset.as(mutation);
    return true;
  } catch {
    return false;
  }
}

async function killer(mutation: Mutation, concerned: readonly CollectedTest[]): Promise<string | null> {
  for (const one of concerned) {
    const error = await withMutation(mutation, () => failure(one));
    if (error !== undefined) return one.title;
  }
  return null;
}

async function failure({ body }: CollectedTest): Promise<string | undefined> {
  try {
    await runBody(body);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A test speaks for a number if it carries the item or a rule that states it, or names the item in its title. */
function concerns(one: CollectedTest, { items, rules }: ContentNumber): boolean {
  return (
    rules.some((id) => one.ids.includes(id)) ||
    items.some((item) => one.items.includes(item) || words(one.title).includes(words(item)))
  );
}

/** Lower-case words with a space around each, so that whole words are found. */
function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

function distinct(numbers: readonly ContentNumber[]): readonly ContentNumber[] {
  return [...new Map(numbers.map((number) => [number.name, number])).values()];
}

function carried(tests: readonly CollectedTest[], what: 'ids' | 'items'): readonly string[] {
  return [...new Set(tests.flatMap((one) => one[what]))].sort();
}

function plannedRefusals(out: string): readonly string[] {
  const plan = join(out, 'refusals.json');
  return existsSync(plan) ? (JSON.parse(readFileSync(plan, 'utf8')) as string[]) : [];
}

/** Named by what is in it, so that many files can write the same list. */
function writeOnce(out: string, kind: string, value: unknown): string {
  const text = JSON.stringify(value);
  const name = `${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
  if (!existsSync(join(out, name))) writeFileSync(join(out, name), text);
  return name;
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`A proof run needs ${name}`);
  return value;
}
