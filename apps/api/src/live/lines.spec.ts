import { LocalBus } from '@cantina/stores';
import type { News } from '@cantina/match';
import type { Frame } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { begin, mark, ok, openHouse } from '../../test/client.ts';
import { Lines, type Socket } from './lines.ts';

/** News that lie there until somebody carries them on. */
class SlowBus extends LocalBus {
  readonly #held: News[] = [];

  override publish(news: News): void {
    this.#held.push(news);
  }

  carryOn(): void {
    for (const news of this.#held.splice(0)) super.publish(news);
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A match of one person, and somebody who looks on over a line that keeps what it was sent. */
async function scene(mayLook: () => Promise<boolean> = () => Promise.resolve(true)) {
  const bus = new SlowBus((error) => expect.unreachable(String(error)));
  const house = openHouse({ furniture: { bus } });
  const { host, reported } = house;
  const ada = await house.newcomer();
  const match = await begin({ seats: [ada, ada] });
  bus.carryOn();
  const outlook = { match, viewer: 'spectator', language: 'en', person: null } as const;
  const room = await host.rooms.at(outlook);
  const told: Frame[] = [];
  const send = (text: string) => void told.push(JSON.parse(text) as Frame);
  const socket = { raw: { bufferedAmount: 0 }, send } as unknown as Socket;
  const lines = new Lines(host.rooms, bus, host.report);
  lines.add(room, { socket, mayLook, hearChat: () => Promise.resolve() });
  return {
    bus,
    versions: () => told.map(({ version }) => version),
    act: async (seat: number, field: number) => ok(await ada.act(match, seat, mark(field))),
    undo: async (seat: number) => ok(await ada.post(`/api/matches/${match}/undo`, { seat })),
    look: () => host.rooms.at(outlook),
    reported,
  };
}

describe('a line', () => {
  it('is told what the room had found out before the news came', async () => {
    const { bus, act, look, versions, reported } = await scene();
    await act(0, 0);
    await look();
    await act(1, 1);
    await look();
    bus.carryOn();
    await settled();
    expect(versions()).toEqual([4, 5]);
    expect(reported).toEqual([]);
  });

  it('is told everything once and in order, though it takes time to see whether it may be told', async () => {
    const asking: (() => void)[] = [];
    const { bus, act, undo, versions } = await scene(
      () =>
        new Promise((resolve) =>
          asking.push(() => {
            resolve(true);
          }),
        ),
    );
    await act(0, 0);
    await undo(0);
    bus.carryOn();
    await settled();
    await act(0, 4);
    bus.carryOn();
    await settled();
    expect(versions()).toEqual([]);
    expect(asking).toHaveLength(3);
    for (const answer of asking.reverse()) {
      answer();
      await settled();
    }
    expect(versions()).toEqual([5, 6]);
  });
});
