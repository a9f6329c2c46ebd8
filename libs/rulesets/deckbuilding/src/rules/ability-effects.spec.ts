import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, attackWith, empire, rebels, use } from '../../test/acts.ts';
import { reprinted } from '../../test/altered.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { gainAttack } from '../content/card.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));
type GameTest = ReturnType<typeof table>;

const attackOf = (t: GameTest, seat: 0 | 1): number | undefined =>
  t.view('spectator').sides[seat]?.units[0]?.attack;

/** Arms of the Inquisitor: attack, resources, Force. */
const [ATTACK, RESOURCES, FORCE] = [0, 1, 2];

function inquisitor(force: number): GameTest {
  const t = table({ force, empire: { hand: ['inquisitor'], pool: 0 } });
  t.do('play', cardNumber('inquisitor'));
  t.do('accept');
  return t;
}

describe('choosing and gaining', () => {
  rule('DB-ABIL-16', 'of several options one that can be resolved must be picked', () => {
    const t = inquisitor(-3);
    expect(t.candidates('choose')).toEqual([ATTACK, RESOURCES, FORCE]);
    expect(t).toRefuse('choose', FORCE, 'DB-FORCE-10');
    expect(t.legal('choose')).toEqual([ATTACK, RESOURCES]);
    expect(t).toRefuse('decline', null, 'CORE-NOT-NOW');
    expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    t.do('choose', RESOURCES);
    expect(empire(t).pool).toBe(1);
    expect(inquisitor(-2).legal('choose')).toEqual([ATTACK, RESOURCES, FORCE]);
  });

  rule('DB-ABIL-17', '"gain" gives attack, resources or Force, each only where it is stated', () => {
    const after = (option: number) => {
      const t = inquisitor(0);
      t.do('choose', option);
      return [attackOf(t, 0), empire(t).pool, t.state.force];
    };
    expect(after(ATTACK)).toEqual([1, 0, 0]);
    expect(after(RESOURCES)).toEqual([0, 1, 0]);
    expect(after(FORCE)).toEqual([0, 0, -1]);
  });

  rule(
    'DB-ABIL-18',
    'each value of a card counts once: resources and Force when played, attack in one attack',
    () => {
      const t = table({
        force: 3,
        empire: { hand: ['grand-moff-tarkin'], pool: 0 },
        row: ['x-wing', 'y-wing'],
      });
      t.do('play', cardNumber('grand-moff-tarkin'));
      expect([empire(t).pool, t.state.force]).toEqual([2, 1]);
      attackWith(t, 'base', 'grand-moff-tarkin');
      expect(rebels(t).base?.damage).toBe(2);
      expect([empire(t).pool, t.state.force]).toEqual([2, 1]);
      expect(t).toRefuse('attack', 1, 'DB-ASSIGN-08');
      expect(t).toRefuse('attack', 'base', 'DB-ASSIGN-08');
      t.do('endTurn');
      expect([empire(t).pool, t.state.force]).toEqual([0, 1]);
    },
  );

  rule('DB-ABIL-19', '"repair 3" with 2 damage on the base removes those 2', () => {
    const uWing = (damage: number) => {
      const t = table({ turn: 'rebel', force: 1, rebel: { units: ['u-wing'], base: 'dantooine', damage } });
      use(t, 'u-wing');
      return rebels(t).base?.damage;
    };
    expect(uWing(2)).toBe(0);
    expect(uWing(5)).toBe(2);
  });

  rule(
    'DB-ABIL-22',
    '"do this to get that": the cost is paid first and in full, the gain as far as possible',
    () => {
      const unable = table({ empire: { ships: ['c-roc-cruiser'], hand: [], base: 'lothal', damage: 5 } });
      expect(unable).toRefuse('use', pieceId(unable.state, 'c-roc-cruiser'), 'CORE-TARGET');
      const t = table({
        empire: { ships: ['c-roc-cruiser'], hand: ['at-at'], discard: [], base: 'lothal', damage: 1 },
      });
      use(t, 'c-roc-cruiser');
      expect(empire(t).base?.damage).toBe(1); // not before the cost is paid
      expect(t.ruleset.legal(t.state, 0)).toEqual([{ do: 'pick', what: cardNumber('at-at') }]); // no way out
      t.do('pick', cardNumber('at-at'));
      expect(idsOf(empire(t).deck.discard.cards)).toEqual(['at-at']);
      expect(empire(t).base?.damage).toBe(0);

      const poor = table({ empire: { base: 'death-star', pool: 3 }, rebel: { ships: ['blockade-runner'] } });
      expect(poor).toRefuse('use', pieceId(poor.state, 'death-star'), 'DB-ABIL-22');
      const rich = table({
        empire: { base: 'death-star', pool: 4 },
        rebel: { ships: ['blockade-runner'] },
        row: FLEETLESS,
      });
      use(rich, 'death-star');
      expect([empire(rich).pool, rebels(rich).ships]).toEqual([0, []]);
    },
  );

  rule(
    'DB-ABIL-24',
    'gained attack lasts until the turn ends, and counts whenever the attack is resolved',
    () => {
      const t = table({
        turn: 'rebel',
        rebel: { units: ['b-wing'], hand: [] },
        empire: { base: 'coruscant', hand: ['at-at'] },
      });
      assign(t, 'base', 'b-wing');
      use(t, 'b-wing');
      expect(t).toWaitFor(0);
      t.do('choose', 1); // the B-Wing gains 2 attack
      expect(attackOf(t, 1)).toBe(7);
      t.do('strike');
      expect(empire(t).base?.damage).toBe(7);
      expect(attackOf(t, 1)).toBe(7);
      expect(t.state.lasting).toHaveLength(1);
      t.do('endTurn');
      expect(t.state.lasting).toEqual([]);

      // A ship stays in play, so that a frigate which could gain attack shows when the bonus ends.
      const frigates = reprinted({ 'nebulon-b-frigate': { ability: gainAttack(2) } });
      const ship = scenario(load, frigates, situation({ empire: { ships: ['nebulon-b-frigate'] } }));
      const attack = () => ship.view('spectator').sides[0]?.ships[0]?.attack;
      use(ship, 'nebulon-b-frigate');
      expect(attack()).toBe(2);
      ship.do('endTurn');
      expect(attack()).toBe(0);
    },
  );

  rule(
    'DB-ABIL-25',
    'an option that changes something, if only in part, is legal; one that changes nothing is not',
    () => {
      const craft = (damage: number) => {
        const t = table({ empire: { units: ['landing-craft'], base: 'lothal', damage, pool: 0 } });
        use(t, 'landing-craft'); // gain 4 resources, or repair 4
        return t;
      };
      const damaged = craft(1);
      expect(damaged.legal('choose')).toEqual([0, 1]);
      damaged.do('choose', 1);
      expect([empire(damaged).base?.damage, empire(damaged).pool]).toEqual([0, 0]);
      const uWing = table({
        turn: 'rebel',
        force: 1,
        rebel: { units: ['u-wing'], base: 'dantooine', damage: 0 },
      });
      expect(uWing).toRefuse('use', pieceId(uWing.state, 'u-wing'), 'DB-ABIL-25'); // repair 3, and nothing to repair
      const whole = craft(0); // repairing would change nothing: no question is left
      expect(whole.candidates('choose')).toEqual([]);
      expect(empire(whole).pool).toBe(4);
    },
  );

  rule('DB-ABIL-25', 'a discard from an empty hand and Force at the end of the track are no options', () => {
    const spy = (force: number, hand: readonly string[]) =>
      table({ turn: 'rebel', force, rebel: { units: ['duros-spy'] }, empire: { hand, discard: [] } });
    const forceOnly = spy(2, []);
    use(forceOnly, 'duros-spy');
    expect(forceOnly.state.force).toBe(3);

    const discardOnly = spy(3, ['at-at']);
    use(discardOnly, 'duros-spy');
    expect(discardOnly).toWaitFor(0);
    expect(discardOnly.candidates('choose')).toEqual([]);
    discardOnly.do('pick', cardNumber('at-at'));
    expect(empire(discardOnly).hand.cards).toEqual([]);

    const both = spy(2, ['at-at']);
    use(both, 'duros-spy');
    expect(both.legal('choose')).toEqual([0, 1]);

    const none = spy(3, []);
    expect(none).toRefuse('use', pieceId(none.state, 'duros-spy'), 'CORE-TARGET');
    expect(none.state.force).toBe(3);
  });

  rule('DB-ABIL-26', "the round in which a value counts once is its owner's turn", () => {
    const t = table({
      empire: { ships: ['blockade-runner'], pool: 0, hand: [], discard: [], base: 'lothal' },
      rebel: { base: 'sullust' },
      force: 0,
    });
    attackWith(t, 'base', 'blockade-runner');
    expect(t).toRefuse('attack', 'base', 'DB-ASSIGN-08');
    t.do('endTurn');
    expect([empire(t).pool, t.state.active]).toEqual([0, 1]); // nothing in the opponent's turn
    t.do('endTurn');
    expect([empire(t).pool, t.state.active]).toEqual([1, 0]);
    attackWith(t, 'base', 'blockade-runner');
    expect(rebels(t).base?.damage).toBe(2);
  });
});

/** A row without any ship. */
const FLEETLESS = ['x-wing', 'y-wing', 'at-at', 'at-st', 'bossk', 'lobot'];
