import { words as components } from '@cantina/ui/words';
import { afterEach, describe, expect, it } from 'vitest';
import { learn, wordsOf } from './index.ts';

afterEach(() => learn('en'));

describe('words', () => {
  it('are English until another language has come', async () => {
    expect(wordsOf('ru').settings).toBe('Settings');
    await learn('ru');
    expect(wordsOf('ru').settings).toBe('Настройки');
  });

  it('of the components change with the language, and back', async () => {
    await learn('de');
    expect([components.rule, components.cards(1)]).toEqual(['Regel', '1 Karte']);
    await learn('ru');
    expect([1, 3, 5, 21].map((count) => components.cards(count))).toEqual([
      '1 карта',
      '3 карты',
      '5 карт',
      '21 карта',
    ]);
    await learn('en');
    expect(components.cards(2)).toBe('2 cards');
  });
});
