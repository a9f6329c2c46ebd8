/** What travels between a host's thread and the store's: calls of a store's methods, and what came of them. */

export interface Call {
  readonly number: number;
  readonly of: 'matches' | 'links';
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Reply =
  { readonly number: number; readonly value: unknown } | { readonly number: number; readonly error: unknown };
