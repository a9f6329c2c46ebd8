import type { Action, Seat } from '@cantina/engine';
import { Matches } from '@cantina/match';
import { LocalBus } from '@cantina/match/memory';
import { load } from '@cantina/registry';
import { seeded, Stream } from '@cantina/random';
import type { SqliteStore } from '../src/index.ts';

/** One person who plays matches of the cellar against themselves, at random. */

const OWNER = 'ada';

export function hostOn(store: SqliteStore): Matches {
  return new Matches({
    store,
    bus: new LocalBus(console.error),
    rules: async (id) => {
      const ruleset = await load(id);
      return ruleset && { ruleset, rulesHash: 'h' };
    },
    bots: () => undefined,
    now: Date.now,
    report: console.error,
    limits: { snapshotEvery: 10 },
  });
}

export async function newMatch(matches: Matches): Promise<string> {
  const seats = [{ kind: 'human' }, { kind: 'human' }] as const;
  const created = await matches.create(OWNER, { ruleset: 'cellar', options: { rounds: 5 }, seats });
  if (!created.done) throw new Error(created.refused.code);
  const { id } = created;
  for (const seat of [0, 1]) await matches.join(id, { by: OWNER }, { seat, name: 'Ada', colour: `c${seat}` });
  await matches.start(id, { by: OWNER });
  return id;
}

/** Plays on until the match is over, now and then taking back; `told` hears of every acknowledged entry. */
export async function playOn(
  matches: Matches,
  id: string,
  seed: string,
  told: (seq: number) => void,
): Promise<void> {
  const random = new Stream(seeded(seed));
  for (let turns = 0; turns < 5000; turns++) {
    const seats = (await matches.look(id, 'spectator'))?.seats ?? [];
    const asked = [...seats.keys()].filter((seat) => seats[seat]?.asked === true);
    if (asked.length === 0) return;
    const seat = asked[random.below(asked.length)] as Seat;
    const who = { by: OWNER, key: `${seed} ${turns}` };
    const answer =
      random.below(12) === 0
        ? await matches.undo(id, who, { seat })
        : await matches.act(id, who, await someAct(matches, id, seat, random));
    if (answer.done) told(answer.seq);
  }
  throw new Error('no end');
}

async function someAct(matches: Matches, id: string, seat: Seat, random: Stream) {
  const legal = await matches.legal(id, seat);
  const decision = (await matches.look(id, seat))?.decision ?? 0;
  return { seat, decision, actions: [legal[random.below(legal.length)] as Action] };
}
