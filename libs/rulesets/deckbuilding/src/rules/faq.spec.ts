import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, play, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const shuttles = (n: number): readonly string[] => new Array<string>(n).fill('imperial-shuttle');

describe('frequently asked', () => {
  rule('DB-FAQ-01', 'no card of the hand has to be played; what is not played is discarded', () => {
    const t = table({ empire: { hand: ['at-at', 'stormtrooper'], deck: shuttles(5), discard: [], pool: 0 } });
    play(t, 'stormtrooper');
    expect(t).toAllow('play', cardNumber('at-at'));
    expect(t).toAllow('endTurn');
    t.do('endTurn');
    expect(lying(t.state, 0)).toMatchObject({ discard: ['stormtrooper', 'at-at'], hand: shuttles(5) });
  });

  rule('DB-FAQ-02', 'an ability waits until its owner wants it; one that says "when" is now or never', () => {
    const t = table({
      empire: { hand: ['tie-fighter', 'star-destroyer', 'inquisitor'], deck: ['at-at', 'at-st'], pool: 0 },
    });
    play(t, 'tie-fighter');
    expect(t).toAllow('endTurn'); // nothing is asked
    expect(t).toRefuse('use', pieceId(t.state, 'tie-fighter'), 'DB-ABIL-13');
    play(t, 'star-destroyer');
    attackWith(t, 'base', 'tie-fighter');
    use(t, 'tie-fighter');
    expect(lying(t.state, 0).hand).toEqual(['inquisitor', 'at-at']);

    play(t, 'inquisitor');
    expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    t.do('decline');
    expect(t).toRefuse('accept', null, 'CORE-NOT-NOW');
    expect(side(t.state, 0).pool).toBe(0);
    expect(t.candidates('use')).not.toContain(pieceId(t.state, 'inquisitor'));
  });

  rule('DB-FAQ-03', 'no ability has to be used, neither of the base nor of a card played', () => {
    const t = table({
      row: ['star-destroyer'],
      empire: {
        base: 'death-star',
        units: ['director-krennic'],
        pool: 4,
        hand: ['inquisitor'],
        deck: ['at-at', 'at-st', 'stormtrooper', 'tie-fighter', 'boba-fett', 'tie-bomber'],
        discard: [],
      },
      rebel: { ships: ['blockade-runner'] },
      force: 0,
    });
    play(t, 'inquisitor');
    t.do('decline'); // "when you play this" as well
    expect([side(t.state, 0).pool, t.state.force, t.state.lasting]).toEqual([4, 0, []]);
    expect(t).toAllow('use', pieceId(t.state, 'death-star'));
    expect(t).toAllow('use', pieceId(t.state, 'director-krennic'));
    t.do('endTurn');
    expect(t).toWaitFor(1);
    expect(lying(t.state, 1).ships).toEqual(['blockade-runner']);
    expect(galaxyOf(t.state).row[0]).toBe('star-destroyer');
    expect(lying(t.state, 0)).toMatchObject({
      hand: ['at-at', 'at-st', 'stormtrooper', 'tie-fighter', 'boba-fett'],
      deck: ['tie-bomber'],
      discard: ['director-krennic', 'inquisitor'],
    }); // nothing was drawn before

    const asked = table({
      turn: 'rebel',
      row: ['bossk'],
      empire: { base: null, bases: ['corellia'], hand: [] },
    });
    const before = galaxyOf(asked.state).row;
    asked.do('endTurn');
    asked.do('reveal', cardNumber('corellia'));
    asked.do('decline');
    expect(asked).toAllow('endTurn');
    expect(galaxyOf(asked.state).row).toEqual(before);
    expect(lying(asked.state, 0).hand).toEqual([]);
  });

  rule('DB-FAQ-04', 'whoever uses an ability does all of it that is possible', () => {
    const t = table({
      turn: 'rebel',
      force: 3,
      rebel: { units: ['lando-calrissian'], hand: [], deck: ['rebel-trooper'] },
      empire: { hand: ['stormtrooper'], discard: [] },
    });
    use(t, 'lando-calrissian');
    expect(lying(t.state, 1).hand).toEqual(['rebel-trooper']);
    expect(t).toWaitFor(0); // the second part follows, wanted or not
    expect(t.ruleset.legal(t.state, 0)).toEqual([{ do: 'pick', what: cardNumber('stormtrooper') }]);
    t.do('pick', cardNumber('stormtrooper'));
    expect(lying(t.state, 0).discard).toEqual(['stormtrooper']);
    expect(t).toAllow('endTurn');

    const mystic = table({ empire: { units: ['kel-dor-mystic'], hand: ['at-at'], discard: ['at-st'] } });
    use(mystic, 'kel-dor-mystic');
    expect(mystic.ruleset.legal(mystic.state, 0).map((action) => action.do)).toEqual(['pick', 'pick']); // no way out
  });

  rule('DB-FAQ-05', 'a reward may be declined, and then nothing of it happens', () => {
    const hunt = (answer: 'accept' | 'decline') => {
      const t = table({ row: ['princess-leia'], force: 3, empire: { units: ['at-at'], pool: 0 } });
      attackWith(t, 0, 'at-at');
      t.do(answer);
      expect(galaxyOf(t.state).discard).toEqual(['princess-leia']);
      return { pool: side(t.state, 0).pool, force: t.state.force };
    };
    expect(hunt('decline')).toEqual({ pool: 0, force: 3 });
    expect(hunt('accept')).toEqual({ pool: 3, force: 0 });
  });

  rule('DB-FAQ-07', 'all three discard piles lie open to both, in their order', () => {
    const piles = {
      own: ['at-at', 'stormtrooper', 'at-at'],
      enemy: ['y-wing', 'rebel-trooper'],
      galaxy: ['lobot', 'bossk'],
    };
    const t = table({
      empire: { discard: piles.own },
      rebel: { discard: piles.enemy },
      galaxyDiscard: piles.galaxy,
    });
    for (const viewer of [0, 1] as const) {
      const { sides, galaxyDiscard } = t.view(viewer);
      expect(sides.map(({ discard }) => discard)).toEqual([
        piles.own.map(cardNumber),
        piles.enemy.map(cardNumber),
      ]);
      expect(galaxyDiscard).toEqual(piles.galaxy.map(cardNumber));
    }
    t.do('endTurn');
    expect(lying(t.state, 0).discard.slice(0, 3)).toEqual(piles.own);
    expect(lying(t.state, 1).discard).toEqual(piles.enemy);
    expect(galaxyOf(t.state).discard).toEqual(piles.galaxy);
  });

  rule('DB-FAQ-08', 'without a base the ships can still be attacked; damage for the base is lost', () => {
    const t = table({
      turn: 'rebel',
      rebel: { units: ['y-wing', 'luke-skywalker', 'rebel-trooper'], victory: [] },
      empire: {
        base: 'lothal',
        damage: 6,
        ships: [{ card: 'imperial-carrier', damage: 1 }],
        discard: [],
        bases: ['endor'],
      },
    });
    use(t, 'y-wing');
    t.do('pick', pieceId(t.state, 'lothal'));
    expect(lying(t.state, 0).base).toBeNull();
    attackWith(t, 'base', 'luke-skywalker');
    expect(lying(t.state, 0)).toMatchObject({ ships: [], discard: ['imperial-carrier'], bases: ['endor'] });
    expect(lying(t.state, 1).victory).toEqual(['lothal']);
    expect(t).toRefuse('attack', 'base', 'DB-ATTACK-18'); // now there is nothing left
    t.do('endTurn');
    t.do('reveal', cardNumber('endor'));
    expect(side(t.state, 0).base?.damage).toBe(0);
  });

  rule('DB-FAQ-09', 'Scout Trooper and a neutral card: nothing, it returns to the top of the deck', () => {
    const t = table({
      force: 0,
      galaxy: ['lobot', 'at-at'],
      galaxyDiscard: [],
      empire: { units: ['scout-trooper'], pool: 0 },
    });
    const { row } = galaxyOf(t.state);
    use(t, 'scout-trooper');
    expect(galaxyOf(t.state)).toMatchObject({ deck: ['lobot', 'at-at'], discard: [], row });
    expect(t.state.force).toBe(0);
    expect(side(t.state, 0).pool).toBe(0);
    expect(t).toAllow('endTurn');
  });

  rule('DB-FAQ-10', 'Duros Spy with the Force fully with the Rebels: the Empire has to discard', () => {
    const spy = (force: number) => {
      const t = table({
        turn: 'rebel',
        force,
        rebel: { units: ['duros-spy'] },
        empire: { hand: ['at-at', 'stormtrooper'], discard: [] },
      });
      use(t, 'duros-spy');
      expect(t).toWaitFor(0);
      return t;
    };
    const full = spy(3);
    expect(full.legal('choose')).toEqual([]);
    expect(full.legal('pick')).toEqual(
      [cardNumber('stormtrooper'), cardNumber('at-at')].sort((a, b) => a - b),
    );
    full.do('pick', cardNumber('stormtrooper'));
    expect(full.state.force).toBe(3);
    expect(lying(full.state, 0)).toMatchObject({ hand: ['at-at'], discard: ['stormtrooper'] });
    expect(full).toWaitFor(1);
    expect(full).toAllow('endTurn');

    const room = spy(2);
    expect(room.legal('choose')).toEqual([0, 1]);
    room.do('choose', 1);
    expect(room.state.force).toBe(3);
    expect(lying(room.state, 0).hand).toEqual(['at-at', 'stormtrooper']);
  });

  rule('DB-FAQ-11', 'Yavin IV may be used every time the opponent discards', () => {
    const t = table({
      turn: 'rebel',
      rebel: { base: 'yavin-4', units: ['snowspeeder', 'snowspeeder', 'rebel-commando'] },
      force: 0,
      empire: { base: 'endor', hand: shuttles(4) },
    });
    for (const [i, id] of ['snowspeeder', 'snowspeeder', 'rebel-commando'].entries()) {
      t.do('use', pieceId(t.state, id, i === 1 ? 1 : 0));
      t.do('pick', cardNumber('imperial-shuttle'));
      expect(t).toWaitFor(1);
      t.do('accept');
      expect(side(t.state, 0).base?.damage).toBe(2 * (i + 1));
    }
    expect(t).toAllow('endTurn');
  });
});
