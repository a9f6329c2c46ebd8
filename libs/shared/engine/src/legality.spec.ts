import { seeded, Stream } from '@cantina/random';
import { describe, expect, it, vi } from 'vitest';
import { hash } from './hash.ts';
import { choose, verb } from './effects/literal.ts';
import { sit, using } from '../test/sit.ts';
import { steps } from '../test/steps.ts';
import type { Move } from './step.ts';
import { type Refusal } from './verdict.ts';

/** The refusal, and proof that asking changed nothing. */
function refused(t: ReturnType<typeof sit>, seat: unknown, action: unknown): Refusal | undefined {
  const before = hash(t.state);
  const verdict = t.game.check(t.state, seat as number, action);
  expect(hash(t.state)).toBe(before);
  return verdict;
}

describe('candidates and legal', () => {
  it('list all domains of all moves, and those of them that no rule forbids', () => {
    const t = sit({ coins: [2] });
    const candidates = t.game.candidates(t.state, 0);
    const spending = candidates.filter(({ do: verb }) => verb === 'spend');
    expect(spending.map(({ what }) => what)).toEqual([1, 2, 5]);
    expect(candidates).toContainEqual({ do: 'pass', what: null });
    expect(candidates).toContainEqual({ do: 'wish', what: 10 });
    expect(t.game.legal(t.state, 0)).toEqual(
      candidates.filter((action) => t.game.check(t.state, 0, action) === undefined),
    );
    expect(t.may(0).filter((name) => name.startsWith('spend'))).toEqual(['spend 1', 'spend 2']);
  });

  it('do not look at things one by one where a quick no speaks for all of them', () => {
    const t = sit({ coins: [0] });
    expect(t.may(0).filter((name) => name.startsWith('spend'))).toEqual([]);
    expect(t.options(0).filter((name) => name.startsWith('spend'))).toEqual([
      'spend 1: TOY-DEAR',
      'spend 2: TOY-DEAR',
      'spend 5: TOY-DEAR',
    ]);
    const spend = steps['main']?.moves?.['spend'] as Move;
    const check = vi.spyOn(spend, 'check');
    sit({ coins: [0] }).may(0);
    expect(check).not.toHaveBeenCalled();
    sit({ coins: [1] }).may(0);
    expect(check).toHaveBeenCalledTimes(3);
    check.mockRestore();
  });

  it('give a seat nobody waits for its interjections only', () => {
    expect(sit().options(1)).toEqual([]);
    const names = sit({ noisy: true, coins: [0, 1] }).may(1);
    expect(names).toEqual([
      'shout',
      'meddle "guess"',
      'meddle "twice"',
      'meddle "stray"',
      'meddle "flee"',
      'bribe {"to":0,"coins":1}',
    ]);
  });

  it('ask only those the step waits for', () => {
    const t = sit();
    expect(t.actors()).toEqual([0]);
    expect(t.game.prompt(t.state, 0)).toEqual({ ask: { key: 'prompt.main' }, rule: 'TOY-TURN' });
    expect(t.game.prompt(t.state, 1)).toBeUndefined();
    t.do(0, 'go', 'twice');
    expect(t.game.prompt(t.state, 0)).toEqual({ ask: { key: 'prompt.guess' } });
  });
});

describe('check', () => {
  const t = sit({ coins: [2, 3] });

  it('allows what is legal', () => {
    expect(refused(t, 0, { do: 'spend', what: 2 })).toBeUndefined();
  });

  it('names the rule that forbids a listed action', () => {
    expect(refused(t, 0, { do: 'spend', what: 5 })).toEqual({ rule: 'TOY-DEAR' });
  });

  it('hands out constants', () => {
    expect(refused(t, 0, { do: 'spend', what: 5 })).toBe(refused(t, 0, { do: 'spend', what: 5 }));
  });

  it('refuses what is not listed', () => {
    expect(refused(t, 0, { do: 'spend', what: 3 })).toEqual({
      rule: 'CORE-NOT-LISTED',
      params: { where: 'action/what', expected: 'one of the candidates', found: '3' },
    });
    expect(refused(t, 0, { do: 'pass', what: 0 })?.rule).toBe('CORE-NOT-LISTED');
    expect(refused(t, 0, { do: 'use', what: '__proto__' })?.rule).toBe('CORE-NOT-LISTED');
    expect(refused(t, 0, { do: 'spend', what: [1] })?.rule).toBe('CORE-NOT-LISTED');
  });

  it('quotes bad input briefly, whatever it was', () => {
    expect(refused(t, 0, { do: 'pass', what: 'x'.repeat(500) })?.params?.['found']).toHaveLength(80);
    const circle: { inside?: unknown } = {};
    circle.inside = circle;
    expect(refused(t, 0, { do: 'pass', what: circle })?.params?.['found']).toBe('object');
    expect(refused(t, 0, { do: 'pass', what: 1n })?.params?.['found']).toBe('bigint');
    expect(refused(t, 0, circle)?.rule).toBe('CORE-MALFORMED');
  });

  it.each([[-1], [2], [0.5], [NaN], ['0'], [null], [undefined]])('refuses seat %s', (seat) => {
    const verdict = refused(t, seat, { do: 'pass', what: null });
    expect(verdict?.rule).toBe('CORE-NO-SEAT');
    expect(verdict?.params).toMatchObject({ where: 'seat', expected: '0 to 1' });
  });

  it.each([
    [null],
    [7],
    ['pass'],
    [[]],
    [{}],
    [{ do: 'pass' }],
    [{ what: null }],
    [{ do: 1, what: null }],
    [{ do: 'pass', what: null, extra: 1 }],
  ])('refuses %j as malformed', (action) => {
    expect(refused(t, 0, action)).toMatchObject({
      rule: 'CORE-MALFORMED',
      params: { where: 'action', expected: '{ do, what }' },
    });
  });

  it.each([['dance'], ['constructor'], ['toString'], ['']])('refuses the unknown action "%s"', (verb) => {
    expect(refused(t, 0, { do: verb, what: null })).toEqual({
      rule: 'CORE-ACTION',
      params: { where: 'action/do', expected: 'a known action', found: verb },
    });
  });

  it('refuses another seat’s decision, and what belongs to another moment', () => {
    expect(refused(t, 1, { do: 'pass', what: null })?.rule).toBe('CORE-SEAT');
    expect(refused(t, 0, { do: 'say', what: 1 })?.rule).toBe('CORE-NOT-NOW');
    expect(refused(t, 1, { do: 'say', what: 1 })?.rule).toBe('CORE-NOT-NOW');
  });

  it('refuses everything when the game is over', () => {
    const over = sit().do(0, 'win');
    expect(refused(over, 0, { do: 'pass', what: null })?.rule).toBe('CORE-OVER');
    expect(refused(over, 9, null)?.rule).toBe('CORE-OVER');
  });
});

describe('open actions', () => {
  const t = sit({ coins: [10], noisy: true });

  it('are bounded by their schema, not by the typical ones listed', () => {
    expect(refused(t, 0, { do: 'wish', what: 33 })).toBeUndefined();
    expect(refused(t, 0, { do: 'wish', what: 101 })).toMatchObject({
      rule: 'CORE-MALFORMED',
      params: { where: 'action/what', found: '101' },
    });
    expect(refused(t, 0, { do: 'wish', what: 'much' })?.rule).toBe('CORE-MALFORMED');
  });

  it('say where inside they are wrong', () => {
    const verdict = refused(t, 0, { do: 'bribe', what: { to: 1, coins: 99 } });
    expect(verdict).toMatchObject({ rule: 'CORE-MALFORMED', params: { where: 'action/what/coins' } });
    expect(verdict?.params?.['expected']).not.toBe('');
    expect(refused(t, 0, { do: 'bribe', what: { to: 1 } })?.params?.['where']).toBe('action/what/coins');
  });

  it('obey rules like all others', () => {
    expect(refused(t, 0, { do: 'wish', what: 41 })?.rule).toBe('TOY-DEAR');
    expect(refused(t, 1, { do: 'bribe', what: { to: 0, coins: 1 } })?.rule).toBe('TOY-DEAR');
  });

  it('are suggested, counted and may be foretold', () => {
    const suggested = t.game.suggest(t.state, 0, new Stream(seeded(3)));
    expect(suggested?.do).toBe('wish');
    expect(refused(t, 0, { do: 'wish', what: suggested?.what ?? null })?.rule).not.toBe('CORE-MALFORMED');
    expect(t.game.suggest(t.state, 1, new Stream(seeded(3)))).toBeUndefined();
    expect(t.game.facts.openActions).toEqual(['wish', 'bribe']);
    expect(t.game.odds(t.state, 0, { do: 'wish', what: 25 })?.outcomes[0]?.chance).toBe(0.25);
    expect(t.game.odds(t.state, 0, { do: 'pass', what: null })).toBeUndefined();
  });
});

describe('the action schema', () => {
  const { game } = sit();
  const fits = (action: unknown): boolean => game.action.safeParse(action).success;

  it('knows every verb and its bounds', () => {
    expect(fits({ do: 'spend', what: 77 })).toBe(true);
    expect(fits({ do: 'pass', what: null })).toBe(true);
    expect(fits({ do: 'bribe', what: { to: 1, coins: 2 } })).toBe(true);
    expect(fits({ do: 'bribe', what: 1 })).toBe(false);
    expect(fits({ do: 'wish', what: 101 })).toBe(false);
    expect(fits({ do: 'dance', what: null })).toBe(false);
    expect(fits({ do: 'pass', what: null, extra: 1 })).toBe(false);
    expect(fits({ do: 'pass', what: { deep: [] } })).toBe(false);
  });
});

describe('label', () => {
  it('comes from the move, or from its name', () => {
    const t = sit();
    expect(t.game.label(t.state, 0, { do: 'spend', what: 2 })).toEqual({
      key: 'move.spend',
      params: { n: 2 },
    });
    expect(t.game.label(t.state, 0, { do: 'pass', what: null })).toEqual({
      key: 'move.pass',
      params: { what: 'null' },
    });
    expect(() => t.game.label(t.state, 0, { do: 'dance', what: null })).toThrow('no move "dance"');
  });
});

describe('a rule switched off', () => {
  it('no longer refuses, and all others still do', () => {
    const t = sit({ coins: [2], wiring: { ignore: 'TOY-DEAR' } });
    expect(t.may(0)).toContain('spend 5');
    expect(t.why(0, 'spend', 5)).toBeUndefined();
    expect(t.why(0, 'spend', 3)).toBe('CORE-NOT-LISTED');
    expect(sit({ coins: [0], wiring: { ignore: 'TOY-DEAR' } }).may(0)).toContain('spend 5');
    expect(sit({ coins: [2], wiring: { ignore: 'TOY-COINS' } }).why(0, 'spend', 5)).toBe('TOY-DEAR');
  });

  it('is switched off in interjections and in effects too', () => {
    const quiet = sit({ coins: [2], wiring: { ignore: 'TOY-QUIET' } });
    expect(quiet.why(0, 'bribe', { to: 1, coins: 1 })).toBeUndefined();
    const options = choose(verb('lose', { n: 1 }), verb('gain', { n: 1 }), verb('gain', { n: 2 }));
    expect(using(options).options(0)).toEqual(['choose 0: TOY-COINS', 'choose 1', 'choose 2']);
    expect(using(options, { wiring: { ignore: 'TOY-COINS' } }).options(0)).toEqual([
      'choose 0',
      'choose 1',
      'choose 2',
    ]);
  });
});
