import { describe, expect } from 'vitest';
import { card, rule } from '../index.ts';
import { fallen, numberOf, turnAt, type Setting } from './table.ts';

/** The first player is about to rob the second one; the third one is beside them, the fourth one elsewhere. */
function robbery(...hands: readonly (readonly string[])[]) {
  const t = turnAt({
    rooms: ['larder', 'larder', 'larder', 'stairs'],
    coins: [1, 3, 0, 5],
    hands: [['pickpocket', ...(hands[0] ?? [])], ...hands.slice(1)],
    deck: ['key', 'bell', 'fuse', 'wager'],
    draws: fallen('gleam', 'dark'),
  });
  t.play('pickpocket');
  return t;
}

describe('before coins are lost', () => {
  rule('SM-REACT-01', 'the loser and then the others in the room are asked, but not the thief', () => {
    const t = robbery(['snatch'], ['key', 'key'], ['fuse'], ['snatch']);
    expect(t).toWaitFor(1);
    expect(t.candidates('use')).toEqual([]);
    t.do('pass');
    expect(t).toWaitFor(2);
    expect(t.state.coins).toEqual([1, 3, 0, 5]);
    t.do('pass');
    expect(t).toWaitFor(0);
    expect(t.state.coins).toEqual([4, 0, 0, 5]);
    expect(t.legal('stop')).toEqual([null]);
  });

  rule('SM-REACT-01', 'whoever holds no cards is not asked', () => {
    expect(robbery([], [], ['fuse'])).toWaitFor(2);
    expect(robbery([], [], []).state.coins).toEqual([4, 0, 0, 5]);
  });

  rule(
    'SM-REACT-01',
    'they may answer as long as they hold cards, and nobody once nothing will be lost',
    () => {
      const t = robbery([], ['bell'], ['snatch', 'snatch', 'snatch']);
      t.do('pass');
      for (const before of [0, 2, 4]) {
        expect([t.state.coins[2], ...t.ruleset.actors(t.state)]).toEqual([before, 2]);
        t.react('snatch');
        t.do('choose', 0);
      }
      expect(t.state.coins).toEqual([1, 3, 6, 5]);
      const bolted = robbery([], ['bolt', 'bolt'], ['snatch']);
      bolted.react('bolt');
      expect(bolted.legal('stop')).toEqual([null]);
    },
  );

  rule('SM-REACT-02', 'a bolt does not help somebody else', () => {
    const t = robbery([], [], ['bolt']);
    expect(t).toRefuse('use', numberOf('bolt'), 'SM-REACT-02', 2);
  });

  rule('SM-REACT-03', 'a snatch does not help against one’s own loss', () => {
    const t = robbery([], ['snatch', 'bolt']);
    expect(t).toRefuse('use', numberOf('snatch'), 'SM-REACT-03', 1);
    expect(t).toAllow('use', numberOf('bolt'), 1);
  });

  card('bolt', 'keeps everything from being lost', () => {
    const t = robbery([], ['bolt', 'key'], []);
    t.react('bolt');
    expect(t.state.coins).toEqual([1, 3, 0, 5]);
    expect(t.hand(1)).toEqual(['key']);
    expect(t.view('spectator').discard).toEqual(['bolt', 'pickpocket']);
    expect(t.copies('bolt')).toBe(3);
  });

  card('snatch', 'either takes two and lets one less be lost', () => {
    const t = robbery([], [], ['snatch']);
    t.react('snatch');
    expect(t).toWaitFor(2);
    t.do('choose', 0);
    expect(t.state.coins).toEqual([3, 1, 2, 5]);
    expect(t.hand(2)).toEqual([]);
    expect(t.copies('snatch')).toBe(3);
  });

  card('snatch', 'or draws two cards', () => {
    const t = robbery([], [], ['snatch']);
    t.react('snatch');
    t.do('choose', 1);
    expect(t).toWaitFor(2);
    t.do('pass');
    expect(t.state.coins).toEqual([4, 0, 0, 5]);
    expect(t.hand(2)).toEqual(['bell', 'key']);
  });
});

describe('the cat', () => {
  /** The end of a round of two, as the cat's die and then chance will have it. */
  function prowl(face: number, setting: Partial<Setting> = {}, ...chance: readonly number[]) {
    const t = turnAt({
      rooms: ['stairs', 'stairs'],
      coins: [3, 3],
      draws: [face - 1, ...chance],
      ...setting,
    });
    while (t.state.round === 1) t.do(t.legal('pass').length > 0 ? 'pass' : 'stop');
    return t;
  }

  rule('SM-CAT-01', 'prowls at the end of a round', () => {
    const t = turnAt({ rooms: ['stairs', 'stairs'], draws: [0] });
    t.do('stop');
    expect(t.state.cat.hoard).toBe(0);
    t.do('stop');
    expect(t.state.cat.hoard).toBe(1);
    expect(t.state.active).toBe(-1);
  });

  rule('SM-CAT-01', 'prowls after every turn too when it is wild', () => {
    const t = turnAt({ rooms: ['stairs', 'stairs'], options: { cat: 'wild' }, draws: [0, 0, 0] });
    t.do('stop');
    expect(t.state.cat.hoard).toBe(1);
    t.do('stop');
    expect(t.state.cat.hoard).toBe(3);
  });

  rule('SM-CAT-02', 'leaves every choice to chance', () => {
    const rooms = ['stairs', 'stairs'];
    expect(prowl(2, { rooms, cat: 'larder' }, 0).state.cat.room).toBe('stairs');
    expect(prowl(2, { rooms, cat: 'larder' }, 1, 0).state.cat.room).toBe('well');
    expect(prowl(4, { rooms, cat: 'larder' }, 1).state.cat).toMatchObject({ room: 'larder', hoard: 2 });
    expect(prowl(4, { rooms, cat: 'larder' }, 0, 0).state.cat).toMatchObject({ room: 'stairs', hoard: 0 });
  });

  rule('SM-CAT-03', 'hoards what it gets until somebody takes it', () => {
    const robbed = prowl(3, { rooms: ['stairs', 'larder'], cat: 'barrels' }, 0);
    expect(robbed.state.cat).toMatchObject({ room: 'stairs', hoard: 1 });
    expect(robbed.state.coins).toEqual([2, 3]);
    const t = turnAt({
      rooms: ['stairs', 'larder'],
      hands: [['saucer']],
      cat: 'barrels',
      hoard: 4,
      coins: [0, 0],
    });
    t.play('saucer');
    t.do('pick', 'stairs');
    expect([t.state.cat.hoard, t.state.coins]).toEqual([0, [4, 0]]);
  });

  rule('SM-CAT-04', 'goes and robs as whoever lures it decides', () => {
    const lured = (coins: readonly number[]) => {
      const t = turnAt({ rooms: ['stairs', 'larder', 'larder'], hands: [['saucer']], cat: 'well', coins });
      t.play('saucer');
      expect(t).toWaitFor(0);
      expect(t.legal('pick')).toEqual(['barrels', 'larder', 'crypt']);
      return t;
    };
    const t = lured([0, 3, 3]);
    t.do('pick', 'larder');
    expect(t.legal('pick')).toEqual([1, 2]);
    t.do('pick', 2);
    expect(t.state.cat).toMatchObject({ room: 'larder', hoard: 1 });
    expect(t.state.coins).toEqual([2, 3, 2]);
    const lonely = lured([0, 3, 3]);
    lonely.do('pick', 'crypt');
    expect(lonely.state.cat).toMatchObject({ room: 'crypt', hoard: 1 });
    expect(lonely.state.coins).toEqual([2, 3, 3]);
  });

  card('prowl', '1 and 2: it finds a coin, or walks', () => {
    expect(prowl(1).state.cat).toEqual({ room: 'well', hoard: 1, prints: [] });
    expect(prowl(2, {}, 0).state.cat).toEqual({ room: 'barrels', hoard: 0, prints: ['barrels'] });
  });

  card('prowl', '3: it walks and robs somebody there, or else finds a coin', () => {
    const robs = prowl(3, { rooms: ['barrels', 'barrels'] }, 0, 1, 0);
    expect(robs.state.cat).toEqual({ room: 'barrels', hoard: 1, prints: ['barrels'] });
    expect(robs.state.coins).toEqual([3, 2]);
    const finds = prowl(3, {}, 0);
    expect(finds.state.cat).toEqual({ room: 'barrels', hoard: 1, prints: ['barrels'] });
    expect(finds.state.coins).toEqual([3, 3]);
  });

  card('prowl', '4: it walks or finds two coins', () => {
    expect(prowl(4, {}, 0, 0).state.cat).toEqual({ room: 'barrels', hoard: 0, prints: ['barrels'] });
    expect(prowl(4, {}, 1).state.cat).toEqual({ room: 'well', hoard: 2, prints: [] });
  });

  card('prowl', '5: it startles one who is there, or else walks', () => {
    const hands = [
      ['key', 'bell'],
      ['fuse', 'wager'],
    ];
    const startles = prowl(5, { cat: 'stairs', hands, deck: ['bolt'] }, 1, 0);
    expect([startles.hand(0), startles.hand(1)]).toEqual([
      ['bell', 'key'],
      ['fuse', 'wager'],
    ]);
    expect(startles.view('spectator').discard).toEqual(['bolt']);
    expect(startles.state.cat.room).toBe('stairs');
    const walks = prowl(5, { hands }, 0);
    expect(walks.state.cat).toEqual({ room: 'barrels', hoard: 0, prints: ['barrels'] });
    expect(walks.hand(0)).toEqual(['bell', 'key']);
  });

  card('prowl', '6: it walks twice', () => {
    expect(prowl(6, {}, 0, 0).state.cat).toEqual({ room: 'stairs', hoard: 0, prints: ['barrels', 'stairs'] });
  });
});
