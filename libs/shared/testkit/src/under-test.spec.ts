import { describe, expect, it } from 'vitest';
import { engineCalls } from './engine-calls.ts';
import { notedRefusals, withMutation } from './mutation.ts';
import { underTest, type TestWiring } from './under-test.ts';

const loads: (TestWiring | undefined)[] = [];
const content = { cards: [{ id: 'scout', cost: 2 }], size: 3 };

function load(given: unknown, wiring?: TestWiring) {
  loads.push(wiring);
  const { cards, size } = given as typeof content;
  return {
    meta: { size },
    cost: () => cards[0]?.cost,
    check: () => (wiring?.ignore === 'SM-GO-01' ? undefined : { rule: 'SM-GO-01' }),
  };
}

const game = underTest(load, content);

describe('underTest', () => {
  it('follows the mutation of the moment, also through a function taken off it', async () => {
    const { cost } = game;
    expect(cost()).toBe(2);
    await withMutation({ nudge: { path: ['cards', 0, 'cost'], by: 1 } }, () => {
      expect(cost()).toBe(3);
      expect(game.cost()).toBe(3);
    });
    await withMutation({ nudge: { path: ['size'], by: -1 } }, () => {
      expect(game.meta.size).toBe(2);
      expect(game.cost()).toBe(2);
    });
    expect(game.cost()).toBe(2);
    expect(content.cards[0]?.cost).toBe(2);
  });

  it('tells the ruleset which refusal to ignore', async () => {
    expect(game.check()).toEqual({ rule: 'SM-GO-01' });
    await withMutation({ refusal: 'SM-GO-01' }, () => {
      expect(game.check()).toBeUndefined();
    });
    expect(game.check()).toEqual({ rule: 'SM-GO-01' });
  });

  it('goes back to sound rules after a body that throws, and keeps an outer mutation', async () => {
    const outer = { refusal: 'SM-GO-01' };
    await withMutation(outer, async () => {
      const inner = withMutation({ refusal: 'SM-GO-02' }, () => {
        expect(game.check()).toEqual({ rule: 'SM-GO-01' });
        throw new Error('stop');
      });
      await expect(inner).rejects.toThrow('stop');
      expect(game.check()).toBeUndefined();
    });
    expect(game.check()).toBeDefined();
  });

  it('loads once per mutation, not once per call', async () => {
    const before = loads.length;
    await withMutation({ refusal: 'SM-GO-01' }, () => {
      game.check();
      game.check();
      game.cost();
    });
    expect(loads.slice(before)).toEqual([{ ignore: 'SM-GO-01' }]);
  });

  it('counts calls and notes refusals', () => {
    const before = engineCalls();
    game.check();
    game.cost();
    expect(engineCalls() - before).toBe(2);
    expect(notedRefusals()).toContain('SM-GO-01');
  });
});
