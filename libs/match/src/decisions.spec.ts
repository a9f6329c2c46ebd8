import { describe, expect, it } from 'vitest';
import { act, begun, decisionOf, go, hall, refusedBy, yes, type Hall } from '../test/hall.ts';
import { playUntil } from '../test/walker.ts';

const four = ['ada', 'bob', 'cyd', 'dan'];

/** Keeps on the table, as every viewer of the cellar sees them. */
interface Shown {
  readonly players: readonly {
    readonly keeps: readonly string[];
    readonly coins: number;
    readonly room: string;
  }[];
  readonly offers: readonly unknown[];
}

/**
 * The cellar when all four choose a room in secret and some keep can be bid for. Its own rule that nobody trades meanwhile
 * (SM-TRADE-03) is switched off, so that offers come in the middle of the question.
 */
async function allChoosing(): Promise<Hall & { id: string; keep: string }> {
  const room = hall({ wiring: { ignore: 'SM-TRADE-03' } });
  const { matches } = room;
  const id = await begun(matches, { ruleset: 'cellar', owners: four, options: { rounds: 5 } });
  const shown = async () => (await matches.look(id, 'spectator'))?.view as Shown;
  await playUntil(matches, id, four, async () => {
    const seats = (await matches.look(id, 'spectator'))?.seats ?? [];
    const keeps = (await shown()).players.slice(0, 3).flatMap(({ keeps }) => keeps);
    return seats.every(({ asked }) => asked) && keeps.length > 0;
  });
  const keep = (await shown()).players.slice(0, 3).flatMap(({ keeps }) => keeps)[0] ?? '';
  return { ...room, id, keep };
}

describe('decisions', () => {
  it('of three seats are not disturbed by each other, nor by the offers of a fourth', async () => {
    const { matches, id, keep } = await allChoosing();
    const known = await Promise.all(four.map((_, seat) => decisionOf(matches, id, seat)));
    const asked = (await matches.look(id, 0))?.prompt;
    const offer = (coins: number) => act(matches, id, 'dan', 3, { do: 'offer', what: { keep, coins } });

    yes(await offer(1));
    for (const seat of [2, 0, 1]) {
      expect((await matches.look(id, seat))?.prompt).toEqual(asked);
      const room = (await matches.legal(id, seat)).find((action) => action.do === 'go');
      // The number each seat had at the beginning, although a lot has happened since.
      const decision = known[seat] ?? -1;
      yes(await matches.act(id, { by: four[seat] ?? '' }, { seat, decision, actions: [room] }));
      if (seat !== 1) yes(await offer(2));
    }
    expect(((await matches.look(id, 0))?.view as Shown).offers).toHaveLength(3);
    expect((await matches.look(id, 3))?.prompt).toEqual(asked);
    expect(await decisionOf(matches, id, 3)).toBe((known[3] ?? 0) + 3);
  });

  it('change for the seat that has acted, even if it is asked the same again', async () => {
    const { matches, id, keep } = await allChoosing();
    const before = await decisionOf(matches, id, 3);
    yes(await act(matches, id, 'dan', 3, { do: 'offer', what: { keep, coins: 1 } }));
    const stale = await matches.act(
      id,
      { by: 'dan' },
      { seat: 3, decision: before, actions: [go('stairs')] },
    );
    expect(refusedBy(stale)).toMatchObject({ code: 'stale', decision: before + 1 });
  });

  it('change over an undo, even if the seat was asked the same all the time', async () => {
    const { matches, id, keep } = await allChoosing();
    const numbers = [await decisionOf(matches, id, 3)];
    yes(await act(matches, id, 'dan', 3, { do: 'offer', what: { keep, coins: 1 } }));
    numbers.push(await decisionOf(matches, id, 3));
    for (const change of ['undo', 'redo'] as const) {
      yes(await matches[change](id, { by: 'dan' }, { seat: 3 }));
      numbers.push(await decisionOf(matches, id, 3));
    }
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1, first + 2, first + 3]);
  });

  it('change when the question does, also without an own act', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    const numbers = async () => [await decisionOf(matches, id, 0), await decisionOf(matches, id, 1)];
    expect(await numbers()).toEqual([1, 1]);
    yes(await act(matches, id, 'ada', 0, { do: 'mark', what: 4 }));
    expect(await numbers()).toEqual([2, 2]);
  });

  it('never come again, not even when an act is undone', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    const seen = [await decisionOf(matches, id, 0)];
    for (let i = 0; i < 3; i++) {
      yes(await act(matches, id, 'ada', 0, { do: 'mark', what: i }));
      seen.push(await decisionOf(matches, id, 0));
      yes(await matches.undo(id, { by: 'ada' }, { seat: 0 }));
      seen.push(await decisionOf(matches, id, 0));
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('a list of actions', () => {
  it('is done in one entry if it tells nothing new on the way, and as if done one by one', async () => {
    let done = 0;
    for (let seed = 0; seed < 12 && done < 3; seed++) {
      const [one, other] = [
        hall({ newSecret: () => `list ${seed}` }),
        hall({ newSecret: () => `list ${seed}` }),
      ];
      const ids: string[] = [];
      for (const { matches } of [one, other]) {
        const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', 'ada'], options: {} });
        yes(await act(matches, id, 'ada', 0, go('larder')));
        yes(await act(matches, id, 'ada', 1, go('barrels')));
        ids.push(id);
      }
      const [id = '', twin = ''] = ids;
      const seat = (await one.matches.look(id, 0))?.prompt === null ? 1 : 0;
      for (const play of (await one.matches.legal(id, seat)).filter((action) => action.do === 'play')) {
        const stop = { do: 'stop', what: null };
        const answer = await act(one.matches, id, 'ada', seat, play, stop);
        if (!answer.done) continue;
        yes(await act(other.matches, twin, 'ada', seat, play));
        yes(await act(other.matches, twin, 'ada', seat, stop));
        const [mine, theirs] = [await one.matches.look(id, seat), await other.matches.look(twin, seat)];
        expect(theirs?.seq).toBe((mine?.seq ?? 0) + 1);
        const own = (sight: typeof mine) => {
          const { coins, room, keeps } = (sight?.view as Shown).players[seat] ?? {};
          return { coins, room, keeps };
        };
        expect(own(theirs)).toEqual(own(mine));
        expect(theirs?.seats).toEqual(mine?.seats);
        done++;
        break;
      }
    }
    expect(done).toBe(3);
  });

  it('has to stop where it tells something new: failing later would show what chance holds', async () => {
    const { matches, store } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', 'ada'] });
    yes(await act(matches, id, 'ada', 0, go('larder')));
    yes(await act(matches, id, 'ada', 1, go('barrels')));
    const seat = (await matches.look(id, 0))?.prompt === null ? 1 : 0;
    const before = await matches.look(id, seat);
    const drawFirst = (what: number) =>
      act(matches, id, 'ada', seat, { do: 'rest', what: null }, { do: 'play', what });
    const answers = await Promise.all([drawFirst(0), drawFirst(5), drawFirst(999)]);
    for (const answer of answers) expect(refusedBy(answer)).toEqual({ code: 'news-in-between', index: 1 });
    expect(await matches.look(id, seat)).toEqual(before);
    expect(await store.entries(id, before?.seq ?? 0)).toEqual([]);
  });
});
