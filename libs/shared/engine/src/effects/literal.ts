import type { Json, Thing } from '../json.ts';

/**
 * Effects are data, built by these small functions. One literal drives legality, doing, prompt and text. The joints
 * mean the same in every game: `seq` then, `all` and, `may` you may, `pay(a).to(b)` a to b, `choose` one of, `pick`
 * point at, `given` if.
 */
export type Effect =
  | VerbEffect
  | { readonly seq: readonly Effect[] }
  | { readonly all: readonly Effect[] }
  | { readonly may: Effect }
  | { readonly pay: Effect; readonly to: Effect }
  | { readonly choose: readonly Effect[]; readonly as?: Decider }
  | {
      readonly pick: Source;
      readonly n?: Amount;
      readonly upTo?: boolean;
      readonly then: Effect;
      readonly as?: Decider;
    }
  | { readonly each: Source; readonly then: Effect }
  | { readonly repeat: Amount; readonly then: Effect }
  | { readonly other: Which; readonly then: Effect }
  | { readonly given: Condition; readonly then: Effect; readonly otherwise?: Effect }
  | { readonly test: Ask; readonly pass: Effect; readonly fail?: Effect }
  | { readonly call: string; readonly with?: Readonly<Record<string, Json>> }
  | { readonly abort: string };

/** One of the game's own verbs with its parameters. */
export interface VerbEffect {
  readonly do: string;
  readonly [param: string]: Json;
}

/** Who decides a choice in the middle of an effect. */
export type Decider = 'you' | 'opponent';

/** Which of the others an effect speaks of: the next in turn order, one the decider chooses, or every one in order. */
export type Which = 'next' | 'chosen' | 'each';

/** Things to point at, by the game's own selector. */
export interface Source {
  readonly from: string;
  readonly [arg: string]: Json;
}

/** A test by the game's own name for it. */
export interface Ask {
  readonly is: string;
  readonly [arg: string]: Json;
}

export type Condition =
  | Ask
  | { readonly not: Condition }
  | { readonly both: readonly Condition[] }
  | { readonly either: readonly Condition[] };

/** A number, how many things a selector finds, or one of the game's own quantities. */
export type Amount =
  number | { readonly count: Source } | { readonly of: string; readonly [arg: string]: Json };

/** The figure the text speaks of, the seat (or chance) that decides, the card it stands on, the thing pointed at. */
export interface Cause {
  readonly you: number;
  readonly by: number;
  readonly source: Thing;
  readonly it: Thing;
}

type Args = Readonly<Record<string, Json>>;

export const verb = (name: string, params: Args = {}): VerbEffect => ({ do: name, ...params });
export const seq = (...parts: readonly Effect[]): Effect => ({ seq: parts });
export const all = (...parts: readonly Effect[]): Effect => ({ all: parts });
export const may = (effect: Effect): Effect => ({ may: effect });
export const pay = (cost: Effect) => ({ to: (gain: Effect): Effect => ({ pay: cost, to: gain }) });
export const choose = (...options: readonly Effect[]): Effect => ({ choose: options });
export const opponentChooses = (...options: readonly Effect[]): Effect => ({
  choose: options,
  as: 'opponent',
});
export const from = (selector: string, args: Args = {}): Source => ({ from: selector, ...args });
export const pick = (source: Source, then: Effect, n: Amount = 1): Effect => ({ pick: source, n, then });
export const pickUpTo = (n: Amount, source: Source, then: Effect): Effect => ({
  pick: source,
  n,
  upTo: true,
  then,
});
export const each = (source: Source, then: Effect): Effect => ({ each: source, then });
export const repeat = (n: Amount, then: Effect): Effect => ({ repeat: n, then });
export const opponent = (then: Effect): Effect => ({ other: 'next', then });
export const other = (which: Which, then: Effect): Effect => ({ other: which, then });
export const is = (condition: string, args: Args = {}): Ask => ({ is: condition, ...args });
export const not = (condition: Condition): Condition => ({ not: condition });
export const both = (...parts: readonly Condition[]): Condition => ({ both: parts });
export const either = (...parts: readonly Condition[]): Condition => ({ either: parts });
export const given = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { given: condition, then } : { given: condition, then, otherwise };
export const test = (ask: Ask, pass: Effect, fail?: Effect): Effect =>
  fail === undefined ? { test: ask, pass } : { test: ask, pass, fail };
export const callStep = (step: string, args: Args = {}): Effect => ({ call: step, with: args });
export const abortTo = (label: string): Effect => ({ abort: label });
