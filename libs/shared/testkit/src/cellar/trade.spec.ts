import { NOBODY } from '@cantina/engine';
import { describe, expect } from 'vitest';
import { rule } from '../index.ts';
import { fallen, newGame, turnAt, type Setting } from './table.ts';

/** The first player owns a lantern and a bowl, the second one a ledger. */
const shop = (setting: Partial<Setting> = {}) =>
  turnAt({ rooms: ['stairs', 'larder', 'larder'], keeps: [['lantern', 'bowl'], ['ledger']], ...setting });
const bid = (keep: string, coins: number) => ({ keep, coins });

describe('trading', () => {
  rule('SM-TRADE-01', 'is offering coins for a keep, which its owner may accept at any moment', () => {
    const t = shop();
    t.do('offer', bid('lantern#1', 2), 1);
    t.do('offer', bid('lantern#1', 3), 2);
    expect(t).toWaitFor(0);
    expect(t.candidates('agree', 0)).toEqual(t.state.offers.open.map(({ id }) => id));
    expect(t.candidates('agree', 1)).toEqual([]);
    t.do('rest');
    t.do('agree', t.candidates('agree', 0)[1] ?? null, 0);
    expect(t.state.coins).toEqual([6, 3, 0]);
    expect([t.keeps(0), t.keeps(2)]).toEqual([['bowl#2'], ['lantern#1']]);
    expect([t.nerve(0), t.nerve(2)]).toEqual([2, 3]);
    expect(t).toRefuse('agree', t.candidates('agree', 0)[0] ?? null, 'SM-TRADE-07', 0);
  });

  rule('SM-TRADE-01', 'goes on in the middle of a card, which is then taken up where it was', () => {
    const t = shop({ hands: [['shovel']], draws: fallen('glint', 'glint', 'dark') });
    t.play('shovel');
    t.do('offer', bid('bowl#2', 1), 1);
    expect(t).toAllow('climb');
    t.do('agree', t.candidates('agree', 0)[0] ?? null, 0);
    expect(t.state.coins).toEqual([4, 2, 3]);
    t.do('climb');
    expect(t.state.coins).toEqual([6, 3, 3]);
  });

  rule('SM-TRADE-01', 'lapses with the turn', () => {
    const t = shop();
    t.do('offer', bid('lantern#1', 2), 1);
    t.do('stop');
    expect(t.state.offers.open).toEqual([]);
    expect(t.candidates('agree', 0)).toEqual([]);
    expect(t).toAllow('offer', bid('lantern#1', 2), 1);
  });

  rule('SM-TRADE-02', 'does not take place where none was agreed', () => {
    expect(shop({ options: { trade: false } })).toRefuse('offer', bid('lantern#1', 1), 'SM-TRADE-02', 1);
    expect(shop({ options: { trade: true } })).toAllow('offer', bid('lantern#1', 1), 1);
  });

  rule('SM-TRADE-03', 'begins with the turns', () => {
    const t = newGame(2);
    expect(t.state.active).toBe(NOBODY);
    expect(t).toRefuse('offer', bid('lantern#1', 1), 'SM-TRADE-03', 0);
  });

  rule('SM-TRADE-04', 'is for what lies in front of somebody else', () => {
    const t = shop();
    expect(t).toRefuse('offer', bid('lantern#1', 1), 'SM-TRADE-04', 0);
    expect(t).toRefuse('offer', bid('dog#7', 1), 'SM-TRADE-04', 0);
    expect(t).toAllow('offer', bid('ledger#3', 1), 0);
  });

  rule('SM-TRADE-05', 'is done with the coins one has', () => {
    const t = shop({ coins: [3, 2, 3] });
    expect(t).toRefuse('offer', bid('lantern#1', 3), 'SM-TRADE-05', 1);
    expect(t).toAllow('offer', bid('lantern#1', 2), 1);
    for (const coins of [0, 1.5, 13])
      expect(t).toRefuse('offer', bid('lantern#1', coins), 'CORE-MALFORMED', 1);
  });

  rule('SM-TRADE-06', 'allows each player one offer per turn', () => {
    const t = shop();
    t.do('offer', bid('lantern#1', 1), 1);
    expect(t).toRefuse('offer', bid('bowl#2', 1), 'SM-TRADE-06', 1);
    expect(t).toAllow('offer', bid('bowl#2', 1), 2);
  });

  rule('SM-TRADE-07', 'falls through when the buyer can no longer pay', () => {
    const t = shop({
      rooms: ['stairs', 'stairs', 'larder'],
      draws: fallen('gleam', 'gleam', 'dark', 'dark', 'dark'),
    });
    t.do('offer', bid('lantern#1', 2), 1);
    expect(t).toAllow('agree', t.candidates('agree', 0)[0] ?? null, 0);
    t.do('brawl', 1);
    t.state.coins[1] = 1;
    expect(t).toRefuse('agree', t.candidates('agree', 0)[0] ?? null, 'SM-TRADE-07', 0);
  });

  rule('SM-TRADE-07', 'falls through when the buyer has no space', () => {
    const t = shop({ keeps: [['lantern'], ['bowl', 'bowl', 'bowl']] });
    t.do('offer', bid('lantern#1', 1), 1);
    expect(t).toRefuse('agree', t.candidates('agree', 0)[0] ?? null, 'SM-TRADE-07', 0);
  });

  rule('SM-TRADE-07', 'falls through when the seller has sold already', () => {
    const t = shop();
    t.do('offer', bid('lantern#1', 1), 1);
    t.do('offer', bid('lantern#1', 1), 2);
    const [first = null, second = null] = t.candidates('agree', 0);
    t.do('agree', first, 0);
    expect(t).toRefuse('agree', second, 'SM-TRADE-07', 0);
  });
});
