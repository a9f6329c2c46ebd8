import { describe, expect, it } from 'vitest';
import { hash } from './hash.ts';
import { isIdle, sit } from '../test/sit.ts';

describe('call and end', () => {
  it('leave each value with the caller, once', () => {
    const t = sit().do(0, 'go', 'twice');
    expect(t.state.stack.map(({ step }) => step)).toEqual(['main', 'twice', 'guess']);
    t.do(0, 'say', 2);
    expect(t.state.stack.map(({ step }) => step)).toEqual(['main', 'twice', 'guess']);
    expect(t.state.stack[1]).not.toHaveProperty('result');
    t.do(0, 'say', 3);
    expect(t.diary()).toEqual(['twice: 2 and 3']);
    expect(t.state.stack).toEqual([{ step: 'main', result: 5 }]);
  });

  it('without a value leave nothing, also when an earlier answer was never taken', () => {
    const t = sit().do(0, 'go', 'mute').do(0, 'say', 3);
    expect(t.diary()).toEqual(['mute: null']);
  });

  it('keep an answer that nobody took out of the way of the next call', () => {
    const t = sit().do(0, 'go', 'twice').do(0, 'say', 1).do(0, 'say', 1);
    expect(t.state.stack[0]).toHaveProperty('result', 2);
    t.do(0, 'go', 'peek');
    expect(t.state.stack[0]).not.toHaveProperty('result');
  });
});

describe('become', () => {
  it('puts another step in the place of the present one', () => {
    const t = sit();
    expect(t.state.stack).toEqual([{ step: 'main' }]);
  });
});

describe('abort', () => {
  it('unwinds two levels to the nearest step that catches it, not further', () => {
    const t = sit().do(0, 'go', 'reckless');
    expect(t.state.stack.map(({ step }) => step)).toEqual(['main', 'reckless', 'deep', 'flee']);
    t.do(0, 'flee');
    expect(t.diary()).toEqual(['reckless catches fled']);
    expect(isIdle(t)).toBe(true);
  });

  it('passes steps that catch nothing', () => {
    const t = sit().do(0, 'go', 'deep').do(0, 'flee');
    expect(t.diary()).toEqual(['main catches fled']);
    expect(isIdle(t)).toBe(true);
  });

  it('out of an interjection takes the open question with it', () => {
    const t = sit({ noisy: true }).do(0, 'go', 'reckless').do(1, 'meddle', 'flee');
    expect(t.state.stack.map(({ step }) => step)).toEqual([
      'main',
      'reckless',
      'deep',
      'flee',
      'interjection',
      'flee',
    ]);
    t.do(0, 'flee');
    expect(t.diary()).toEqual(['reckless catches fled']);
    expect(isIdle(t)).toBe(true);
  });

  it('that nobody catches is a defect, told with the stack', () => {
    expect(() => sit().do(0, 'go', 'stray')).toThrow(
      'nothing catches the abort "unheard": {"step":"main"} > {"step":"stray"}',
    );
  });
});

describe('what goes on by itself', () => {
  it('is a defect after 10,000 steps without a decision, told with the stack', () => {
    expect(() => sit().do(0, 'go', 'endless')).toThrow(
      '10000 steps without a decision: {"step":"main"} > {"step":"endless"}',
    );
  });

  it('names only the innermost frames of a stack without end', () => {
    const run = (): unknown => sit().do(0, 'go', 'growing');
    expect(run).toThrow(/9982 more > (\{"step":"growing"\} > ){19}\{"step":"growing"\}$/);
  });

  it('may not run out of steps without an outcome', () => {
    expect(() => sit().do(0, 'go', 'nowhere')).toThrow('the stack ran empty without an outcome');
  });
});

describe('finish', () => {
  it('leaves nothing to decide', () => {
    const t = sit({ noisy: true }).do(0, 'win');
    expect(t.game.outcome(t.state)).toEqual({ seats: ['won', 'lost'], because: { key: 'because.won' } });
    expect(t.state.stack).toEqual([]);
    expect(t.actors()).toEqual([]);
    expect(t.options(0)).toEqual([]);
    expect(t.options(1)).toEqual([]);
    expect(t.game.prompt(t.state, 0)).toBeUndefined();
  });

  it('works from the middle of anything', () => {
    const t = sit().do(0, 'go', 'twice');
    t.game.concede(t.state, 1);
    expect(t.game.outcome(t.state)?.seats).toEqual(['won', 'lost']);
    expect(t.actors()).toEqual([]);
  });
});

describe('a start', () => {
  it('is the same for the same seed, and leaves the seed alone', () => {
    const { game } = sit();
    const seed = [1, 2, 3, 4];
    const one = game.setup({}, 2, seed);
    const action = { do: 'go', what: 'peek' };
    game.apply(one, 0, action);
    const other = game.setup({}, 2, seed);
    game.apply(other, 0, action);
    expect(seed).toEqual([1, 2, 3, 4]);
    expect(hash(one)).toBe(hash(other));
  });
});
