import { describe, expect, it } from 'vitest';
import { act, begun, firstLegal, hall, mark, yes } from '../test/hall.ts';

/** A pause that lasts until the spec says so. */
function pauses() {
  const begun: string[] = [];
  const going: (() => void)[] = [];
  return {
    begun,
    pause: (level: string) => {
      begun.push(level);
      return new Promise<void>((resolve) => going.push(resolve));
    },
    end: () => going.shift()?.(),
  };
}

/** Until everything that needs no pause to end has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a pause before a bot acts', () => {
  it('holds its act back where a person plays; it thinks meanwhile', async () => {
    const { pause, begun: held, end } = pauses();
    let thought = 0;
    const { matches } = hall({
      pause,
      bots: () => (chair) => {
        thought++;
        return firstLegal(chair);
      },
    });
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    await settled();
    expect(held).toEqual(['first']);
    expect(thought).toBe(1);
    expect(await matches.look(id, 0)).toMatchObject({ seq: 3, seats: [{ asked: false }, { asked: true }] });
    end();
    await matches.quiet(id);
    expect(await matches.look(id, 0)).toMatchObject({ seq: 4, seats: [{ asked: true }, { asked: false }] });
  });

  it('is not made where bots are among themselves', async () => {
    const { pause, begun: held } = pauses();
    const { matches } = hall({ pause });
    const id = await begun(matches, { owners: [null, null] });
    await matches.quiet(id);
    expect(held).toEqual([]);
    expect((await matches.look(id, 'spectator'))?.stage).toBe('over');
  });

  it('leaves people free to take back what the bot was about to answer', async () => {
    const { pause, begun: held, end } = pauses();
    const { matches, errors } = hall({ pause });
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    await settled();
    yes(await matches.undo(id, { by: 'ada' }, { seat: 0 }));
    end();
    await matches.quiet(id);
    expect(await matches.look(id, 0)).toMatchObject({ seq: 4, seats: [{ asked: true }, { asked: false }] });
    expect(held).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('that fails is reported, and the bot acts', async () => {
    const { matches, errors } = hall({ pause: () => Promise.reject(new Error('no clock')) });
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    await matches.quiet(id);
    expect((await matches.look(id, 0))?.seats[0]).toMatchObject({ asked: true });
    expect(errors).toEqual([new Error('no clock')]);
  });

  it('does not keep the host from closing, and nothing comes of it afterwards', async () => {
    const { pause, end } = pauses();
    const { matches, store, errors } = hall({ pause });
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    await settled();
    await matches.close();
    end();
    await matches.quiet(id);
    expect(await store.entries(id, 0)).toHaveLength(3);
    expect(errors).toEqual([]);
  });
});
