/** What a proof run of one test file leaves behind for whoever started it. */

/** The name of the one test a file has in a proof run. */
export const PROOF_TEST = '[prove] mutants of this file';

/** A mutant some test of the file should notice; `killedBy` is that test, or `load` where the rules refuse to load. */
export interface Attempt {
  readonly mutant: string;
  readonly killedBy: string | null;
}

export interface FileProof {
  readonly file: string;
  readonly ids: readonly string[];
  readonly items: readonly string[];
  /** Tests that fail on sound rules when run this way; they can prove nothing. */
  readonly broken: readonly { readonly title: string; readonly error: string }[];
  readonly refusalsSeen: readonly string[];
  readonly refusals: readonly Attempt[];
  readonly numbers: readonly Attempt[];
  /** Names of the files that list the numbers of the contents loaded here. */
  readonly contents: readonly string[];
}
