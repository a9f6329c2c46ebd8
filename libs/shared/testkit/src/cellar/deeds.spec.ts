import { describe, expect } from 'vitest';
import { card } from '../index.ts';
import { fallen, numberOf, turnAt, type Setting } from './table.ts';

/** The first player has just played a deed; all stand together, the deck begins with key, bell, fuse. */
function played(deed: string, setting: Partial<Setting> = {}, ...hand: readonly string[]) {
  const rooms = setting.rooms ?? ['larder', 'larder', 'larder'];
  const others = setting.hands ?? [];
  const t = turnAt({
    deck: ['key', 'bell', 'fuse', 'wager'],
    ...setting,
    rooms,
    hands: [[deed, ...hand], ...others],
  });
  t.play(deed);
  expect(t.view('spectator').discard).toContain(deed);
  return t;
}

describe('deeds', () => {
  card('pedlar', 'buys up to two cards from the hand for two coins each', () => {
    const t = played('pedlar', { keeps: [['bowl']] }, 'bolt', 'lantern', 'snatch');
    t.do('choose', 0);
    t.pick('lantern');
    expect(t.state.coins[0]).toBe(3);
    t.pick('snatch');
    expect(t.state.coins).toEqual([7, 3, 3]);
    expect([t.hand(0), t.actionsLeft()]).toEqual([['bolt'], 1]);
    expect(t.copies('pedlar')).toBe(2);
  });

  card('pedlar', 'takes one card, or none, if nobody wants to sell more', () => {
    const one = played('pedlar', {}, 'bolt', 'lantern');
    one.pick('bolt');
    one.do('done');
    expect([one.state.coins[0], one.hand(0)]).toEqual([5, ['lantern']]);
    const none = played('pedlar', {}, 'bolt', 'lantern');
    none.do('done');
    expect([none.state.coins[0], none.hand(0)]).toEqual([3, ['bolt', 'lantern']]);
  });

  card('pedlar', 'or takes one keep for its worth and a coin', () => {
    const t = played('pedlar', { keeps: [['strongbox', 'lantern']] }, 'bolt');
    t.do('choose', 1);
    t.do('pick', 'strongbox#1');
    expect(t.state.coins[0]).toBe(3 + 2 + 1);
    expect([t.keeps(0), t.hand(0)]).toEqual([['lantern#2'], ['bolt']]);
    expect(t.view('spectator').discard).toEqual(['strongbox', 'pedlar']);
  });

  card('scout', 'looks at one card and draws two', () => {
    const t = played('scout');
    expect(t.view(0).deck.known).toEqual([{ depth: 0, card: 'key' }]);
    expect(t.view(1).deck.known).toEqual([]);
    t.do('decline');
    expect([t.hand(0), t.state.coins[0]]).toEqual([['bell', 'key'], 3]);
    expect(t.copies('scout')).toBe(2);
  });

  card('scout', 'may bury the card it has seen', () => {
    const t = played('scout');
    t.do('accept');
    expect(t.hand(0)).toEqual(['bell', 'fuse']);
    expect(t.state.deck.pile.cards[0]).toBe(numberOf('key'));
  });

  card('wager', 'costs the next player a coin, who then chooses: three coins or three cards for you', () => {
    const coins = played('wager');
    expect(coins).toWaitFor(1);
    expect(coins.state.coins).toEqual([3, 2, 3]);
    coins.do('choose', 0);
    expect([coins.state.coins, coins.hand(0)]).toEqual([[6, 2, 3], []]);
    const cards = played('wager');
    cards.do('choose', 1);
    expect([cards.state.coins, cards.hand(0)]).toEqual([
      [3, 2, 3],
      ['bell', 'fuse', 'key'],
    ]);
    expect(cards.copies('wager')).toBe(2);
  });

  card('bell', 'makes every other player discard a card, and brings two coins', () => {
    const t = played('bell', { hands: [['key', 'wager'], ['fuse']] }, 'bolt');
    expect(t).toWaitFor(1);
    t.pick('wager');
    expect(t).toWaitFor(2);
    t.pick('fuse');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['bolt'], ['key'], []]);
    expect(t.state.coins).toEqual([5, 3, 3]);
    expect(t.copies('bell')).toBe(2);
  });

  card('rumour', 'lets a player of your choice lose three coins or discard a card', () => {
    const rumour = () => {
      const t = played('rumour', { coins: [3, 3, 4], hands: [[], ['fuse', 'wager']] });
      expect(t.legal('whom')).toEqual([1, 2]);
      t.do('whom', 2);
      expect(t).toWaitFor(2);
      return t;
    };
    const coins = rumour();
    coins.do('choose', 0);
    coins.do('pass', null, 2);
    expect([coins.state.coins, coins.hand(2)]).toEqual([
      [3, 3, 1],
      ['fuse', 'wager'],
    ]);
    const cards = rumour();
    cards.do('choose', 1);
    cards.pick('fuse');
    expect([cards.state.coins, cards.hand(2), cards.actionsLeft()]).toEqual([[3, 3, 4], ['wager'], 1]);
    expect(cards.copies('rumour')).toBe(2);
  });

  card('pickpocket', 'is a test of 2 for three coins of somebody here; else one is lost', () => {
    const passed = played('pickpocket', { coins: [0, 4, 4], draws: fallen('glint', 'glint') });
    expect(passed.legal('pick')).toEqual([1, 2]);
    passed.do('pick', 2);
    expect([passed.state.coins, passed.actionsLeft()]).toEqual([[3, 4, 1], 1]);
    const failed = played('pickpocket', { coins: [2, 4, 4], draws: fallen('dark', 'glint') });
    failed.do('keep');
    expect(failed.state.coins).toEqual([1, 4, 4]);
    expect(failed.copies('pickpocket')).toBe(3);
  });

  card('candle', 'brings nerve, and two cards for a coin', () => {
    const t = played('candle', { coins: [1] });
    expect(t.nerve(0)).toBe(3);
    t.do('accept');
    expect([t.state.coins[0], t.hand(0), t.actionsLeft()]).toEqual([0, ['bell', 'key'], 1]);
    expect(t.copies('candle')).toBe(2);
  });

  card('candle', 'costs and brings nothing more when declined', () => {
    const t = played('candle');
    t.do('decline');
    expect([t.state.coins[0], t.hand(0), t.nerve(0)]).toEqual([3, [], 3]);
  });

  card('saucer', 'leads the cat, and brings its hoard where it comes to you, else two coins', () => {
    const setting = { rooms: ['larder', 'stairs'], cat: 'well', hoard: 4, coins: [0, 3] };
    const here = played('saucer', setting);
    here.do('pick', 'larder');
    expect([here.state.coins, here.state.cat.hoard]).toEqual([[4, 3], 0]);
    const away = played('saucer', setting);
    away.do('pick', 'crypt');
    expect([away.state.coins, away.state.cat.hoard]).toEqual([[2, 3], 5]);
    expect(away.copies('saucer')).toBe(2);
  });

  card('key', 'opens the gate and finds three coins; two where it is open', () => {
    const shut = played('key', { coins: [1] });
    expect([shut.state.gate, shut.state.coins[0]]).toEqual(['openDoor', 3]);
    const open = played('key', { coins: [1], gate: 'openDoor' });
    expect([open.state.gate, open.state.coins[0]]).toEqual(['openDoor', 2]);
    expect(open.copies('key')).toBe(4);
  });

  card('stocktaking', 'finds two coins for each card in front of you', () => {
    const t = played('stocktaking', { coins: [0], keeps: [['lantern', 'bowl'], ['lantern']] });
    expect(t.state.coins).toEqual([4, 3, 3]);
    expect(t.copies('stocktaking')).toBe(2);
  });

  card('shovel', 'digs, and draws a card afterwards', () => {
    const t = played('shovel', { coins: [0], draws: fallen('glint', 'dark') });
    expect(t.hand(0)).toEqual([]);
    t.do('climb');
    expect([t.state.coins[0], t.hand(0)]).toEqual([2, ['key']]);
    expect(t.copies('shovel')).toBe(2);
  });

  card('fuse', 'is a test of 3 for six coins; else one is lost and there is an alarm', () => {
    const passed = played('fuse', { coins: [0], draws: fallen('gleam', 'glint'), deck: [] });
    expect(passed.state.coins[0]).toBe(6);
    const failed = played('fuse', { coins: [3], draws: fallen('gleam', 'dark'), deck: [] });
    failed.do('keep');
    expect([failed.state.coins[0], failed.state.rooms[0]]).toEqual([2, 'stairs']);
    expect(failed).toWaitFor(1);
    expect(failed.copies('fuse')).toBe(2);
  });
});
