import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId } from '../../test/situation.ts';
import { empire, rebels, table, type GameTest } from '../../test/table.ts';

type Faction = 'empire' | 'rebel';

/** With whom the Force is: Death Troopers gain 2 attack where it is with the Empire, Chirrut where it is with the Rebels. */
function withWhom(t: GameTest): string {
  const { sides } = t.view('spectator');
  const attacks = sides.map(({ units }) => units[0]?.attack);
  const told: Record<string, string> = { '5,0': 'empire', '3,2': 'rebel', '3,0': 'nobody' };
  return told[attacks.join()] ?? `attacks ${attacks.join()}`;
}

const watchers = (force: number, hand: readonly string[] = []) =>
  table({ force, empire: { units: ['death-trooper'], hand }, rebel: { units: ['chirrut-imwe'] } });

function gainOne(t: GameTest, joker: string): void {
  t.do('play', cardNumber(joker));
  t.do('accept');
  t.do('choose', 2);
}

describe('the track', () => {
  rule('DB-FORCE-01', 'seven spaces: three dark, a neutral one in the middle, three light', () => {
    const spaces = [3];
    const t = table({ force: 3, empire: { hand: new Array<string>(8).fill('inquisitor') } });
    for (let i = 0; i < 6; i++) {
      gainOne(t, 'inquisitor');
      spaces.push(t.state.force);
    }
    expect(spaces).toEqual([3, 2, 1, 0, -1, -2, -3]);
    t.do('play', cardNumber('inquisitor'));
    t.do('accept');
    expect(t).toRefuse('choose', 2, 'DB-FORCE-10');
    expect(spaces.map((space) => withWhom(watchers(space)))).toEqual([
      ...['rebel', 'rebel', 'rebel', 'nobody', 'empire', 'empire', 'empire'],
    ]);
  });

  rule('DB-FORCE-02', 'on each of the dark spaces the Force is with the Empire', () => {
    expect([-3, -2, -1].map((force) => withWhom(watchers(force)))).toEqual(['empire', 'empire', 'empire']);
    expect(withWhom(watchers(0))).not.toBe('empire');
  });

  rule(
    ['DB-FORCE-03', 'DB-FORCE-08'],
    'DB-FORCE-03 and DB-FORCE-08: on each of the light spaces the Force is with the Rebels',
    () => {
      expect([1, 2, 3].map((force) => withWhom(watchers(force)))).toEqual(['rebel', 'rebel', 'rebel']);
      expect(withWhom(watchers(0))).not.toBe('rebel');
    },
  );

  rule('DB-FORCE-04', 'on the neutral space the Force is with nobody', () => {
    expect(withWhom(watchers(0))).toBe('nobody');
    const t = table({ turn: 'rebel', force: 0, rebel: { units: ['x-wing'] } });
    expect(t).toRefuse('use', pieceId(t.state, 'x-wing'), 'DB-FORCE-06');
  });

  rule('DB-FORCE-05', 'gaining Force moves the marker as many spaces toward the player who gains it', () => {
    const gain = (turn: Faction, card: string) => {
      const t = table({ turn, force: 0, [turn]: { hand: [card] } });
      t.do('play', cardNumber(card));
      return t.state.force;
    };
    expect([gain('empire', 'kel-dor-mystic'), gain('rebel', 'kel-dor-mystic')]).toEqual([-2, 2]);
    const one = (turn: Faction, joker: string) => {
      const t = table({ turn, force: 0, [turn]: { hand: [joker] } });
      gainOne(t, joker);
      return t.state.force;
    };
    expect([one('empire', 'inquisitor'), one('rebel', 'temple-guardian')]).toEqual([-1, 1]);
  });

  rule(
    'DB-FORCE-09',
    'the Empire plays Grand Moff Tarkin: the marker moves 2 spaces toward the Empire',
    () => {
      for (const [before, after] of [
        [3, 1],
        [1, -1],
        [0, -2],
      ] as const) {
        const t = table({ force: before, empire: { hand: ['grand-moff-tarkin'] } });
        t.do('play', cardNumber('grand-moff-tarkin'));
        expect(t.state.force).toBe(after);
      }
    },
  );

  rule('DB-FORCE-11', 'Force beyond the end of the track is lost', () => {
    for (const [turn, before, end] of [
      ['empire', -2, -3],
      ['empire', -3, -3],
      ['rebel', 2, 3],
      ['rebel', 3, 3],
    ] as const) {
      const t = table({ turn, force: before, [turn]: { hand: ['kel-dor-mystic'] } });
      t.do('play', cardNumber('kel-dor-mystic'));
      expect(t.state.force).toBe(end);
    }
    const back = table({
      turn: 'rebel',
      force: 3,
      rebel: { hand: ['kel-dor-mystic'] },
      empire: { hand: ['inquisitor'] },
    });
    back.do('play', cardNumber('kel-dor-mystic'));
    back.do('endTurn');
    gainOne(back, 'inquisitor');
    expect(back.state.force).toBe(2); // nothing of the 2 was kept in reserve
  });

  rule(
    'DB-FORCE-13',
    'from +3 the Empire gains 2, then 1, then 1: with the Rebels, nobody, the Empire',
    () => {
      const t = watchers(3, ['kel-dor-mystic', 'inquisitor', 'inquisitor']);
      t.do('play', cardNumber('kel-dor-mystic'));
      expect([t.state.force, withWhom(t)]).toEqual([1, 'rebel']);
      gainOne(t, 'inquisitor');
      expect([t.state.force, withWhom(t)]).toEqual([0, 'nobody']);
      gainOne(t, 'inquisitor');
      expect([t.state.force, withWhom(t)]).toEqual([-1, 'empire']);
    },
  );
});

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
    const t = table({});
    const state = t.ruleset.setup({}, 2, t.state.random);
    expect([state.force, state.active, state.sides[0].pool]).toEqual([3, 0, 0]);
    t.ruleset.apply(state, 0, { do: 'endTurn', what: null });
    expect([state.force, state.active, state.sides[0].pool, state.sides[1].pool]).toEqual([3, 1, 0, 1]);
  });
});
