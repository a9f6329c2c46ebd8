import type { Load, Ruleset } from '@cantina/engine';
import { entries } from './entries.ts';

const loaded = new Map<string, Promise<Ruleset>>();

/** The rules of one game with its own content; `undefined` if nobody knows that id. */
export async function load(id: string): Promise<Ruleset | undefined> {
  const entry = entries.get(id);
  if (entry === undefined) return undefined;
  let rules = loaded.get(id);
  if (rules === undefined) {
    rules = entry.rules().then(({ load: open, content }) => open(content));
    loaded.set(id, rules);
  }
  return rules;
}

/** The function and the content apart, for tools that load a ruleset with other content or wiring. */
export async function source(
  id: string,
): Promise<{ readonly load: Load; readonly content: unknown } | undefined> {
  const rules = await entries.get(id)?.rules();
  return rules === undefined ? undefined : { load: rules.load, content: rules.content };
}
