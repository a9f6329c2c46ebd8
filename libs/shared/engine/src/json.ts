/** Plain data: what states, actions, views, events and content are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a move points at: a card number, a piece's id, a space's name; `null` where there is nothing to point at. */
export type Thing = number | string | null;

/** The domain of a move without an object (pass, done, end the turn). */
export const NOTHING: readonly null[] = [null];

/** The domain of a move that is not open now; shared, because lists are asked for all the time. */
export const NONE: readonly never[] = [];
