import { describe, expect } from 'vitest';
import { card } from '../index.ts';
import { fallen, turnAt, type Setting } from './table.ts';

/** The first player searches this room, the second one is far away. */
function search(room: string, setting: Partial<Setting> = {}, ...dice: readonly string[]) {
  const t = turnAt({
    rooms: [room, 'vault'],
    cat: 'vault',
    coins: [0, 0],
    deck: ['key', 'bell', 'fuse', 'wager'],
    draws: fallen(...dice),
    ...setting,
  });
  t.do('search');
  return t;
}

describe('searching the rooms', () => {
  card('stairs', 'brings a coin and a card', () => {
    const t = search('stairs');
    expect([t.state.coins, t.hand(0)]).toEqual([[1, 0], ['key']]);
  });

  card('barrels', 'is a test of 1 for two coins; else a card', () => {
    const passed = search('barrels', {}, 'glint', 'dark');
    expect([passed.state.coins, passed.hand(0)]).toEqual([[2, 0], []]);
    const failed = search('barrels', {}, 'dark', 'dark');
    expect([failed.state.coins, failed.hand(0)]).toEqual([[0, 0], ['key']]);
  });

  card('larder', 'is a choice of two coins, two cards, or two cards and four coins for three', () => {
    const chosen = (arm: number) => {
      const t = search('larder', { coins: [3, 0] });
      t.do('choose', arm);
      return [t.state.coins, t.hand(0)];
    };
    expect(chosen(0)).toEqual([[5, 0], []]);
    expect(chosen(1)).toEqual([
      [3, 0],
      ['bell', 'key'],
    ]);
    expect(chosen(2)).toEqual([
      [4, 0],
      ['bell', 'key'],
    ]);
    expect(search('larder', { coins: [2, 0] })).toRefuse('choose', 2, 'SM-PAY-01');
  });

  card('well', 'is a test of 2 for four coins; else one is lost', () => {
    expect(search('well', {}, 'glint', 'glint').state.coins).toEqual([4, 0]);
    const failed = search('well', { coins: [3, 0] }, 'dark', 'glint');
    failed.do('keep');
    expect(failed.state.coins).toEqual([2, 0]);
  });

  card('crypt', 'is for digging, and a card afterwards', () => {
    const t = search('crypt', {}, 'glint', 'dark');
    expect(t.hand(0)).toEqual([]);
    t.do('climb');
    expect([t.state.coins, t.hand(0)]).toEqual([[2, 0], ['key']]);
  });

  card('vault', 'is a test of 3 for seven coins; else there is an alarm', () => {
    const setting = { cat: 'well' };
    expect(search('vault', setting, 'glint', 'gleam').state.coins).toEqual([7, 0]);
    const failed = search('vault', setting, 'gleam', 'dark');
    expect([failed.state.coins, failed.state.rooms[0]]).toEqual([[0, 0], 'stairs']);
    expect(failed).toWaitFor(1);
  });
});
