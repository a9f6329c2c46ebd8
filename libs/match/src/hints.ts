import type { Action, Message, Seat } from '@cantina/engine';
import { chairOf } from './bot-acts.ts';
import { notPlaying, notTheirs } from './commands/act.ts';
import type { Owner } from './head.ts';
import { running } from './play.ts';
import type { BotAdviser } from './ports.ts';
import { no, type NotDone, type Refused } from './refused.ts';
import { ownersOf, type Standing } from './standing.ts';
import type { Table } from './table.ts';

/** What a bot would do in a person's place. */
export interface Hint {
  /** The number of the decision it is for. */
  readonly decision: number;
  readonly action: Action;
  readonly label: Message;
  readonly because: readonly Message[];
}

export type Hinted = { readonly done: true; readonly hint: Hint } | NotDone;

/**
 * Hints to people. They are made of what the seat knows, nothing of them is written down, and nobody gets one against another
 * person. Asked twice at the same moment, it is thought about once.
 */
export class Hints {
  readonly #adviser: BotAdviser | undefined;
  readonly #given = new WeakMap<Standing, Map<Seat, Promise<Hint>>>();

  constructor(adviser: BotAdviser | undefined) {
    this.#adviser = adviser;
  }

  async to(by: Owner, seat: Seat, table: Table): Promise<Hinted> {
    const adviser = this.#adviser;
    const refused = notHere(table, seat, by);
    if (refused !== undefined) return { done: false, refused };
    if (adviser === undefined) return { done: false, refused: no('no-hints') };
    return { done: true, hint: await this.#once(table, seat, adviser) };
  }

  #once(table: Table, seat: Seat, adviser: BotAdviser): Promise<Hint> {
    const { standing } = table;
    const given = this.#given.get(standing) ?? new Map<Seat, Promise<Hint>>();
    this.#given.set(standing, given);
    const hint = given.get(seat) ?? think(table, seat, adviser);
    given.set(seat, hint);
    // A thought that failed may be tried again.
    hint.catch(() => given.delete(seat));
    return hint;
  }
}

async function think(table: Table, seat: Seat, adviser: BotAdviser): Promise<Hint> {
  const { game, standing } = table;
  const { action, because } = await adviser(chairOf(table, seat));
  const label = game.ruleset.label(running(standing.state), seat, action);
  return { decision: standing.asked[seat]?.number ?? 0, action, label, because };
}

/** Only to whoever is asked, and only where everybody else at the table is a bot or the same person. */
function notHere({ game, standing, frozen }: Table, seat: Seat, by: Owner): Refused | undefined {
  if (frozen) return no('frozen');
  const refused = notPlaying(standing) ?? notTheirs(standing, seat, by);
  if (refused !== undefined) return refused;
  // Whoever is away may come back: a bot that stands in for them does not change against whom one plays.
  if (ownersOf(standing.seats).some((owner) => owner !== by)) return no('no-hints');
  const isAsked = game.ruleset.actors(running(standing.state)).includes(seat);
  return isAsked ? undefined : { code: 'refused', rule: 'CORE-SEAT' };
}
