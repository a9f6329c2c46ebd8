import type { Core } from '@cantina/engine';
import type { Written } from './entries.ts';
import { fold } from './fold.ts';
import type { Game } from './game.ts';
import type { MatchStore, Snapshot } from './ports.ts';
import { running } from './play.ts';
import { newStanding, type Standing } from './standing.ts';

/** A match as its log says, from the latest snapshot that is of use. */
export interface Fetched {
  readonly standing: Standing;
  /** The entry of the snapshot it began with; 0 without one. */
  readonly from: number;
  /** How many entries had to be folded. */
  readonly folded: number;
}

/** How the match stood after entry `last`; as it stands now, if none is named. */
export async function fetchStanding(store: MatchStore, game: Game, last?: number): Promise<Fetched> {
  const { id } = game.head;
  let snapshot = await store.snapshot(id, last);
  let written = await store.entries(id, snapshot?.seq ?? 0, last);
  // Every undo comes with a snapshot of its own. Should one be missing, begin before what the undo goes back to.
  for (
    let back = farthest(written);
    snapshot !== undefined && back < snapshot.seq;
    back = farthest(written)
  ) {
    snapshot = await store.snapshot(id, back);
    written = await store.entries(id, snapshot?.seq ?? 0, last);
  }
  return { ...foldAll(game, snapshot, written), from: snapshot?.seq ?? 0 };
}

function farthest(written: readonly Written[]): number {
  return Math.min(
    ...written.map(({ entry }) => (entry.type === 'undo' || entry.type === 'redo' ? entry.to : Infinity)),
  );
}

function foldAll(
  game: Game,
  snapshot: Snapshot | undefined,
  written: readonly Written[],
): Pick<Fetched, 'standing' | 'folded'> {
  let standing = snapshot?.standing ?? newStanding(game.head);
  const states = new Map<number, Core | null>([[standing.seq, standing.state]]);
  const recall = (seq: number): Core => running(states.get(seq) ?? null);
  for (const { entry } of written) {
    standing = fold(game, standing, entry, recall);
    states.set(standing.seq, standing.state);
  }
  return { standing, folded: written.length };
}
