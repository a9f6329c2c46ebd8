import { describe, expect } from 'vitest';
import { rule } from '../index.ts';
import { fallen, numberOf, turnAt, type Setting } from './table.ts';

const together = { rooms: ['stairs', 'stairs'] };

describe('playing a card', () => {
  rule('SM-PLAY-01', 'costs its price; a deed is discarded first and then done', () => {
    const t = turnAt({ ...together, hands: [['shovel']], draws: fallen('glint', 'dark') });
    t.play('shovel');
    expect(t).toWaitFor(0);
    expect(t.view('spectator').discard).toEqual(['shovel']);
    const key = turnAt({ ...together, hands: [['key']], gate: 'openDoor' });
    key.play('key');
    expect(key.state.coins).toEqual([3 - 1 + 2, 3]);
    expect([key.hand(0), key.keeps(0)]).toEqual([[], []]);
  });

  rule('SM-PLAY-01', 'costs its price; a keep stays in front of its player', () => {
    const t = turnAt({ ...together, hands: [['chest', 'bell']] });
    t.play('chest');
    expect(t.state.coins).toEqual([1, 3]);
    expect([t.hand(0), t.keeps(0), t.keeps(1)]).toEqual([['bell'], ['chest#1'], []]);
    expect(t.view('spectator').discard).toEqual([]);
  });

  rule('SM-PLAY-02', 'is never the way of a reaction', () => {
    const t = turnAt({ ...together, hands: [['bolt', 'snatch']] });
    expect(t).toRefuse('play', numberOf('bolt'), 'SM-PLAY-02');
    expect(t).toRefuse('play', numberOf('snatch'), 'SM-PLAY-02');
  });

  rule('SM-PLAY-03', 'needs its price', () => {
    const at = (coins: number) => turnAt({ ...together, coins: [coins, 9], hands: [['key', 'ledger']] });
    expect(at(0)).toRefuse('play', numberOf('key'), 'SM-PLAY-03');
    expect(at(1)).toAllow('play', numberOf('key'));
    expect(at(1)).toRefuse('play', numberOf('ledger'), 'SM-PLAY-03');
    expect(at(2)).toAllow('play', numberOf('ledger'));
  });

  rule('SM-PLAY-04', 'ends with a third keep, but not for deeds', () => {
    const at = (...mine: readonly string[]) =>
      turnAt({ ...together, hands: [['lantern', 'key']], keeps: [mine, ['lantern']] });
    expect(at('bowl', 'bowl')).toAllow('play', numberOf('lantern'));
    expect(at('bowl', 'bowl', 'bowl')).toRefuse('play', numberOf('lantern'), 'SM-PLAY-04');
    expect(at('bowl', 'bowl', 'bowl')).toAllow('play', numberOf('key'));
  });

  rule('SM-PLAY-05', 'needs a deed that can change something', () => {
    const refused = (card: string, setting: Partial<Setting> = {}) =>
      expect(turnAt({ ...together, hands: [[card]], ...setting })).toRefuse(
        'play',
        numberOf(card),
        'SM-PLAY-05',
      );
    const allowed = (card: string, setting: Partial<Setting> = {}) =>
      expect(turnAt({ ...together, hands: [[card]], ...setting })).toAllow('play', numberOf(card));
    refused('stocktaking');
    allowed('stocktaking', { keeps: [['bowl']] });
    refused('rumour', { coins: [3, 0] });
    allowed('rumour', { coins: [3, 1] });
    allowed('rumour', { coins: [3, 0], hands: [['rumour'], ['bolt']] });
  });

  rule('SM-PLAY-05', 'does not count the card itself among what it could change', () => {
    const pedlar = (...hand: readonly string[]) => turnAt({ ...together, hands: [hand] });
    expect(pedlar('pedlar')).toRefuse('play', numberOf('pedlar'), 'SM-PLAY-05');
    expect(pedlar('pedlar', 'pedlar')).toAllow('play', numberOf('pedlar'));
    expect(pedlar('pedlar', 'bolt')).toAllow('play', numberOf('pedlar'));
  });

  rule('SM-PAY-01', 'or anything else: what has a price is for those who can pay all of it', () => {
    const at = (coins: number) => turnAt({ rooms: ['larder', 'stairs'], coins: [coins, 9] });
    const poor = at(2);
    poor.do('search');
    expect(poor).toRefuse('choose', 2, 'SM-PAY-01');
    const rich = at(3);
    rich.do('search');
    expect(rich).toAllow('choose', 2);
  });
});
