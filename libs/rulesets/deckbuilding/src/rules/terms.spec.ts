import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { reprinted } from '../../test/altered.ts';
import { attackWith, galaxyOf, lying, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

/** A row without any ship. */
const QUIET_ROW = ['at-at', 'y-wing', 'bossk', 'lobot', 'snowspeeder', 'tie-bomber'];
const ROW = ['tie-fighter', 'y-wing', 'bossk', 'lobot', 'snowspeeder', 'tie-bomber'];

describe('look and reveal', () => {
  rule('DB-TERM-05', 'only who looks sees the top galaxy card, and it stays where it is', () => {
    const t = table({ force: 0, galaxy: ['luke-skywalker', 'at-st'], empire: { units: ['moff-jerjerrod'] } });
    expect(t.view(0).galaxy.known).toEqual([]);
    use(t, 'moff-jerjerrod');
    expect(t.view(0).galaxy).toEqual({ count: 2, known: [{ depth: 0, card: cardNumber('luke-skywalker') }] });
    for (const other of [1, 'spectator'] as const)
      expect(t.view(other).galaxy).toEqual({ count: 2, known: [] });
    expect(galaxyOf(t.state).deck).toEqual(['luke-skywalker', 'at-st']);
    expect(t.log(0).join()).toContain('Luke Skywalker');
    expect(t.log(1).join()).not.toContain('Luke Skywalker');
  });

  rule('DB-TERM-06', 'both see a revealed card; it returns to the top unless it is to be discarded', () => {
    const revealing = (top: string) => {
      const t = table({ galaxy: [top, 'at-st'], galaxyDiscard: [], empire: { units: ['scout-trooper'] } });
      use(t, 'scout-trooper');
      return t;
    };
    const kept = revealing('lobot');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(kept.view(viewer).galaxy).toEqual({
        count: 2,
        known: [{ depth: 0, card: cardNumber('lobot') }],
      });
      expect(kept.log(viewer).join()).toContain('Lobot');
    }
    expect(galaxyOf(kept.state)).toMatchObject({ deck: ['lobot', 'at-st'], discard: [] });
    const discarded = revealing('y-wing');
    expect(galaxyOf(discarded.state)).toMatchObject({ deck: ['at-st'], discard: ['y-wing'] });
  });
});

describe('repair', () => {
  const wing = (damage: number, ship = 0): GameSituation => ({
    turn: 'rebel',
    force: 1,
    rebel: {
      units: ['u-wing'],
      base: 'hoth',
      damage,
      ships: [{ card: 'mon-calamari-cruiser', damage: ship }],
    },
    empire: { base: 'endor', damage: 5 },
  });

  rule('DB-TERM-07', 'repair 3 takes 3 damage off the own base', () => {
    const t = table(wing(5));
    use(t, 'u-wing');
    expect(side(t.state, 1).base?.damage).toBe(2);
    expect(side(t.state, 0).base?.damage).toBe(5);
  });

  rule('DB-TERM-17', 'ships are not repaired', () => {
    const t = table(wing(5, 2));
    use(t, 'u-wing');
    expect(side(t.state, 1).base?.damage).toBe(2);
    expect(side(t.state, 1).ships[0]?.damage).toBe(2);
    const whole = table(wing(0, 2));
    expect(whole).toRefuse('use', pieceId(whole.state, 'u-wing'), 'DB-ABIL-25');
  });
});

describe('destroy', () => {
  rule('DB-TERM-08', 'the ship goes to the matching discard pile at once, whatever its damage', () => {
    const ships = [
      { card: 'star-destroyer', damage: 0 },
      { card: 'star-destroyer', damage: 6 },
      { card: 'blockade-runner', damage: 0 }, // neutral, and yet its owner's
      { card: 'blockade-runner', damage: 3 },
    ];
    for (const ship of ships) {
      const t = table({
        turn: 'rebel',
        force: 1,
        galaxyDiscard: [],
        rebel: { units: ['luke-skywalker'], discard: [] },
        empire: { ships: [ship], discard: [] },
      });
      use(t, 'luke-skywalker');
      expect(lying(t.state, 0)).toMatchObject({ ships: [], discard: [ship.card] });
      expect([lying(t.state, 1).discard, galaxyOf(t.state).discard]).toEqual([[], []]);
    }
  });

  rule(
    'DB-TERM-09',
    "a ship in a player's area goes to that player's discard pile, a neutral one too",
    () => {
      const t = table({
        turn: 'rebel',
        force: 1,
        galaxyDiscard: [],
        rebel: { units: ['luke-skywalker'], discard: [] },
        empire: { ships: ['blockade-runner'], discard: ['at-at'] },
      });
      use(t, 'luke-skywalker');
      expect(lying(t.state, 0)).toMatchObject({ ships: [], discard: ['at-at', 'blockade-runner'] });
      expect(lying(t.state, 1).discard).toEqual([]);
      expect(galaxyOf(t.state).discard).toEqual([]);

      const rebel = table({
        row: QUIET_ROW,
        galaxyDiscard: [],
        empire: { base: 'death-star', pool: 4, discard: [] },
        rebel: { ships: ['hammerhead-corvette'], discard: ['x-wing'] },
      });
      use(rebel, 'death-star');
      expect(lying(rebel.state, 1)).toMatchObject({ ships: [], discard: ['x-wing', 'hammerhead-corvette'] });
      expect(lying(rebel.state, 0).discard).toEqual([]);
      expect(galaxyOf(rebel.state).discard).toEqual([]);

      for (const [turn, ship, attacker] of [
        ['rebel', 'gozanti-cruiser', 'chewbacca'],
        ['empire', 'blockade-runner', 'boba-fett'],
      ] as const) {
        const [own, enemy] = turn === 'rebel' ? [1, 0] : [0, 1];
        const other = turn === 'rebel' ? 'empire' : 'rebel';
        const shot = table({
          turn,
          galaxyDiscard: [],
          [turn]: { units: [attacker], discard: [] },
          [other]: { ships: [ship], discard: [] },
        });
        attackWith(shot, 'base', attacker); // 5: destroyed by damage
        expect(lying(shot.state, enemy)).toMatchObject({ ships: [], discard: [ship] });
        expect([lying(shot.state, own).discard, galaxyOf(shot.state).discard]).toEqual([[], []]);
      }
    },
  );

  rule(
    ['DB-TERM-10', 'DB-TERM-18'],
    'DB-TERM-10: a row ship goes to the galaxy discard pile and is replaced; DB-TERM-18: without a reward',
    () => {
      const t = table({
        turn: 'rebel',
        force: 0,
        row: ['star-destroyer', ...ROW.slice(1)],
        galaxy: ['han-solo'],
        galaxyDiscard: [],
        rebel: { ships: ['hammerhead-corvette'], pool: 0, hand: [], discard: ['rebel-trooper'] },
        empire: { ships: [], discard: [] },
      });
      use(t, 'hammerhead-corvette');
      expect(galaxyOf(t.state)).toMatchObject({ discard: ['star-destroyer'], deck: [] });
      expect(galaxyOf(t.state).row).toEqual(['han-solo', ...ROW.slice(1)]);
      expect(lying(t.state, 0).discard).toEqual([]);
      expect(side(t.state, 1).pool).toBe(0);
      expect(t.state.force).toBe(0);
      expect(lying(t.state, 1).discard).toEqual(['rebel-trooper']);
      expect(t).toWaitFor(1);
      expect(t).toAllow('endTurn'); // and nothing is asked

      // Not even a ship that had a reward printed on it would give it.
      const rich = reprinted({ 'star-destroyer': { reward: { do: 'resources', n: 3 } } });
      const paid = scenario(
        load,
        rich,
        situation({
          turn: 'rebel',
          row: ['star-destroyer', ...ROW.slice(1)],
          rebel: { ships: ['hammerhead-corvette'], pool: 0 },
          empire: { ships: [] },
        }),
      );
      use(paid, 'hammerhead-corvette');
      expect(galaxyOf(paid.state).discard).toEqual(['star-destroyer']);
      expect(side(paid.state, 1).pool).toBe(0);
      expect(paid).toAllow('endTurn');
    },
  );
});
