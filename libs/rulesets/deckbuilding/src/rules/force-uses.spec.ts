import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId } from '../../test/situation.ts';
import { empire, rebels, table, type GameTest } from '../../test/table.ts';
import { content, load } from '../index.ts';

type Faction = 'empire' | 'rebel';

function gainOne(t: GameTest, joker: string): void {
  t.do('play', cardNumber(joker));
  t.do('accept');
  t.do('choose', 2);
}

describe('what the Force is good for', () => {
  rule('DB-FORCE-06', '"if the Force is with you" works only on the own three spaces', () => {
    for (const force of [-3, -2, -1, 0]) {
      const t = table({ turn: 'rebel', force, rebel: { units: ['x-wing'] } });
      expect(t).toRefuse('use', pieceId(t.state, 'x-wing'), 'DB-FORCE-06');
    }
    for (const force of [1, 2, 3]) {
      const t = table({ turn: 'rebel', force, rebel: { units: ['x-wing'], hand: [], deck: ['y-wing'] } });
      use(t, 'x-wing');
      expect(idsOf(rebels(t).hand.cards)).toEqual(['y-wing']);
    }
    const drawn = (force: number) => {
      const t = table({
        force,
        empire: {
          units: ['jabba-the-hutt'],
          hand: ['stormtrooper'],
          deck: ['at-at', 'at-st', 'tie-fighter'],
        },
      });
      use(t, 'jabba-the-hutt');
      t.do('pick', cardNumber('stormtrooper'));
      return empire(t).hand.cards.length;
    };
    expect([-1, 0, 1].map(drawn)).toEqual([2, 1, 1]);
  });

  rule(
    'DB-FORCE-07',
    'a turn that starts with the marker on the own last space brings 1 resource for that turn',
    () => {
      const bonus = (turn: Faction, force: number) => {
        const t = table({ turn: turn === 'empire' ? 'rebel' : 'empire', force });
        t.do('endTurn');
        return t.state.sides[turn === 'empire' ? 0 : 1].pool;
      };
      expect([-3, -2, -1, 0, 3].map((force) => bonus('empire', force))).toEqual([1, 0, 0, 0, 0]);
      expect([3, 2, 1, 0, -3].map((force) => bonus('rebel', force))).toEqual([1, 0, 0, 0, 0]);
      const t = table({ force: 3 });
      t.do('endTurn');
      t.do('endTurn');
      expect(rebels(t).pool).toBe(0); // for that turn only
      const late = table({ force: -2, empire: { hand: ['inquisitor'], pool: 0 } });
      gainOne(late, 'inquisitor');
      expect([late.state.force, empire(late).pool]).toEqual([-3, 0]); // not at the start
    },
  );

  rule('DB-FORCE-10', 'at the own end of the track, gaining Force is no option that can be chosen', () => {
    const choice = (turn: Faction, force: number) => {
      const joker = turn === 'empire' ? 'inquisitor' : 'temple-guardian';
      const t = table({ turn, force, [turn]: { hand: [joker] } });
      t.do('play', cardNumber(joker));
      t.do('accept');
      return t;
    };
    expect(choice('empire', -3)).toRefuse('choose', 2, 'DB-FORCE-10');
    expect(choice('empire', -2)).toAllow('choose', 2);
    expect(choice('rebel', 3)).toRefuse('choose', 2, 'DB-FORCE-10');
    expect(choice('rebel', 2)).toAllow('choose', 2);
    expect(choice('rebel', -3)).toAllow('choose', 2);
    const spied = (force: number) => {
      const t = table({
        turn: 'rebel',
        force,
        rebel: { units: ['duros-spy'] },
        empire: { hand: ['at-at', 'at-st'] },
      });
      use(t, 'duros-spy');
      expect(t).toWaitFor(0);
      return t;
    };
    expect(spied(3).candidates('choose')).toEqual([]); // nothing is left to choose but a card to discard
    expect(spied(3).legal('pick')).toHaveLength(2);
    expect(spied(2).legal('choose')).toEqual([0, 1]);
  });

  rule(
    'DB-FORCE-12',
    'a Force condition is looked at when its text resolves, so after the Force of that card',
    () => {
      const vader = (force: number) => {
        const t = table({ force, empire: { hand: ['darth-vader'] } });
        t.do('play', cardNumber('darth-vader'));
        return [t.state.force, t.view(0).sides[0]?.units[0]?.attack];
      };
      expect(vader(1)).toEqual([-1, 10]);
      expect(vader(2)).toEqual([0, 6]);
      const luke = (force: number) => {
        const t = table({
          turn: 'rebel',
          force,
          rebel: { hand: ['luke-skywalker'] },
          empire: { ships: ['star-destroyer'] },
        });
        t.do('play', cardNumber('luke-skywalker'));
        return t;
      };
      const able = luke(-1);
      use(able, 'luke-skywalker');
      expect(empire(able).ships).toEqual([]);
      const unable = luke(-2);
      expect(unable).toRefuse('use', pieceId(unable.state, 'luke-skywalker'), 'DB-FORCE-06');
      const later = table({ force: 0, empire: { units: ['death-trooper'], hand: ['inquisitor'] } });
      expect(later.view(0).sides[0]?.units[0]?.attack).toBe(3);
      gainOne(later, 'inquisitor');
      expect(later.view(0).sides[0]?.units[0]?.attack).toBe(5);
    },
  );

  rule('DB-FORCE-14', 'marker untouched: the Rebels begin with 1 resource, the Empire with none', () => {
    const { state, ruleset } = scenario(load, content); // a real new game
    expect([state.force, state.active, state.sides[0].pool]).toEqual([3, 0, 0]);
    ruleset.apply(state, 0, { do: 'endTurn', what: null });
    expect([state.force, state.active, state.sides[0].pool, state.sides[1].pool]).toEqual([3, 1, 0, 1]);
  });
});
