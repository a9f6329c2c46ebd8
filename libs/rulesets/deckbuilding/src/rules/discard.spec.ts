import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const ROW = ['tie-fighter', 'y-wing', 'bossk', 'lobot', 'snowspeeder', 'tie-bomber'];

describe('discard', () => {
  rule('DB-TERM-01', 'whose hand it is chooses the card, unless chance does', () => {
    const empire = { hand: ['imperial-shuttle', 'stormtrooper', 'at-at'] };
    const chosen = table({ turn: 'rebel', rebel: { units: ['snowspeeder'] }, empire });
    use(chosen, 'snowspeeder');
    expect(chosen).toWaitFor(0);
    expect(chosen.legal('pick')).toHaveLength(3);
    expect(chosen).toRefuse('pick', cardNumber('at-at'), 'CORE-SEAT', 1);
    chosen.do('pick', cardNumber('imperial-shuttle'));
    expect(lying(chosen.state, 0)).toMatchObject({
      hand: ['stormtrooper', 'at-at'],
      discard: ['imperial-shuttle'],
    });
    expect(chosen).toWaitFor(1);
    expect(chosen).toAllow('endTurn'); // one card, and no more

    const random = table({
      turn: 'rebel',
      force: 1,
      rebel: { units: ['rebel-commando'] },
      empire,
      draws: [2],
    });
    use(random, 'rebel-commando');
    expect(random).toWaitFor(1);
    expect(lying(random.state, 0)).toMatchObject({
      hand: ['imperial-shuttle', 'stormtrooper'],
      discard: ['at-at'],
    });
  });

  rule('DB-TERM-02', "a card from a hand goes to that hand's owner's discard pile", () => {
    const t = table({
      turn: 'rebel',
      rebel: { units: ['snowspeeder'], discard: [] },
      empire: { hand: ['stormtrooper'], discard: ['at-at'] },
      galaxyDiscard: [],
    });
    use(t, 'snowspeeder');
    t.do('pick', cardNumber('stormtrooper'));
    expect(lying(t.state, 0)).toMatchObject({ hand: [], discard: ['at-at', 'stormtrooper'] });
    expect(lying(t.state, 1).discard).toEqual([]);
    expect(galaxyOf(t.state).discard).toEqual([]);

    const other = table({
      force: -1,
      empire: { units: ['lando-calrissian'], hand: [], deck: ['at-st'], discard: [] },
      rebel: { hand: ['x-wing', 'dengar'], discard: ['y-wing'] },
      galaxyDiscard: [],
    });
    use(other, 'lando-calrissian');
    other.do('pick', cardNumber('dengar')); // a neutral card, and still the owner's
    expect(lying(other.state, 1)).toMatchObject({ hand: ['x-wing'], discard: ['y-wing', 'dengar'] });
    expect([lying(other.state, 0).discard, galaxyOf(other.state).discard]).toEqual([[], []]);
  });

  rule('DB-TERM-03', 'a row card goes to the galaxy discard pile', () => {
    const t = table({
      row: ROW,
      galaxy: ['at-st'],
      galaxyDiscard: [],
      empire: { units: ['tie-bomber'], discard: [] },
    });
    use(t, 'tie-bomber');
    t.do('pick', 2);
    expect(galaxyOf(t.state)).toMatchObject({ discard: ['bossk'], deck: [] });
    expect(galaxyOf(t.state).row[2]).toBe('at-st');
    expect([lying(t.state, 0).discard, lying(t.state, 1).discard]).toEqual([[], []]);
    expect(t).toAllow('endTurn');
  });

  rule(
    'DB-TERM-04',
    'a row card discarded by an ability gives no reward; the same card defeated does',
    () => {
      const t = table({ row: ROW, galaxy: ['at-st'], empire: { units: ['tie-bomber'], pool: 0 } });
      use(t, 'tie-bomber');
      t.do('pick', 1);
      expect(galaxyOf(t.state).discard).toEqual(['y-wing']);
      expect(side(t.state, 0).pool).toBe(0);
      expect(t).toAllow('endTurn'); // and nobody is asked

      const hunted = table({ row: ROW, galaxy: ['at-st'], empire: { units: ['tie-bomber'], pool: 0 } });
      attackWith(hunted, 1, 'tie-bomber');
      expect(hunted).toAllow('accept');
      hunted.do('accept');
      expect(side(hunted.state, 0).pool).toBe(1);
    },
  );

  rule(
    'DB-TERM-19',
    'an empty hand has nothing to discard: the rest happens, and as all there is it is no choice',
    () => {
      const empty = { hand: [], discard: [] };
      const random = table({
        turn: 'rebel',
        force: 1,
        rebel: { units: ['rebel-commando', 'snowspeeder'] },
        empire: empty,
      });
      expect(random).toRefuse('use', pieceId(random.state, 'rebel-commando'), 'DB-TERM-19');
      expect(random).toRefuse('use', pieceId(random.state, 'snowspeeder'), 'CORE-TARGET');
      const held = table({
        turn: 'rebel',
        force: 1,
        rebel: { units: ['rebel-commando'] },
        empire: { hand: ['at-at'] },
        draws: [],
      });
      expect(held).toAllow('use', pieceId(held.state, 'rebel-commando'));

      const lando = table({
        turn: 'rebel',
        force: 3,
        rebel: { units: ['lando-calrissian'], hand: [], deck: ['rebel-trooper'] },
        empire: empty,
      });
      use(lando, 'lando-calrissian');
      expect(lando).toWaitFor(1);
      expect(lando).toAllow('endTurn');
      expect(lying(lando.state, 1).hand).toEqual(['rebel-trooper']);
      expect(lying(lando.state, 0).discard).toEqual([]);

      const bWing = table({ turn: 'rebel', rebel: { units: ['b-wing'] }, empire: empty });
      use(bWing, 'b-wing'); // the one option left happens
      expect(bWing).toWaitFor(1);
      expect(bWing.view(1).sides[1]?.units[0]?.attack).toBe(7);
    },
  );

  rule(
    'DB-TERM-20',
    'own hand, enemy hand, row: each card goes to the pile that belongs to where it came from',
    () => {
      const empire: GameSituation = {
        row: ROW,
        galaxy: ['at-st'],
        galaxyDiscard: [],
        empire: {
          ships: ['gozanti-cruiser'],
          units: ['tie-bomber'],
          hand: ['stormtrooper'],
          deck: ['at-at'],
          discard: [],
        },
        rebel: { hand: ['rebel-trooper'], discard: [] },
      };
      const own = table(empire);
      use(own, 'gozanti-cruiser');
      own.do('pick', cardNumber('stormtrooper'));
      use(own, 'tie-bomber');
      own.do('pick', 0);
      expect(lying(own.state, 0).discard).toEqual(['stormtrooper']);
      expect(lying(own.state, 1).discard).toEqual([]);
      expect(galaxyOf(own.state).discard).toEqual(['tie-fighter']);

      const theirs = table({ ...empire, turn: 'rebel', rebel: { units: ['snowspeeder'], discard: [] } });
      use(theirs, 'snowspeeder');
      theirs.do('pick', cardNumber('stormtrooper'));
      expect(lying(theirs.state, 0).discard).toEqual(['stormtrooper']);
      expect(lying(theirs.state, 1).discard).toEqual([]);
      expect(galaxyOf(theirs.state).discard).toEqual([]);
    },
  );
});
