import { describe, expect, it } from 'vitest';
import { reprinted } from '../../test/altered.ts';
import { load } from '../index.ts';

const bonusOf = (add: unknown) =>
  reprinted({ 'tie-fighter': { while: [{ value: 'attack', of: 'this', add }] } });

describe('the content', () => {
  it('has no card that takes attack away: whoever has attack printed may attack', () => {
    expect(() => load(bonusOf(-1))).toThrow(/takes nothing away/);
    expect(() => load(bonusOf(1))).not.toThrow();
    expect(() => load(bonusOf({ of: 'basesLost' }))).not.toThrow();
  });

  it('gives every card the same parts, also those it does without', () => {
    const { cards } = load(reprinted({})).content as { cards: readonly object[] };
    for (const card of cards) expect(Object.keys(card)).toEqual(Object.keys(cards[0] ?? {}));
  });
});
