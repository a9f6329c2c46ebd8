/**
 * The one thing wrong with the rules at this moment, while a proof runs: a refusal switched off, or one number of the
 * content nudged. Rulesets loaded by `underTest` obey it.
 */
export interface Mutation {
  /** The rule id whose refusals count as allowed. */
  readonly refusal?: string;
  readonly nudge?: Nudge;
}

export interface Nudge {
  readonly path: readonly (string | number)[];
  readonly by: number;
}

let current: Mutation | undefined;
const refusalsSeen = new Set<string>();

export function currentMutation(): Mutation | undefined {
  return current;
}

export async function withMutation<T>(mutation: Mutation, body: () => T | Promise<T>): Promise<T> {
  const outer = current;
  current = mutation;
  try {
    return await body();
  } finally {
    current = outer;
  }
}

/** Told of every refusal a test meets, so that the proof knows which rules refuse something. */
export function noteRefusal(id: string): void {
  refusalsSeen.add(id);
}

export function notedRefusals(): readonly string[] {
  return [...refusalsSeen].sort();
}
