import type { Core } from '@cantina/engine';
import { isRefused, type Change, type Decided, type Signature } from './change.ts';
import { isKey } from './commands/words.ts';
import { Defect } from './defect.ts';
import type { Owner } from './head.ts';
import { fetchStanding } from './loading.ts';
import { running } from './play.ts';
import type { Bus, MatchStore } from './ports.ts';
import type { Queues } from './queues.ts';
import { notDone, type Answer, type Refused } from './refused.ts';
import { summaryOf } from './summary.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** Who asks, and the key by which the same request is known again. */
export interface Who {
  readonly by: Owner;
  readonly key?: string;
}

/** A command: what it makes of the match as it stands. */
export type Decide = (
  table: Table,
  signature: Signature,
  recall: (seq: number) => Promise<Core>,
) => Decided | Promise<Decided>;

interface Desk {
  readonly store: MatchStore;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly queues: Queues;
  readonly snapshotEvery: number;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Told after each change that was written. */
  readonly changed: (id: string) => void;
}

/** So often a change is decided anew because another host wrote first. */
const MOST_TRIES = 5;

/** Writes changes down, one at a time per match: decided on a copy, stored, and only then true. */
export class Clerk {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async change(id: string, who: Who, decide: Decide): Promise<Answer> {
    const { queues, report } = this.#desk;
    if (who.key !== undefined && !isKey(who.key)) return notDone('bad-key');
    if (queues.isFull(id)) return notDone('busy');
    return queues.run(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const answer = await this.#attempt(id, who, decide);
        if (answer !== undefined) return answer;
      }
      report(new Error(`match ${id}: written by somebody else ${MOST_TRIES} times in a row`));
      return notDone('busy');
    });
  }

  async #attempt(id: string, who: Who, decide: Decide): Promise<Answer | undefined> {
    const { store, tables, now, snapshotEvery } = this.#desk;
    const table = await tables.at(id);
    if (table === undefined) return notDone('no-match');
    const before = (await this.#isNew(table, who)) ? undefined : await this.#earlier(id, who);
    if (before !== undefined) return before;
    if (table.frozen) return notDone('frozen');
    const at = now();
    const decided = await this.#decide(table, { ...who, at }, decide);
    if (isRefused(decided)) return (await this.#earlier(id, who)) ?? { done: false, refused: decided };

    const snapshot = table.snapshotFor(decided, snapshotEvery);
    const summary = summaryOf(table.game.head, decided.standing, at, null);
    const { written } = decided;
    const stored = await store.append(id, { written, summary, ...(snapshot && { snapshot }) });
    if (stored !== 'done') {
      tables.drop(id);
      return undefined;
    }
    table.accept(decided, snapshot);
    return this.#tell(id, decided);
  }

  #tell(id: string, { standing: { seq } }: Change): Answer {
    this.#desk.bus.publish({ match: id, seq });
    this.#desk.changed(id);
    return { done: true, seq, repeated: false };
  }

  async #isNew({ game, keys }: Table, { by, key }: Who): Promise<boolean> {
    const fetch = () => this.#desk.store.keys(game.head.id);
    return key === undefined || !(await keys.mayHave({ by, key }, fetch));
  }

  /** The same person sent the same key before: it was done then. */
  async #earlier(id: string, { by, key }: Who): Promise<Answer | undefined> {
    const before = key === undefined ? undefined : await this.#desk.store.keyed(id, by, key);
    return before && { done: true, seq: before.entry.seq, repeated: true };
  }

  /** A rule that throws leaves the match as it was, marked; the error itself is for the host alone. */
  async #decide(table: Table, signature: Signature, decide: Decide): Promise<Decided> {
    const { store, report } = this.#desk;
    const { game } = table;
    try {
      return await decide(table, signature, (seq) => this.#recall(table, seq));
    } catch (error) {
      if (!(error instanceof Defect)) throw error;
      report(error);
      table.defect = error.repro;
      await store.note(summaryOf(game.head, table.standing, signature.at, error.repro));
      return { code: 'defect', rule: 'CORE-PROGRAM' } satisfies Refused;
    }
  }

  async #recall(table: Table, seq: number): Promise<Core> {
    const atHand = table.recall(seq);
    if (atHand !== undefined) return atHand;
    const { standing } = await fetchStanding(this.#desk.store, table.game, seq);
    return running(standing.state);
  }
}
