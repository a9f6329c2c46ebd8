import { describe, expect } from 'vitest';
import { card } from '../index.ts';
import { fallen, turnAt, type Setting } from './table.ts';

/** What it costs to lay a keep out, and what the pedlar gives for it but for the coin on top: its worth. */
function priceAndWorth(keep: string, room = 'stairs') {
  const t = turnAt({ rooms: [room, 'larder'], coins: [9], hands: [[keep, 'pedlar']] });
  t.play(keep);
  const price = 9 - (t.state.coins[0] ?? 0);
  expect(t.keeps(0)).toEqual([`${keep}#1`]);
  t.state.hands[0] = { cards: [], seen: [] };
  const sale = turnAt({ rooms: [room, 'larder'], coins: [0], hands: [['pedlar']], keeps: [[keep]] });
  sale.play('pedlar');
  return [price, (sale.state.coins[0] ?? 0) - 1];
}

/** Keys are what finds coins here: two each, where the gate is open and the price is paid. */
const finders = (setting: Partial<Setting>) =>
  turnAt({
    rooms: ['larder', 'larder'],
    gate: 'openDoor',
    coins: [2, 2],
    hands: [['key', 'key']],
    ...setting,
  });

describe('keeps', () => {
  card('lantern', 'gives its owner, and nobody else, one more die', () => {
    expect(priceAndWorth('lantern')).toEqual([1, 1]);
    const t = turnAt({ rooms: ['larder', 'larder'], hands: [['lantern', 'lantern']] });
    t.play('lantern');
    expect([t.nerve(0), t.nerve(1)]).toEqual([3, 2]);
    t.play('lantern');
    expect([t.nerve(0), t.nerve(1)]).toEqual([4, 2]);
    expect(t.copies('lantern')).toBe(3);
  });

  card('strongbox', 'saves two coins of its owner’s loss, once per round', () => {
    expect(priceAndWorth('strongbox')).toEqual([1, 2]);
    const t = turnAt({
      rooms: ['larder', 'stairs'],
      coins: [0, 9],
      hands: [['rumour', 'rumour', 'wager']],
      keeps: [[], ['strongbox']],
      draws: [0],
    });
    t.play('rumour');
    expect(t.state.coins[1]).toBe(8);
    t.play('rumour');
    expect(t.state.coins[1]).toBe(5);
    t.do('stop');
    t.go('larder', 'stairs');
    t.do('stop');
    const before = t.state.coins[1];
    t.play('wager');
    t.do('pass');
    t.do('choose', 1);
    expect(t.state.coins[1]).toBe(before);
    expect(t.copies('strongbox')).toBe(2);
  });

  card('strongbox', 'does not care for the losses of others', () => {
    const t = turnAt({
      rooms: ['larder', 'larder'],
      coins: [0, 9],
      hands: [['rumour']],
      keeps: [['strongbox']],
    });
    t.play('rumour');
    expect(t.state.coins).toEqual([0, 6]);
  });

  card('bowl', 'brings a coin when another player finds something, once per turn', () => {
    expect(priceAndWorth('bowl')).toEqual([1, 1]);
    const t = finders({ keeps: [['bowl'], ['bowl']] });
    t.play('key');
    expect(t.state.coins).toEqual([3, 3]);
    t.play('key');
    expect(t.state.coins).toEqual([4, 3]);
    expect(t.copies('bowl')).toBe(3);
  });

  card('bowl', 'of several players is heard once each, in the order the finder says', () => {
    const t = finders({
      rooms: ['larder', 'stairs', 'crypt'],
      coins: [1, 0, 0],
      keeps: [[], ['bowl'], ['bowl']],
    });
    t.play('key');
    expect(t).toWaitFor(0);
    expect(t.legal('order')).toHaveLength(2);
    t.do('order', t.legal('order')[1] ?? null);
    expect(t.state.coins).toEqual([2, 1, 1]);
    expect(t.log().slice(-2)).toEqual(['Player 3 gets 1 coin', 'Player 2 gets 1 coin']);
  });

  card('tripwire', 'may be pulled for a coin when another finds something here: three less', () => {
    expect(priceAndWorth('tripwire')).toEqual([1, 1]);
    const t = finders({ gate: 'lockedDoor', keeps: [['bowl'], ['tripwire']] });
    t.play('key');
    expect(t).toWaitFor(1);
    t.do('accept');
    expect(t.state.coins).toEqual([1, 1]);
    t.play('key');
    expect(t.state.coins).toEqual([2, 1]);
    expect(t.copies('tripwire')).toBe(2);
  });

  card('tripwire', 'leaves what is above three, once per round', () => {
    const t = turnAt({
      rooms: ['crypt', 'crypt'],
      coins: [0, 5],
      hands: [['shovel']],
      keeps: [[], ['tripwire']],
      draws: fallen('glint', 'dark', 'gleam', 'dark'),
    });
    t.play('shovel');
    t.do('deeper');
    t.do('climb');
    t.do('accept');
    expect(t.state.coins).toEqual([2, 4]);
  });

  card('tripwire', 'changes nothing when declined, and is not heard of in another room', () => {
    const declined = finders({ keeps: [[], ['tripwire']] });
    declined.play('key');
    declined.do('decline');
    expect(declined.state.coins).toEqual([3, 2]);
    declined.play('key');
    expect(declined).toWaitFor(1);
    const elsewhere = finders({ rooms: ['larder', 'stairs'], keeps: [[], ['tripwire']] });
    elsewhere.play('key');
    expect(elsewhere.state.coins).toEqual([3, 2]);
    const poor = finders({ coins: [2, 0], keeps: [[], ['tripwire']] });
    poor.play('key');
    expect(poor.state.coins).toEqual([3, 0]);
  });

  card('ledger', 'draws a card when it is laid out', () => {
    expect(priceAndWorth('ledger')).toEqual([2, 2]);
    const t = turnAt({ rooms: ['larder', 'larder'], hands: [['ledger']], deck: ['key', 'bell'] });
    t.play('ledger');
    expect([t.hand(0), t.state.coins]).toEqual([['key'], [1, 3]]);
    expect(t.copies('ledger')).toBe(3);
  });

  card('ledger', 'brings a coin with its owner’s find, once per turn', () => {
    const t = finders({ keeps: [['ledger'], ['ledger']] });
    t.play('key');
    expect(t.state.coins).toEqual([4, 2]);
    t.play('key');
    expect(t.state.coins).toEqual([5, 2]);
  });

  card('ledger', 'draws a card with every loss of its owner', () => {
    const t = turnAt({
      rooms: ['larder', 'stairs'],
      coins: [0, 9],
      hands: [['rumour', 'wager']],
      keeps: [['ledger'], ['ledger']],
      deck: ['key', 'bell', 'fuse'],
    });
    t.play('rumour');
    expect([t.hand(1), t.hand(0)]).toEqual([['key'], ['wager']]);
    t.play('wager');
    t.do('pass', null, 1);
    expect(t.hand(1)).toEqual(['bell', 'key']);
  });

  card('chest', 'may turn its owner’s find into three cards', () => {
    expect(priceAndWorth('chest')).toEqual([2, 3]);
    const t = finders({ keeps: [['chest']], deck: ['fuse', 'bell', 'wager', 'bolt'] });
    t.play('key');
    t.do('accept');
    expect([t.state.coins, t.hand(0)]).toEqual([
      [1, 2],
      ['bell', 'fuse', 'key', 'wager'],
    ]);
    t.play('key');
    t.do('decline');
    expect([t.state.coins, t.hand(0)]).toEqual([
      [2, 2],
      ['bell', 'fuse', 'wager'],
    ]);
    expect(t.copies('chest')).toBe(2);
  });

  card('chest', 'is worth three more in the treasure vault', () => {
    expect(priceAndWorth('chest', 'vault')).toEqual([2, 6]);
  });

  card('dog', 'brings two coins when the cat comes to its owner', () => {
    expect(priceAndWorth('dog')).toEqual([2, 1]);
    const lured = (to: string) => {
      const t = turnAt({
        rooms: ['stairs', 'larder'],
        coins: [0, 0],
        hands: [['saucer']],
        keeps: [[], ['dog']],
        cat: 'well',
      });
      t.play('saucer');
      t.do('pick', to);
      return t;
    };
    expect(lured('larder').state.coins).toEqual([2, 2]);
    expect(lured('crypt').state.coins).toEqual([2, 0]);
    expect(lured('crypt').copies('dog')).toBe(2);
  });
});
