import type { Core } from './state.ts';

/**
 * Undo follows information: going back from `now` to `then` is free where nobody can have learnt anything in between.
 * That only this seat acted is for the host to know; it keeps the log.
 */
export function mayGoBack(then: Core, now: Core): boolean {
  return then.reveals === now.reveals && now.outcome === null;
}
