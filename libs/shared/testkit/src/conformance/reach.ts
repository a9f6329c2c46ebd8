import type { Probe, Ruleset } from '@cantina/engine';
import { factorsOf } from './configurations.ts';
import type { Configuration, Subject } from './subject.ts';

/** What has come up in play so far, by kind: cards, spaces, table cells, forks' arms, refusals, options, engine features. */
export class Reached {
  readonly #seen = new Map<string, Set<string>>();

  readonly probe: Probe = (kind, id) => {
    let ids = this.#seen.get(kind);
    if (ids === undefined) this.#seen.set(kind, (ids = new Set()));
    ids.add(id);
  };

  has(kind: string, id: string): boolean {
    return this.#seen.get(kind)?.has(id) === true;
  }

  configured({ seats, options }: Configuration): void {
    this.probe('option', optionId('seats', seats));
    for (const [name, value] of Object.entries(options)) this.probe('option', optionId(name, value));
  }

  add(other: Readonly<Record<string, readonly string[]>>): void {
    for (const [kind, ids] of Object.entries(other)) for (const id of ids) this.probe(kind, id);
  }

  toJSON(): Record<string, readonly string[]> {
    return Object.fromEntries([...this.#seen].map(([kind, ids]) => [kind, [...ids].sort()]));
  }
}

const optionId = (name: string, value: unknown): string => `${name}=${JSON.stringify(value)}`;

/** Everything that play should reach. */
export function reachableOf(
  ruleset: Ruleset,
  { refusals = [], features = [] }: Subject,
): Record<string, readonly string[]> {
  const options = factorsOf(ruleset).flatMap(({ name, values }) =>
    values.map((value) => optionId(name, value)),
  );
  return {
    ...ruleset.facts.reachable,
    feature: [...new Set([...ruleset.facts.features, ...features])],
    option: options,
    refusal: refusals,
  };
}

/** What was never reached, as `kind id`; empty is what a proof wants. */
export function unreached(
  reachable: Readonly<Record<string, readonly string[]>>,
  reached: Reached,
): readonly string[] {
  return Object.entries(reachable).flatMap(([kind, ids]) =>
    ids.filter((id) => !reached.has(kind, id)).map((id) => `${kind} ${id}`),
  );
}
