import { moveAll, type Pile } from '@cantina/decks';
import { describe, expect } from 'vitest';
import { rule } from '../index.ts';
import { fallen, numberOf, turnAt, type CellarTable } from './table.ts';

const together = { rooms: ['stairs', 'stairs'] };

describe('a turn', () => {
  rule('SM-TURN-01', 'begins with drawing one card', () => {
    const t = turnAt({ ...together, deck: ['key', 'bell'] });
    t.do('stop');
    expect(t).toWaitFor(1);
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['key']]);
  });

  rule('SM-TURN-02', 'has two actions, each a card, a search, a brawl or a rest', () => {
    const actions: readonly ((t: CellarTable) => void)[] = [
      (t) => t.play('key'),
      (t) => t.do('search'),
      (t) => t.do('brawl', 1),
      (t) => t.do('rest'),
    ];
    for (const first of actions) {
      for (const second of actions) {
        if (first === second && first === actions[1]) continue;
        const times = (action: unknown) => [first, second].filter((one) => one === action).length;
        const draws = Array.from({ length: times(actions[2]) }, () =>
          fallen('dark', 'dark', 'dark', 'dark'),
        ).flat();
        const keys = Array<string>(times(actions[0])).fill('key');
        const t = turnAt({ ...together, coins: [9, 9], hands: [keys], draws });
        expect(t.actionsLeft()).toBe(2);
        first(t);
        expect([t.actionsLeft(), t.state.active]).toEqual([1, 0]);
        second(t);
        expect(t.state.active).toBe(1);
      }
    }
  });

  rule('SM-TURN-02', 'may be ended before its actions are used up', () => {
    const t = turnAt(together);
    t.do('rest');
    t.do('stop');
    expect(t).toWaitFor(1);
  });

  rule(
    'SM-TURN-03',
    'takes with its end what was given until then, and lets limited abilities be used again',
    () => {
      const t = turnAt({
        rooms: ['stairs', 'stairs', 'crypt'],
        gate: 'openDoor',
        hands: [['candle', 'key'], ['key']],
        coins: [0, 1, 0],
        keeps: [[], [], ['bowl']],
      });
      t.play('candle');
      expect(t.nerve(0)).toBe(3);
      t.state.coins[0] = 1;
      t.play('key');
      expect(t.state.coins[2]).toBe(1);
      expect(t).toWaitFor(1);
      expect(t.nerve(0)).toBe(2);
      t.play('key');
      expect(t.state.coins[2]).toBe(2);
    },
  );

  rule('SM-TURN-04', 'ends with discarding what is held above five cards, of the player’s choice', () => {
    const t = turnAt({
      ...together,
      hands: [['bell', 'bell', 'bolt', 'key', 'key', 'fuse', 'wager'], ['bolt']],
    });
    t.do('stop');
    expect(t).toWaitFor(0);
    t.pick('bell');
    expect(t).toWaitFor(0);
    t.pick('fuse');
    expect(t.hand(0)).toEqual(['bell', 'bolt', 'key', 'key', 'wager']);
    expect(t.view('spectator').discard).toEqual(['fuse', 'bell']);
    expect(t).toWaitFor(1);
  });

  rule('SM-TURN-04', 'asks for nothing with five cards', () => {
    const t = turnAt({ ...together, hands: [['bell', 'bell', 'bolt', 'key', 'key']] });
    t.do('stop');
    expect(t).toWaitFor(1);
    expect(t.hand(0)).toHaveLength(5);
  });
});

describe('searching', () => {
  rule('SM-SEARCH-01', 'does what the room says', () => {
    const stairs = turnAt({ ...together, deck: ['key'] });
    stairs.do('search');
    expect([stairs.state.coins, stairs.hand(0)]).toEqual([[4, 3], ['key']]);
    const larder = turnAt({ rooms: ['larder', 'stairs'] });
    larder.do('search');
    expect(larder.legal('choose')).toEqual([0, 1, 2]);
  });

  rule('SM-SEARCH-02', 'is done once in a turn', () => {
    const t = turnAt(together);
    t.do('search');
    expect(t).toRefuse('search', null, 'SM-SEARCH-02');
    t.do('stop');
    expect(t).toAllow('search', null, 1);
  });

  rule('SM-SEARCH-03', 'is not done beside the cat', () => {
    expect(turnAt({ ...together, cat: 'stairs' })).toRefuse('search', null, 'SM-SEARCH-03');
    expect(turnAt({ ...together, cat: 'barrels' })).toAllow('search');
  });
});

describe('resting', () => {
  rule('SM-REST-01', 'draws two cards', () => {
    const t = turnAt({ ...together, hands: [['bell']], deck: ['key', 'fuse', 'bolt'] });
    t.do('rest');
    expect(t.hand(0)).toEqual(['bell', 'fuse', 'key']);
  });

  rule('SM-REST-02', 'is not for those who hold more than five cards', () => {
    const at = (...hand: readonly string[]) => turnAt({ ...together, hands: [hand] });
    expect(at('bell', 'bell', 'bolt', 'key', 'key')).toAllow('rest');
    expect(at('bell', 'bell', 'bolt', 'key', 'key', 'fuse')).toRefuse('rest', null, 'SM-REST-02');
  });

  rule('SM-REST-02', 'needs a card to draw, be it from the shuffled discard pile', () => {
    const t = turnAt({
      ...together,
      discard: ['key', 'bell'],
      shuffles: [[numberOf('key'), numberOf('bell')]],
    });
    const { deck, hands } = t.state;
    moveAll(deck.pile, hands[1] as Pile);
    t.do('rest');
    expect(t.hand(0)).toEqual(['bell', 'key']);
    expect(t).toRefuse('rest', null, 'SM-REST-02');
  });
});

describe('a brawl', () => {
  const brawl = (coins: readonly number[], ...dice: readonly string[]) => {
    const t = turnAt({ ...together, coins, draws: fallen(...dice) });
    t.do('brawl', 1);
    return t.state.coins;
  };

  rule('SM-BRAWL-01', 'is rolled by both; the attacker wins ties and takes two coins, or loses one', () => {
    expect(brawl([3, 3], 'glint', 'gleam', 'glint', 'glint')).toEqual([5, 1]);
    expect(brawl([3, 3], 'glint', 'glint', 'dark', 'gleam')).toEqual([5, 1]);
    expect(brawl([3, 3], 'dark', 'glint', 'glint', 'glint')).toEqual([2, 4]);
  });

  rule('SM-BRAWL-01', 'takes no more than there is', () => {
    expect(brawl([3, 1], 'gleam', 'dark', 'dark', 'dark')).toEqual([4, 0]);
    expect(brawl([0, 3], 'dark', 'dark', 'dark', 'gleam')).toEqual([0, 3]);
  });

  rule('SM-BRAWL-01', 'is rolled with the nerve of each, and known odds', () => {
    const t = turnAt({
      ...together,
      keeps: [['lantern']],
      draws: fallen('dark', 'dark', 'gleam', 'glint', 'glint'),
    });
    expect(t.ruleset.odds(t.state, 0, { do: 'brawl', what: 1 })?.outcomes[0]?.chance).toBeCloseTo(
      192 / 243,
      12,
    );
    t.do('brawl', 1);
    expect(t.state.coins).toEqual([5, 1]);
  });

  rule('SM-BRAWL-02', 'needs a rival in the same room', () => {
    const t = turnAt({ rooms: ['stairs', 'stairs', 'larder'] });
    expect(t).toRefuse('brawl', 2, 'SM-BRAWL-02');
    expect(t.legal('brawl')).toEqual([1]);
  });

  rule('SM-BRAWL-03', 'needs a rival with coins', () => {
    expect(turnAt({ ...together, coins: [0, 0] })).toRefuse('brawl', 1, 'SM-BRAWL-03');
    expect(turnAt({ ...together, coins: [0, 1] })).toAllow('brawl', 1);
  });

  rule('SM-DOG-01', 'with the owner of a watchdog does not take place, nor can they be robbed', () => {
    const rooms = ['stairs', 'stairs', 'stairs'];
    const t = turnAt({
      rooms,
      hands: [['pickpocket']],
      keeps: [[], ['dog']],
      draws: fallen('gleam', 'dark'),
    });
    expect(t).toRefuse('brawl', 1, 'SM-DOG-01');
    expect(t).toAllow('brawl', 2);
    t.play('pickpocket');
    expect(t.state.coins).toEqual([6, 3, 0]);
  });

  rule('SM-DOG-01', 'leaves the owner of a watchdog free to brawl and rob', () => {
    const t = turnAt({ ...together, keeps: [['dog']] });
    expect(t).toAllow('brawl', 1);
  });
});
