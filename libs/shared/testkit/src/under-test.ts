/**
 * How tests load a ruleset: what comes back behaves like the ruleset, obeys the current mutation at every call, and counts
 * the calls. Keep the object and call its functions on it; a function taken off it still follows the mutation, other
 * values are those of the moment they are read.
 */
import { nudged } from './content-numbers.ts';
import { reachNotes, type ReachNotes } from './reach-notes.ts';
import { countEngineCall } from './engine-calls.ts';
import { currentMutation, noteRefusal, type Mutation } from './mutation.ts';

/** The part of a ruleset's wiring that tests switch. */
export interface TestWiring {
  readonly ignore?: string;
}

type Load<Ruleset extends object, Wiring extends TestWiring = TestWiring> = (
  content: unknown,
  wiring?: Wiring,
) => Ruleset;

interface Loaded {
  readonly content: unknown;
  /** Loads the ruleset as mutated, or throws as `load` does. */
  readonly as: (mutation: Mutation | undefined) => object;
}

const loadedHere = new Map<unknown, Loaded>();

/** Everything loaded by this file's tests, one entry per content. */
export function rulesetsUnderTest(): readonly Loaded[] {
  return [...loadedHere.values()];
}

export function underTest<Ruleset extends object, Wiring extends TestWiring>(
  load: Load<Ruleset, Wiring>,
  content: unknown,
  wiring?: Wiring,
): Ruleset {
  const notes = reachNotes();
  let sound: Ruleset | undefined;
  let mutant: { readonly of: Mutation; readonly ruleset: Ruleset } | undefined;

  const as = (mutation: Mutation | undefined): Ruleset => {
    if (mutation === undefined) return (sound ??= loadNoted(load, content, wiring, notes));
    if (mutant?.of !== mutation) mutant = { of: mutation, ruleset: mutate(load, content, wiring, mutation) };
    return mutant.ruleset;
  };
  const shape = as(currentMutation());
  if (currentMutation() === undefined && !loadedHere.has(content)) loadedHere.set(content, { content, as });
  const call = (name: string, args: readonly unknown[], answer: unknown): void => {
    if (currentMutation() === undefined) notes?.call(name, args, answer);
  };
  return followMutation(shape, () => as(currentMutation()), call);
}

function loadNoted<Ruleset extends object, Wiring extends TestWiring>(
  load: Load<Ruleset, Wiring>,
  content: unknown,
  wiring: Wiring | undefined,
  notes: ReachNotes | undefined,
): Ruleset {
  if (notes === undefined) return load(content, wiring);
  const ruleset = load(content, { ...wiring, probe: notes.probe } as unknown as Wiring);
  notes.belongTo(ruleset);
  return ruleset;
}

function mutate<Ruleset extends object, Wiring extends TestWiring>(
  load: Load<Ruleset, Wiring>,
  content: unknown,
  wiring: Wiring | undefined,
  { refusal, nudge }: Mutation,
): Ruleset {
  const changed = nudge === undefined ? content : nudged(content, nudge.path, nudge.by);
  if (refusal === undefined) return load(changed, wiring);
  return load(changed, { ...wiring, ignore: refusal } as Wiring);
}

type Told = (name: string, args: readonly unknown[], answer: unknown) => void;

function followMutation<Ruleset extends object>(shape: Ruleset, now: () => Ruleset, told: Told): Ruleset {
  const live = {};
  for (const key of Object.keys(shape) as (keyof Ruleset)[]) {
    const get =
      typeof shape[key] === 'function'
        ? always(counted(key, now, told))
        : (): Ruleset[typeof key] => now()[key];
    Object.defineProperty(live, key, { enumerable: true, get });
  }
  return live as Ruleset;
}

function always<T>(value: T): () => T {
  return () => value;
}

function counted<Ruleset extends object>(key: keyof Ruleset, now: () => Ruleset, told: Told) {
  return (...args: unknown[]): unknown => {
    countEngineCall();
    const ruleset = now();
    const answer = (ruleset[key] as (...args: unknown[]) => unknown).apply(ruleset, args);
    if (key === 'check') note(answer);
    told(String(key), args, answer);
    return answer;
  };
}

function note(verdict: unknown): void {
  if (typeof verdict !== 'object' || verdict === null || !('rule' in verdict)) return;
  if (typeof verdict.rule === 'string') noteRefusal(verdict.rule);
}
