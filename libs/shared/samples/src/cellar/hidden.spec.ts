import { eventFor, type GameEvent } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { content, load } from './index.ts';
import { positions } from './positions.ts';

const rules = load(content);

describe('hidden cards', () => {
  it.each(positions)(
    'are dealt anew without the seat noticing: $name',
    ({ options, seats, seed, script }) => {
      const state = rules.setup(options, seats, seeded(seed));
      for (const { seat, action } of script) rules.apply(state, seat, action);
      for (let seat = 0; seat < seats; seat++) {
        const worlds = Array.from({ length: 20 }, (_, i) => rules.redeal(state, seat, new Stream(seeded(i))));
        for (const world of worlds) {
          expect(rules.view(world, seat)).toEqual(rules.view(state, seat));
          expect(rules.candidates(world, seat)).toEqual(rules.candidates(state, seat));
          expect(rules.legal(world, seat)).toEqual(rules.legal(state, seat));
        }
        const others = new Set(worlds.map(({ hands }) => JSON.stringify(hands[(seat + 1) % seats]?.cards)));
        expect(others.size).toBeGreaterThan(1);
      }
    },
  );

  it('are named to their owner alone when drawn', () => {
    const state = rules.setup({}, 2, seeded(7));
    rules.apply(state, 0, { do: 'go', what: 'larder' });
    rules.apply(state, 1, { do: 'go', what: 'stairs' });
    const events: GameEvent[] = [];
    rules.apply(state, 0, { do: 'rest', what: null }, events);
    const drawn = events.find(({ key }) => key === 'log.draw') as GameEvent;
    expect(JSON.stringify(eventFor(drawn, 0))).toContain('card.');
    expect(JSON.stringify([eventFor(drawn, 1), eventFor(drawn, 'spectator')])).not.toContain('card.');
  });
});
