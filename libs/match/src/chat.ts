import type { Who } from './clerk.ts';
import { isKey, tidyText } from './commands/words.ts';
import type { Owner } from './head.ts';
import type { Bus, ChatLine, MatchStore } from './ports.ts';
import type { Queues } from './queues.ts';
import { notDone, type NotDone } from './refused.ts';
import { relationOf } from './relation.ts';
import type { Standing } from './standing.ts';
import type { Tables } from './tables.ts';

/** Talk at the table. It is kept beside the log, not in it: a match means the same without it. */

export interface SayRequest {
  readonly text: string;
}

/** The number of the line; that of the earlier one, if the same request came before. */
export type Said = { readonly done: true; readonly number: number } | NotDone;

interface Parlour {
  readonly store: MatchStore;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly queues: Queues;
  readonly mostLines: number;
  readonly now: () => number;
}

export class Chat {
  readonly #parlour: Parlour;

  constructor(parlour: Parlour) {
    this.#parlour = parlour;
  }

  /** Only whoever has sat down speaks, before, during and after the game. */
  async say(id: string, who: Who, request: SayRequest): Promise<Said> {
    const { store, bus, tables, queues, mostLines, now } = this.#parlour;
    const text = tidyText(request.text);
    if (text === undefined) return notDone('bad-text');
    if (who.key !== undefined && !isKey(who.key)) return notDone('bad-key');
    if (queues.isFull(id)) return notDone('busy');
    return queues.run(id, async () => {
      const table = await tables.at(id);
      if (table === undefined) return notDone('no-match');
      const speaker = speakerOf(table.standing, who.by);
      if (speaker === undefined) return notDone('not-your-seat');
      const number = await store.say(id, { ...who, ...speaker, text, at: now() }, mostLines);
      if (number === undefined) return notDone('no-match');
      bus.publish({ match: id, seq: table.standing.seq, chat: number });
      return { done: true, number };
    });
  }

  /** Whoever may look may listen. */
  async lines(id: string, by: Owner | null, after: number, limit: number): Promise<readonly ChatLine[]> {
    const { store, tables } = this.#parlour;
    const table = await tables.at(id);
    const { seats, mayWatch } = table ? relationOf(table, by) : { seats: [], mayWatch: false };
    return mayWatch || seats.length > 0 ? store.said(id, after, limit) : [];
  }
}

/** With several seats, the first speaks for them all. */
function speakerOf({ seats }: Standing, by: Owner) {
  const seat = seats.findIndex(({ owner, name }) => owner === by && name !== null);
  const name = seats[seat]?.name ?? null;
  return name === null ? undefined : { seat, name };
}
