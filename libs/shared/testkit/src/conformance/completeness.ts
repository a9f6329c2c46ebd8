import type { Action, Core, Json, Ruleset, Seat } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';

/**
 * Actions nobody listed: every verb of the schema with every kind of thing that lies on the table, and some that lie
 * nowhere. Whatever `check` allows of them must be a candidate.
 */
export function actionsLike(ruleset: Ruleset, state: Core, seat: Seat, salt: number): readonly Action[] {
  const random = new Stream(seeded(`completeness ${seat} ${salt}`));
  const things = thingsOn(state);
  const whats: Json[] = [null, -1, 0, 1, 2, 3, 5, 8, 13, 0.5, 1e9, '', 'nobody', true, [], {}];
  for (let i = 0; i < Math.min(24, things.length); i++)
    whats.push(things[random.below(things.length)] as Json);
  for (let other = 0; other < state.seats; other++) {
    for (const { what } of ruleset.candidates(state, other)) whats.push(what);
  }
  const distinct = [...new Map(whats.map((what) => [JSON.stringify(what), what])).values()];
  return verbsOf(ruleset).flatMap((verb) => distinct.map((what) => ({ do: verb, what })));
}

const verbs = new WeakMap<Ruleset, readonly string[]>();

/** Every verb the action schema knows. */
function verbsOf(ruleset: Ruleset): readonly string[] {
  const known = verbs.get(ruleset);
  if (known !== undefined) return known;
  const { options } = ruleset.action as unknown as { options: { shape: { do: { value: string } } }[] };
  const found = options.map(({ shape }) => shape.do.value);
  verbs.set(ruleset, found);
  return found;
}

/** Numbers and names that occur anywhere in the state: ids, positions, card numbers. */
function thingsOn(value: unknown, into: (string | number)[] = []): (string | number)[] {
  if (typeof value === 'number' || (typeof value === 'string' && value.length < 40)) into.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) thingsOn(item, into);
  return into;
}
