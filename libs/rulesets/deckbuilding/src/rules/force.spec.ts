import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, use } from '../../test/acts.ts';
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
    const light = table({ turn: 'rebel', force: 3, rebel: { hand: ['temple-guardian'] } });
    light.do('play', cardNumber('temple-guardian'));
    light.do('accept');
    expect(light).toRefuse('choose', 2, 'DB-FORCE-10');
    expect(light.state.force).toBe(3);
    expect(spaces.map((space) => withWhom(watchers(space)))).toEqual([
      ...['rebel', 'rebel', 'rebel', 'nobody', 'empire', 'empire', 'empire'],
    ]);
  });

  rule('DB-FORCE-02', 'on each of the dark spaces the Force is with the Empire', () => {
    expect([-3, -2, -1].map((force) => withWhom(watchers(force)))).toEqual(['empire', 'empire', 'empire']);
    expect(withWhom(watchers(0))).not.toBe('empire');
    // What that means at the table: a Death Trooper strikes with 5 there, elsewhere with 3.
    const strike = (force: number) => {
      const t = table({ force, empire: { units: ['death-trooper'] }, rebel: { base: 'sullust' } });
      attackWith(t, 'base', 'death-trooper');
      return rebels(t).base?.damage;
    };
    expect([-3, -2, -1, 0, 1, 2, 3].map(strike)).toEqual([5, 5, 5, 3, 3, 3, 3]);
  });

  rule(
    ['DB-FORCE-03', 'DB-FORCE-08'],
    'DB-FORCE-03 and DB-FORCE-08: on each of the light spaces the Force is with the Rebels',
    () => {
      expect([1, 2, 3].map((force) => withWhom(watchers(force)))).toEqual(['rebel', 'rebel', 'rebel']);
      expect(withWhom(watchers(0))).not.toBe('rebel');
      // What that means at the table: an X-Wing draws, and Chirrut strikes with 2; elsewhere neither can.
      for (const force of [1, 2, 3]) {
        const units = ['x-wing', 'chirrut-imwe'];
        const t = table({ turn: 'rebel', force, rebel: { units, hand: [], deck: ['y-wing'] } });
        use(t, 'x-wing');
        attackWith(t, 'base', 'chirrut-imwe');
        expect([idsOf(rebels(t).hand.cards), empire(t).base?.damage]).toEqual([['y-wing'], 2]);
      }
      for (const force of [-3, -2, -1, 0]) {
        const t = table({ turn: 'rebel', force, rebel: { units: ['x-wing'], hand: [], deck: ['y-wing'] } });
        expect(t).toRefuse('use', pieceId(t.state, 'x-wing'), 'DB-FORCE-06');
        const chirrut = table({ turn: 'rebel', force, rebel: { units: ['chirrut-imwe'] } });
        expect(chirrut).toRefuse('attack', 'base', 'DB-ASSIGN-13');
      }
    },
  );

  rule('DB-FORCE-04', 'on the neutral space the Force is with nobody', () => {
    expect(withWhom(watchers(0))).toBe('nobody');
    const t = table({ turn: 'rebel', force: 0, rebel: { units: ['x-wing'] } });
    expect(t).toRefuse('use', pieceId(t.state, 'x-wing'), 'DB-FORCE-06');
    const jabba = table({
      force: 0,
      empire: { units: ['jabba-the-hutt'], hand: ['stormtrooper'], deck: ['at-at', 'at-st'] },
    });
    use(jabba, 'jabba-the-hutt');
    jabba.do('pick', cardNumber('stormtrooper'));
    expect(idsOf(empire(jabba).hand.cards)).toEqual(['at-at']); // nor with the Empire, else two
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
