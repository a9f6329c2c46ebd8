import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { say, type Language, type Message, type Ruleset } from '@cantina/engine';
import type { LoadedRules } from '@cantina/match';
import { list, load } from '@cantina/registry';
import { core, isBook, rulebook } from '@cantina/rulebook';
import type { Said } from '@cantina/wire';

/** A game as this host plays it: its rules, their fingerprint, and its words. */
export interface GameRules extends LoadedRules {
  /** The id of a rule in words; a rule nobody wrote down is shown by its id. */
  reason(rule: string, language: Language): string;
  say(message: Message, language: Language): Said;
}

export interface RulesShelf {
  (id: string): Promise<GameRules | undefined>;
}

const known = new Map<string, Promise<GameRules | undefined>>();

/** The rules of one game, loaded once. */
export const rulesOf: RulesShelf = (id) => {
  const ready = known.get(id);
  if (ready !== undefined) return ready;
  const loading = open(id);
  known.set(id, loading);
  // Whatever anybody asks for must not be kept for ever.
  void loading.then(
    (rules) => rules === undefined && known.delete(id),
    () => known.delete(id),
  );
  return loading;
};

async function open(id: string): Promise<GameRules | undefined> {
  const ruleset = await load(id);
  return ruleset === undefined ? undefined : gameRules(ruleset, await fingerprint(ruleset));
}

export async function gameRules(ruleset: Ruleset, rulesHash: string): Promise<GameRules> {
  const { id, sample = false } = ruleset.meta;
  const name = sample ? 'sample' : id;
  const book = isBook(name) ? await rulebook(name) : undefined;
  return {
    ruleset,
    rulesHash,
    reason: (rule, language) => core(rule)?.text[language] ?? book?.line(rule)?.text ?? rule,
    say: (message, language) => ({ text: say(ruleset.wording, language, message), message }),
  };
}

/** The game whose content has this hash. */
export async function rulesByContent(hash: string): Promise<GameRules | undefined> {
  for (const { id } of await list({ samples: true })) {
    const rules = await rulesOf(id);
    if (rules?.ruleset.contentHash === hash) return rules;
  }
  return undefined;
}

const libs = fileURLToPath(new URL('../../../../libs/', import.meta.url));
const ENGINE = ['shared/random', 'shared/dice', 'shared/decks', 'shared/board', 'shared/engine'];

/** Of all code that decides how this game goes on; words and tests do not. */
async function fingerprint({ meta }: Ruleset): Promise<string> {
  const own = meta.sample === true ? 'shared/samples' : `rulesets/${meta.id}`;
  const hash = createHash('sha256');
  for (const folder of [...ENGINE, own]) {
    const root = `${libs}${folder}/src`;
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    const files = found
      .filter((one) => one.isFile() && one.name.endsWith('.ts') && !one.name.endsWith('.spec.ts'))
      .map((one) => `${one.parentPath}/${one.name}`)
      .filter((file) => !file.includes('/text/'))
      .sort();
    for (const file of files) hash.update(file.slice(libs.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 32);
}
