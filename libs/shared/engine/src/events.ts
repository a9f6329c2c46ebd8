import type { Message, MessageParam } from './message.ts';
import type { Seat } from './state.ts';

/**
 * Something that happened, as everybody may know it, and, for some seats, as they alone may know it.
 * The public form is complete without the private one: "draws 2 cards" beside "draws Y-Wing and X-Wing".
 */
export interface GameEvent extends Message {
  readonly only?: {
    readonly seats: readonly Seat[];
    readonly params: Readonly<Record<string, MessageParam>>;
  };
}

export type Emit = (event: GameEvent) => void;

/** The event as one viewer receives it: private parameters replace or extend the public ones. */
export function eventFor(event: GameEvent, viewer: Seat | 'spectator'): Message {
  const { key, params, only } = event;
  const told = only !== undefined && viewer !== 'spectator' && only.seats.includes(viewer);
  if (!told) return params === undefined ? { key } : { key, params };
  return { key, params: { ...params, ...only.params } };
}
