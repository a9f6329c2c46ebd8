import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import type { SealedFrame } from './sealed.ts';
import { sit, type Sitting } from '../test/sit.ts';

const bidding = (
  hands: number[][] = [
    [1, 2],
    [3, 9],
    [4, 5],
  ],
): Sitting => sit({ first: 'bid', seats: 3, hands, deck: [6, 7, 8] });
const answers = (state: Sitting['state']) => (state.stack[0] as SealedFrame).answers;

describe('sealed answers', () => {
  it('are asked of everybody at once, each about its own', () => {
    const t = bidding();
    expect(t.actors()).toEqual([0, 1, 2]);
    expect(t.options(0)).toEqual(['bid 1', 'bid 2', 'abstain']);
    expect(t.options(1)).toEqual(['bid 3', 'bid 9: TOY-FORBIDDEN', 'abstain']);
    expect(t.game.prompt(t.state, 2)).toEqual({ ask: { key: 'prompt.bid' } });
    expect(bidding([[1], [], [4]]).actors()).toEqual([0, 2]);
  });

  it('may come in any order, and each once', () => {
    const t = bidding().do(2, 'bid', 4);
    expect(t.actors()).toEqual([0, 1]);
    expect(t.options(2)).toEqual([]);
    expect(t.why(2, 'bid', 5)).toBe('CORE-SEAT');
    t.do(0, 'abstain');
    expect(t.diary()).toEqual([]);
    t.do(1, 'bid', 3);
    expect(t.diary()).toEqual(['bids null 3 4']);
    expect(t.state.stack).toEqual([{ step: 'main' }]);
  });

  it('are visible to nobody and change nothing for the others', () => {
    const one = bidding().do(2, 'bid', 4);
    const two = bidding().do(2, 'bid', 5);
    for (const seat of [0, 1, 2] as const) {
      expect(one.options(seat)).toEqual(two.options(seat));
      expect(one.game.view(one.state, seat)).toEqual(two.game.view(two.state, seat));
      expect(one.game.prompt(one.state, seat)).toEqual(two.game.prompt(two.state, seat));
    }
    expect(one.game.view(one.state, 'spectator')).toEqual(two.game.view(two.state, 'spectator'));
    expect(one.state.reveals).toBe(two.state.reveals);
  });

  it('are news to everybody when they are turned over', () => {
    const t = bidding().do(0, 'bid', 1).do(1, 'bid', 3);
    const before = t.state.reveals;
    expect(t.do(2, 'bid', 4).state.reveals).toBe(before + 1);
  });

  it('are chosen anew in another world, except one’s own', () => {
    const t = bidding().do(0, 'bid', 2).do(1, 'bid', 3);
    const others = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const world = t.game.redeal(t.state, 0, new Stream(seeded(seed)));
      expect(answers(world)[0]).toEqual({ do: 'bid', what: 2 });
      expect(answers(world)[2]).toBeNull();
      const other = answers(world)[1];
      others.add(JSON.stringify(other));
      if (other?.do === 'bid') expect(world.hands[1]?.cards).toContain(other.what);
      expect(other?.what).not.toBe(9);
    }
    expect(others.size).toBeGreaterThan(4);
    expect(answers(t.state)[1]).toEqual({ do: 'bid', what: 3 });
  });

  it('can be played on from the other world', () => {
    const t = bidding().do(0, 'bid', 2).do(1, 'bid', 3);
    const world = t.game.redeal(t.state, 2, new Stream(seeded(5)));
    t.game.apply(world, 2, { do: 'abstain', what: null });
    expect(world.diary[0]).toMatch(/^bids \S+ \S+ null$/);
  });
});
