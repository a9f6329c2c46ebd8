import { describe, expect, it } from 'vitest';
import type { CardRules } from './card.ts';
import { from, is, pick, verb } from './effects/literal.ts';
import { hash } from './hash.ts';
import { sit, type Sitting } from '../test/sit.ts';
import type { Table } from './table.ts';
import { isUnchanged } from './values.ts';

const cards: Readonly<Record<string, CardRules>> = {
  plain: {},
  strong: { while: [{ value: 'attack', of: 'this', add: 2 }] },
  leader: { while: [{ value: 'attack', of: is('mine'), add: 1 }] },
  banker: { while: [{ value: 'attack', of: 'this', given: is('rich', { n: 3 }), add: { of: 'coins' } }] },
  curse: { while: [{ value: 'attack', of: is('mine'), add: -4 }] },
  peace: {
    while: [
      { cannot: 'attack', of: is('mine'), rule: 'TOY-PEACE' },
      { value: 'attack', of: 'this', add: 9 },
    ],
  },
  boost: { ability: pick(from('pieces', { of: 'you' }), verb('strengthen', { n: 3 })) },
  ruin: { ability: pick(from('pieces', { of: 'you' }), verb('destroy')) },
};

const piece = (card: string, owner = 0, attack = 1) => ({ card, owner, attack });
const attacks = ({ game, state }: Sitting) => game.view(state, 0).attacks;
const barred = ({ game, state }: Sitting) => game.view(state, 0).barred;

describe('a value', () => {
  it('is its base where nothing speaks of it', () => {
    expect(attacks(sit({ cards, pieces: { a: piece('plain'), b: piece('plain', 1, 4) } }))).toEqual({
      a: 1,
      b: 4,
    });
  });

  it('has what the thing itself and others in play add to it', () => {
    const t = sit({
      cards,
      pieces: { a: piece('strong'), b: piece('leader'), c: piece('plain'), d: piece('plain', 1) },
    });
    expect(attacks(t)).toEqual({ a: 4, b: 2, c: 2, d: 1 });
  });

  it('adds what is counted, while the condition holds', () => {
    expect(attacks(sit({ cards, coins: [2], pieces: { a: piece('banker') } }))).toEqual({ a: 1 });
    expect(attacks(sit({ cards, coins: [3], pieces: { a: piece('banker') } }))).toEqual({ a: 4 });
  });

  it('does not fall below its least', () => {
    expect(attacks(sit({ cards, pieces: { a: piece('curse'), b: piece('plain', 0, 6) } }))).toEqual({
      a: 0,
      b: 2,
    });
  });

  it('loses what a piece added when that piece leaves play', () => {
    const t = sit({ cards, pieces: { a: piece('leader'), b: piece('plain') } });
    expect(attacks(t)).toEqual({ a: 2, b: 2 });
    t.do(0, 'use', 'ruin').do(0, 'pick', 'a');
    expect(attacks(t)).toEqual({ a: 1, b: 1 });
  });

  it('has what lasts, only for the thing meant, until the period is refreshed', () => {
    const t = sit({ cards, pieces: { a: piece('strong'), b: piece('plain') } });
    t.do(0, 'use', 'boost').do(0, 'pick', 'a');
    expect(attacks(t)).toEqual({ a: 6, b: 1 });
    t.do(0, 'use', 'boost').do(0, 'pick', 'a');
    expect(attacks(t)).toEqual({ a: 9, b: 1 });
    t.do(0, 'refresh', 'turn');
    expect(attacks(t)).toEqual({ a: 3, b: 1 });
    expect(t.state.lasting).toEqual([]);
  });

  it('that lasts for everything speaks of everything', () => {
    const t = sit({ cards, pieces: { a: piece('plain'), b: piece('plain', 1) } });
    t.state.lasting.push({ value: 'attack', it: null, add: 2, until: 'round' });
    t.do(0, 'refresh', 'turn');
    expect(attacks(t)).toEqual({ a: 3, b: 3 });
  });

  it('is never stored: asking changes nothing', () => {
    const t = sit({ cards, pieces: { a: piece('strong') } });
    const before = hash(t.state);
    attacks(t);
    expect(hash(t.state)).toBe(before);
  });
});

describe('cannot', () => {
  it('wins over everything and names its rule, for those it speaks of', () => {
    const t = sit({ cards, pieces: { a: piece('peace'), b: piece('plain'), c: piece('plain', 1) } });
    expect(barred(t)).toEqual({ a: 'TOY-PEACE', b: 'TOY-PEACE' });
    expect(attacks(t)['a']).toBe(10);
  });

  it('ends when its card leaves play', () => {
    const t = sit({ cards, pieces: { a: piece('peace'), b: piece('plain') } });
    t.do(0, 'use', 'ruin').do(0, 'pick', 'a');
    expect(barred(t)).toEqual({});
  });
});

describe('an unchanged value', () => {
  const unchanged = ({ state }: Sitting, name: string) => isUnchanged({ state } as unknown as Table, name);

  it('is one that nothing in play and nothing lasting speaks of', () => {
    expect(unchanged(sit({ cards, pieces: { a: piece('plain') } }), 'attack')).toBe(true);
    const led = sit({ cards, pieces: { a: piece('leader') } });
    expect(unchanged(led, 'attack')).toBe(false);
    expect(unchanged(led, 'defence')).toBe(true);
    const boosted = sit({ cards, pieces: { a: piece('plain') } });
    boosted.do(0, 'use', 'boost');
    expect(unchanged(boosted, 'attack')).toBe(false);
  });
});
