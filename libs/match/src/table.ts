import type { Core } from '@cantina/engine';
import type { Change } from './change.ts';
import type { Repro } from './defect.ts';
import type { Written } from './entries.ts';
import type { Game } from './game.ts';
import { KnownKeys } from './keys.ts';
import type { Snapshot } from './ports.ts';
import type { Standing } from './standing.ts';

/** So many entries are kept at hand for whoever looks in again after a while. */
const ENTRIES_AT_HAND = 64;
/** So many earlier states are kept at hand for undo; older ones are folded again. */
const STATES_AT_HAND = 8;

/** A match in memory: how it stands, and a few states back. All of it can be had from the store again. */
export class Table {
  readonly game: Game;
  /** Its rules are not those it was begun with: it can be read, and no more. */
  readonly frozen: boolean;
  standing: Standing;
  defect: Repro | null;
  readonly keys = new KnownKeys();
  /** About how much memory one state takes, as last measured. */
  #stateBytes = 0;
  #snapshotAt: number;
  #earlier: { readonly seq: number; readonly state: Core }[] = [];
  #latest: readonly Written[] = [];

  constructor(game: Game, standing: Standing, frozen: boolean, defect: Repro | null, snapshotAt: number) {
    this.game = game;
    this.standing = standing;
    this.frozen = frozen;
    this.defect = defect;
    this.#snapshotAt = snapshotAt;
    this.#measure();
  }

  /** The state after an earlier entry, if it is still at hand. */
  recall(seq: number): Core | undefined {
    return this.#earlier.find((one) => one.seq === seq)?.state;
  }

  /** All that was written behind entry `after`, if it is still at hand: whoever watches asks for it soon. */
  writtenSince(after: number): readonly Written[] | undefined {
    const first = this.#latest[0]?.entry.seq ?? Infinity;
    return first <= after + 1 ? this.#latest.slice(after + 1 - first) : undefined;
  }

  /** A snapshot to be written with the change, when it is time for one; always with an undo or redo, and at the end. */
  snapshotFor({ written, standing }: Change, every: number): Snapshot | undefined {
    const jumps = written.some(({ entry }) => entry.type === 'undo' || entry.type === 'redo');
    const due = standing.seq - this.#snapshotAt >= every;
    if (!jumps && !due && standing.stage !== 'over') return undefined;
    return { seq: standing.seq, standing };
  }

  /** The change is written: from now on the match stands so. */
  accept({ standing, written }: Change, snapshot: Snapshot | undefined): void {
    const { state, line, base } = this.standing;
    const last = line.at(-1)?.seq ?? base;
    if (state !== null && state !== standing.state && this.recall(last) === undefined) {
      this.#earlier.push({ seq: last, state });
      if (this.#earlier.length > STATES_AT_HAND) this.#earlier.shift();
    }
    this.standing = standing;
    this.#latest = [...this.#latest, ...written].slice(-ENTRIES_AT_HAND);
    this.defect = null;
    for (const { entry } of written) if (entry.key !== undefined) this.keys.add(entry.by, entry.key);
    if (snapshot === undefined) return;
    this.#snapshotAt = snapshot.seq;
    this.#measure();
  }

  /** About how many bytes it holds: JSON is longer than the data in memory for most states, and never much shorter. */
  get bytes(): number {
    return this.#stateBytes * (1 + this.#earlier.length) + this.keys.bytes;
  }

  #measure(): void {
    this.#stateBytes = JSON.stringify(this.standing).length;
  }
}
