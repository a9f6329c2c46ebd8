import { describe, expect, it } from 'vitest';
import { d6, dice, die, numbered, oneFor, pips, valueOf } from './die.ts';

describe('die', () => {
  it('is plain data with its faces in order', () => {
    const attack = die({ name: 'attack', faces: ['hit', 'hit', 'crit', 'blank'] });
    expect(JSON.parse(JSON.stringify(attack))).toEqual(attack);
    expect(attack).toEqual({ name: 'attack', faces: ['hit', 'hit', 'crit', 'blank'] });
  });

  it('does not share the list it was made from', () => {
    const faces = ['hit', 'blank'];
    const made = die({ name: 'coin', faces });
    faces.push('edge');
    expect(made.faces).toEqual(['hit', 'blank']);
  });

  it('needs a face', () => {
    expect(() => die({ name: 'void', faces: [] })).toThrow('die "void" has no faces');
  });
});

describe('numbered dice', () => {
  it('have the numbers from 1 up', () => {
    expect(d6).toEqual({ name: 'd6', faces: ['1', '2', '3', '4', '5', '6'] });
    expect(d6.faces.map(pips)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numbered(1).faces).toEqual(['1']);
    expect(numbered(20).faces).toHaveLength(20);
  });

  it.each([0, -1, 2.5, NaN])('cannot have %d sides', (sides) => {
    expect(() => numbered(sides)).toThrow(RangeError);
  });
});

describe('dice', () => {
  it('is a pool of one kind', () => {
    expect(dice(3, d6)).toEqual([d6, d6, d6]);
    expect(dice(0, d6)).toEqual([]);
  });
});

describe('valueOf', () => {
  it('reads a table, where a face left out counts nothing', () => {
    expect(valueOf('crit', { hit: 1, crit: 2 })).toBe(2);
    expect(valueOf('blank', { hit: 1, crit: 2 })).toBe(0);
    expect(valueOf('constructor', { hit: 1 })).toBe(0);
  });

  it('reads a function', () => {
    expect(valueOf('4', pips)).toBe(4);
    expect(valueOf('hit', oneFor(['hit', 'crit']))).toBe(1);
    expect(valueOf('blank', oneFor(['hit', 'crit']))).toBe(0);
  });

  it('refuses what is not a whole number', () => {
    expect(() => valueOf('hit', pips)).toThrow('face "hit" is worth NaN');
    expect(() => valueOf('hit', { hit: 0.5 })).toThrow(RangeError);
  });
});
