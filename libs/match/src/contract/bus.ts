import { describe, expect, it } from 'vitest';
import type { Bus, News } from '../ports.ts';

/** What every bus must do. `settled` waits until all that was published has arrived. */
export function busContract(
  name: string,
  open: (report: (error: unknown) => void) => Promise<Bus>,
  settled: () => Promise<void> = () => Promise.resolve(),
): void {
  describe(`${name} as a bus`, () => {
    it('carries the news of a match to all who listen for it, in order, and to nobody else', async () => {
      const bus = await open(() => undefined);
      const heard: Record<string, News[]> = { one: [], other: [], elsewhere: [] };
      bus.subscribe('m', (news) => heard['one']?.push(news));
      bus.subscribe('m', (news) => heard['other']?.push(news));
      bus.subscribe('n', (news) => heard['elsewhere']?.push(news));
      bus.publish({ match: 'm', seq: 1 });
      bus.publish({ match: 'm', seq: 2, chat: 1 });
      bus.publish({ match: 'nobody listens', seq: 1 });
      await settled();
      const both = [
        { match: 'm', seq: 1 },
        { match: 'm', seq: 2, chat: 1 },
      ];
      expect(heard).toEqual({ one: both, other: both, elsewhere: [] });
    });

    it('stops when told to, once for each time it was asked', async () => {
      const bus = await open(() => undefined);
      const heard: number[] = [];
      const listener = ({ seq }: News) => void heard.push(seq);
      const [stop, stopOther] = [bus.subscribe('m', listener), bus.subscribe('m', listener)];
      bus.publish({ match: 'm', seq: 1 });
      await settled();
      stop();
      stop();
      bus.publish({ match: 'm', seq: 2 });
      await settled();
      stopOther();
      bus.publish({ match: 'm', seq: 3 });
      await settled();
      expect(heard).toEqual([1, 1, 2]);
    });

    it('carries on when a listener throws, or stops while being told', async () => {
      const errors: unknown[] = [];
      const bus = await open((error) => errors.push(error));
      const heard: number[] = [];
      const stop = bus.subscribe('m', () => {
        stop();
        throw new Error('mine');
      });
      bus.subscribe('m', ({ seq }) => heard.push(seq));
      bus.publish({ match: 'm', seq: 1 });
      bus.publish({ match: 'm', seq: 2 });
      await settled();
      expect(heard).toEqual([1, 2]);
      expect(errors).toHaveLength(1);
    });
  });
}
