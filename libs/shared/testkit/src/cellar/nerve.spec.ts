import { describe, expect } from 'vitest';
import { rule } from '../index.ts';
import { fallen, numberOf, turnAt, type Setting } from './table.ts';

const apart = ['well', 'stairs'];

/** Searches a room with these dice and no coin to roll again with; tells whether something was found. */
function passes(room: string, ...dice: readonly string[]): boolean {
  const t = turnAt({ rooms: [room, 'larder'], cat: 'crypt', coins: [0, 3], draws: fallen(...dice) });
  t.do('search');
  return (t.state.coins[0] ?? 0) > 0;
}

describe('a test of nerve', () => {
  rule('SM-NERVE-01', 'is rolled with two dice and one more for each point of nerve gained', () => {
    const rolled = (setting: Partial<Setting>, ...dice: readonly string[]) => {
      const t = turnAt({ rooms: apart, cat: 'crypt', coins: [0], draws: fallen(...dice), ...setting });
      if (setting.hands !== undefined) t.play('candle');
      t.do('search');
      return t.view('spectator').throws;
    };
    expect(rolled({}, 'dark', 'dark')).toEqual([{ figure: 0, faces: ['dark', 'dark'] }]);
    expect(rolled({ keeps: [['lantern']] }, 'dark', 'dark', 'dark')[0]?.faces).toHaveLength(3);
    expect(
      rolled({ keeps: [['lantern']], hands: [['candle']] }, 'dark', 'dark', 'dark', 'dark')[0]?.faces,
    ).toHaveLength(4);
  });

  rule('SM-NERVE-01', 'is never rolled with fewer than one die', () => {
    const t = turnAt({ rooms: apart, cat: 'crypt', coins: [0], draws: fallen('gleam') });
    t.state.lasting.push({ value: 'nerve', it: 0, add: -5, until: 'turn' });
    expect([t.nerve(0), t.nerve(1)]).toEqual([1, 2]);
    t.do('search');
    expect(t.state.coins[0]).toBe(4);
  });

  rule('SM-NERVE-02', 'is passed with faces worth the number named: dark 0, glint 1, gleam 2', () => {
    expect(passes('well', 'dark', 'dark')).toBe(false);
    expect(passes('well', 'dark', 'glint')).toBe(false);
    expect(passes('well', 'glint', 'glint')).toBe(true);
    expect(passes('well', 'gleam', 'dark')).toBe(true);
    expect(passes('vault', 'gleam', 'dark')).toBe(false);
    expect(passes('vault', 'gleam', 'glint')).toBe(true);
  });

  rule('SM-NERVE-02', 'has exact odds, before the roll and for rolling a die again', () => {
    const t = turnAt({ rooms: apart, cat: 'crypt', hands: [['pickpocket']], draws: fallen('dark', 'glint') });
    const chance = (action: { do: string; what: number | null }) =>
      t.ruleset.odds(t.state, 0, action)?.outcomes[0]?.chance;
    expect(chance({ do: 'play', what: numberOf('pickpocket') })).toBeCloseTo(6 / 9, 12);
    expect(chance({ do: 'search', what: null })).toBeCloseTo(6 / 9, 12);
    t.do('search');
    expect(chance({ do: 'reroll', what: 0 })).toBeCloseTo(2 / 3, 12);
    expect(chance({ do: 'reroll', what: 1 })).toBeCloseTo(1 / 3, 12);
    expect(chance({ do: 'keep', what: null })).toBe(0);
  });

  rule('SM-NERVE-03', 'is braver by a candle only until the turn ends', () => {
    const t = turnAt({ rooms: apart, coins: [0], hands: [['candle']] });
    t.play('candle');
    expect(t.nerve(0)).toBe(3);
    t.do('stop');
    expect(t.nerve(0)).toBe(2);
  });

  const short = (coins: number, ...dice: readonly string[]) => {
    const t = turnAt({ rooms: apart, cat: 'crypt', coins: [coins], draws: fallen(...dice) });
    t.do('search');
    return t;
  };

  rule('SM-NERVE-04', 'that falls short may be mended: one coin, one die, once', () => {
    const mended = short(3, 'dark', 'glint', 'glint');
    expect(mended).toWaitFor(0);
    expect(mended.legal('reroll')).toEqual([0, 1]);
    mended.do('reroll', 0);
    expect(mended.state.coins[0]).toBe(3 - 1 + 4);
    const again = short(3, 'dark', 'glint', 'dark');
    again.do('reroll', 0);
    expect(again.candidates('reroll')).toEqual([]);
    expect(again.state.coins[0]).toBe(3 - 1 - 1);
  });

  rule('SM-NERVE-04', 'need not be mended, and is not where it was passed or no coin is left', () => {
    const left = short(3, 'dark', 'glint');
    left.do('keep');
    expect(left.state.coins[0]).toBe(3 - 1);
    expect(short(3, 'glint', 'glint').candidates('reroll')).toEqual([]);
    const poor = short(0, 'dark', 'glint');
    expect(poor.candidates('reroll')).toEqual([]);
    expect(poor.actionsLeft()).toBe(1);
  });

  rule('SM-NERVE-05', 'is not mended where a die shows its best face', () => {
    const t = turnAt({ rooms: ['vault', 'stairs'], draws: fallen('gleam', 'dark') });
    t.do('search');
    expect(t).toRefuse('reroll', 0, 'SM-NERVE-05');
    expect(t.legal('reroll')).toEqual([1]);
  });
});

describe('digging', () => {
  const dig = (...dice: readonly string[]) => {
    const t = turnAt({ rooms: ['crypt', 'stairs'], coins: [0], deck: ['key'], draws: fallen(...dice) });
    t.do('search');
    return t;
  };

  rule('SM-DIG-01', 'goes through tests of 1, 2 and 3 for 2, 5 and 9 coins in all', () => {
    const layers: readonly (readonly string[])[] = [
      ['dark', 'glint'],
      ['glint', 'glint'],
      ['glint', 'gleam'],
    ];
    [2, 5, 9].forEach((haul, deep) => {
      const t = dig(...layers.slice(0, deep + 1).flat());
      for (let layer = 0; layer < deep; layer++) t.do('deeper');
      expect(t.state.coins[0]).toBe(0);
      t.do('climb');
      expect(t.state.coins[0]).toBe(haul);
      expect(t.hand(0)).toEqual(['key']);
    });
  });

  rule('SM-DIG-01', 'is as hard as each layer says', () => {
    expect(dig('dark', 'dark').state.active).toBe(1);
    const second = dig('dark', 'glint', 'dark', 'glint');
    second.do('deeper');
    expect(second.state.active).toBe(1);
    const third = dig('dark', 'glint', 'glint', 'glint', 'gleam', 'dark');
    third.do('deeper');
    third.do('deeper');
    expect(third.state.active).toBe(1);
  });

  rule('SM-DIG-02', 'and failing finds nothing and sets off the alarm', () => {
    const t = dig('gleam', 'gleam', 'dark', 'dark');
    t.do('deeper');
    expect(t.state.coins[0]).toBe(0);
    expect(t).toHaveLogged('log.alarm');
    expect(t).not.toHaveLogged('log.find');
    expect([t.state.rooms[0], t.hand(0)]).toEqual(['stairs', []]);
  });

  rule('SM-DIG-03', 'ends below the third layer', () => {
    const t = dig('gleam', 'gleam', 'gleam', 'gleam', 'gleam', 'gleam');
    t.do('deeper');
    expect(t).toAllow('deeper');
    t.do('deeper');
    expect(t).toRefuse('deeper', null, 'SM-DIG-03');
    expect(t).toAllow('climb');
  });
});

describe('an alarm', () => {
  rule(
    'SM-ALARM-01',
    'breaks off the card around it, ends the turn and sends its player to the stairs',
    () => {
      const t = turnAt({
        rooms: ['crypt', 'crypt'],
        coins: [0],
        hands: [['shovel']],
        deck: ['key'],
        draws: fallen('dark', 'dark'),
      });
      t.play('shovel');
      expect(t.state.rooms).toEqual(['stairs', 'crypt']);
      expect(t).toWaitFor(1);
      expect([t.hand(0), t.hand(1)]).toEqual([[], ['key']]);
    },
  );
});
