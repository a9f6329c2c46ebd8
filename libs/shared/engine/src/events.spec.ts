import { describe, expect, it } from 'vitest';
import { eventFor, type GameEvent } from './events.ts';

describe('an event', () => {
  const drawn: GameEvent = {
    key: 'log.draw',
    params: { seat: 1, n: 2 },
    only: { seats: [1], params: { cards: ['a', 'b'], n: 'two' } },
  };

  it('has a public form for everybody', () => {
    expect(eventFor(drawn, 0)).toEqual({ key: 'log.draw', params: { seat: 1, n: 2 } });
    expect(eventFor(drawn, 'spectator')).toEqual({ key: 'log.draw', params: { seat: 1, n: 2 } });
  });

  it('has a private one for those it is meant for, which adds or replaces', () => {
    expect(eventFor(drawn, 1)).toEqual({ key: 'log.draw', params: { seat: 1, n: 'two', cards: ['a', 'b'] } });
  });

  it('never carries the private part along', () => {
    expect(JSON.stringify(eventFor(drawn, 0))).not.toContain('only');
    expect(eventFor({ key: 'log.end' }, 0)).toEqual({ key: 'log.end' });
  });
});
