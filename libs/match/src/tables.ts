import { gameOf, type Game } from './game.ts';
import type { MatchRecord } from './head.ts';
import { fetchStanding, type Fetched } from './loading.ts';
import { isOutdated } from './opening.ts';
import type { MatchStore, Rules } from './ports.ts';
import { Shelf } from './shelf.ts';
import { newStanding } from './standing.ts';
import { Table } from './table.ts';

export interface MemoryLimits {
  /** Matches held in memory at a time. */
  readonly mostLoaded: number;
  /** And about so many bytes. */
  readonly mostBytes: number;
  /** A match nobody asked for so long, in milliseconds, leaves memory. */
  readonly idle: number;
}

export interface Memory {
  readonly loaded: number;
  readonly bytes: number;
  /** What the largest of them takes. */
  readonly largest: number;
  /** The most entries that ever had to be folded to load one. */
  readonly mostFolded: number;
}

interface Sources {
  readonly store: MatchStore;
  readonly rules: Rules;
  readonly now: () => number;
  /** Something is being done there: it stays. */
  readonly isInUse: (id: string) => boolean;
}

/** The matches in memory. Any of them may leave it at any time, since the store has them all. */
export class Tables {
  readonly #from: Sources;
  readonly #idle: number;
  readonly #shelf: Shelf<Table>;
  readonly #loading = new Map<string, Promise<Table | undefined>>();
  #mostFolded = 0;

  constructor(from: Sources, { mostLoaded, mostBytes, idle }: MemoryLimits) {
    this.#from = from;
    this.#idle = idle;
    this.#shelf = new Shelf(mostLoaded, mostBytes);
  }

  /** The match, from memory or from the store; `undefined` if there is none, or nobody knows its rules. */
  async at(id: string): Promise<Table | undefined> {
    const ready = this.inMemory(id);
    if (ready !== undefined) return ready;
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  inMemory(id: string): Table | undefined {
    return this.#shelf.get(id, this.#from.now());
  }

  drop(id: string): void {
    this.#shelf.drop(id);
  }

  dropIdle(): void {
    this.#shelf.dropOlder(this.#from.now() - this.#idle, this.#from.isInUse);
  }

  get memory(): Memory {
    const { size, bytes, largest } = this.#shelf;
    return { loaded: size, bytes, largest, mostFolded: this.#mostFolded };
  }

  async #load(id: string): Promise<Table | undefined> {
    const { store, rules, now, isInUse } = this.#from;
    const record = await store.record(id);
    const loaded = record && (await rules(record.head.ruleset));
    if (record === undefined || loaded === undefined) return undefined;
    const game = gameOf(record, loaded.ruleset);
    const frozen = isOutdated(record, loaded);
    const { standing, from, folded } = frozen
      ? await this.#asFarAsPossible(record, game)
      : await fetchStanding(store, game);
    this.#mostFolded = Math.max(this.#mostFolded, folded);
    const defect = (await store.summary(id))?.defect ?? null;
    const table = new Table(game, standing, frozen, defect, from);
    this.#shelf.put(id, table, now(), isInUse);
    return table;
  }

  /** Other rules may not understand the log; then the last snapshot has to do. */
  async #asFarAsPossible({ head }: MatchRecord, game: Game): Promise<Fetched> {
    const { store } = this.#from;
    try {
      return await fetchStanding(store, game);
    } catch {
      const snapshot = await store.snapshot(head.id);
      return { standing: snapshot?.standing ?? newStanding(head), from: snapshot?.seq ?? 0, folded: 0 };
    }
  }
}
