import { hash, mayGoBack, type Core, type GameEvent, type Ruleset } from '@cantina/engine';
import { difference } from './plain.ts';
import type { Fail } from './law.ts';
import type { Origin, Played } from './subject.ts';
import { replay, type Walk } from './walk.ts';

/** Enough to see a shallow copy, few enough that long games stay quick. */
const MOST_KEPT = 64;
const MOST_UNDONE = 8;

/** States of the past as a host keeps them; none may ever change. */
export class Past {
  readonly #kept: { readonly state: Core; readonly hash: string; readonly at: number }[] = [];

  keep(state: Core, at: number): void {
    if (this.#kept.length === MOST_KEPT) this.#kept.splice(MOST_KEPT / 4, 1);
    this.#kept.push({ state, hash: hash(state), at });
  }

  /** Shallow copies show here: a later action has reached back. */
  unchangedLaw(fail: Fail): void {
    for (const { state, hash: before, at } of this.#kept) {
      if (hash(state) !== before) fail('past', `the state at decision ${at} has changed since`);
    }
  }

  /** From every kept state that undo may go back to freely, the same actions lead to the same place again. */
  undoLaw(ruleset: Ruleset, now: Core, played: readonly Played[], fail: Fail): void {
    for (const { state, at } of this.#kept.slice(-MOST_UNDONE)) {
      const since = played.slice(at);
      const alone = since.every(({ seat }) => seat === since[0]?.seat);
      if (since.length === 0 || !alone || !mayGoBack(state, now)) continue;
      const again = ruleset.clone(state);
      for (const { seat, action } of since) {
        const verdict = ruleset.check(again, seat, action);
        if (verdict !== undefined)
          fail('undo', `back at ${at}, ${JSON.stringify(action)} is refused by ${verdict.rule}`);
        ruleset.apply(again, seat, action);
      }
      const off = difference(again, now);
      if (off !== undefined) fail('undo', `back at ${at}, the same actions lead elsewhere: ${off}`);
    }
  }
}

/** The same start and the same actions give the same game, whether or not somebody listens. */
export function replayLaw(ruleset: Ruleset, origin: Origin, { played, end, events }: Walk, fail: Fail): void {
  const heard: GameEvent[] = [];
  const off = difference(replay(ruleset, origin, played, heard), end) ?? difference(heard, events);
  if (off !== undefined) fail('replay', off);
  const unheard = difference(replay(ruleset, origin, played), end);
  if (unheard !== undefined) fail('replay', `without anybody listening: ${unheard}`);
}
