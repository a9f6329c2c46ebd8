import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, lying, play, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const shuttles = (n: number): readonly string[] => new Array<string>(n).fill('imperial-shuttle');
const alliance = (n: number): readonly string[] => new Array<string>(n).fill('alliance-shuttle');
const QUIET_ROW = ['tie-fighter', 'tie-bomber', 'y-wing', 'snowspeeder', 'bossk', 'lobot'];

describe('ending the turn', () => {
  rule('DB-END-01', 'all own units in play are discarded', () => {
    const t = table({
      empire: {
        units: ['tie-fighter', 'stormtrooper'],
        ships: ['star-destroyer'],
        hand: [],
        deck: shuttles(6),
        discard: [],
      },
      rebel: { units: ['x-wing'], ships: ['blockade-runner'], base: 'hoth', discard: [] },
    });
    expect(lying(t.state, 0)).toMatchObject({ units: ['tie-fighter', 'stormtrooper'], discard: [] });
    const opponents = lying(t.state, 1);
    t.do('endTurn');
    expect(lying(t.state, 1)).toEqual(opponents);
    expect(lying(t.state, 0)).toMatchObject({
      units: [],
      ships: ['star-destroyer'],
      discard: ['tie-fighter', 'stormtrooper'],
    });
    const rebel = table({
      turn: 'rebel',
      rebel: { units: ['x-wing'], ships: ['blockade-runner'], hand: [], deck: alliance(6), discard: [] },
    });
    rebel.do('endTurn');
    expect(lying(rebel.state, 1)).toMatchObject({
      units: [],
      ships: ['blockade-runner'],
      discard: ['x-wing'],
    });
  });

  rule(
    'DB-END-02',
    'base and ships stay, with their damage, and are neither used nor have they attacked',
    () => {
      const t = table({
        row: QUIET_ROW,
        empire: {
          base: 'death-star',
          damage: 3,
          ships: [{ card: 'gozanti-cruiser', damage: 1 }, 'star-destroyer'],
          hand: ['stormtrooper'],
          deck: shuttles(12),
          pool: 4,
        },
        rebel: { base: 'yavin-4', ships: ['blockade-runner'], hand: [], deck: alliance(6) },
      });
      use(t, 'gozanti-cruiser');
      t.do('pick', cardNumber('stormtrooper'));
      use(t, 'death-star');
      attackWith(t, 'base', 'star-destroyer');
      expect(t).toRefuse('use', pieceId(t.state, 'gozanti-cruiser'), 'DB-ABIL-05');
      expect(t).toRefuse('use', pieceId(t.state, 'death-star'), 'DB-ABIL-05');
      expect(side(t.state, 0).ships.map(({ used, attacked }) => [used, attacked])).toEqual([
        [true, false],
        [false, true],
      ]);
      t.do('endTurn');
      expect(lying(t.state, 0)).toMatchObject({
        base: 'death-star',
        ships: ['gozanti-cruiser', 'star-destroyer'],
      });
      expect(side(t.state, 0).ships).toMatchObject([
        { used: false, attacked: false, damage: 1 },
        { used: false, attacked: false, damage: 0 },
      ]);
      expect(side(t.state, 0).base).toMatchObject({ used: false, attacked: false, damage: 3 });
      t.do('endTurn');
      expect(t).toAllow('use', pieceId(t.state, 'gozanti-cruiser'));
      t.do('attack', 'base');
      expect(t).toAllow('join', pieceId(t.state, 'star-destroyer'));
    },
  );

  rule('DB-END-03', 'the whole remaining hand is discarded', () => {
    const hand = ['tie-fighter', 'inquisitor', 'star-destroyer'];
    const t = table({ empire: { hand, deck: shuttles(7), discard: [] } });
    t.do('endTurn');
    expect(lying(t.state, 0).discard.slice().sort()).toEqual(hand.slice().sort());
    expect(lying(t.state, 0).hand).toEqual(shuttles(5));
  });

  rule('DB-END-04', 'unspent resources are gone; the next own turn begins without them', () => {
    const t = table({ force: 0, empire: { pool: 7, hand: [] }, rebel: { pool: 0, hand: [] } });
    t.do('endTurn');
    expect(side(t.state, 0).pool).toBe(0);
    t.do('endTurn');
    expect(t).toWaitFor(0);
    expect(side(t.state, 0).pool).toBe(0);
  });

  rule('DB-END-05', 'five cards are drawn, however many were left in hand', () => {
    for (const left of [0, 2, 8]) {
      const t = table({
        empire: { hand: shuttles(left), deck: [...shuttles(5), 'stormtrooper'], discard: [] },
      });
      t.do('endTurn');
      expect(lying(t.state, 0)).toMatchObject({ hand: shuttles(5), deck: ['stormtrooper'] });
    }
    const rebel = table({ turn: 'rebel', rebel: { hand: ['x-wing'], deck: [...alliance(5), 'y-wing'] } });
    rebel.do('endTurn');
    expect(lying(rebel.state, 1)).toMatchObject({ hand: alliance(5), deck: ['y-wing'], discard: ['x-wing'] });
  });

  rule('DB-END-06', 'an empty deck is made anew from the discard pile, and drawing goes on', () => {
    const t = table({
      empire: { hand: ['at-st'], units: ['at-at'], deck: [], discard: ['inquisitor', ...shuttles(4)] },
      shuffles: [['inquisitor', 'imperial-shuttle', 'at-st', ...shuttles(3), 'at-at']],
    });
    t.do('endTurn');
    expect(lying(t.state, 0)).toMatchObject({
      hand: ['at-at', ...shuttles(3), 'at-st'],
      deck: ['imperial-shuttle', 'inquisitor'],
      discard: [],
    });
  });

  rule('DB-END-07', 'three in the deck: draw three, shuffle the discard pile, draw two more', () => {
    const t = table({
      empire: {
        hand: [],
        deck: ['tie-fighter', 'stormtrooper', 'inquisitor'],
        discard: ['at-at', 'at-st', 'darth-vader', 'imperial-shuttle'],
      },
      shuffles: [['at-at', 'imperial-shuttle', 'darth-vader', 'at-st']],
    });
    t.do('endTurn');
    expect(lying(t.state, 0)).toMatchObject({
      hand: ['tie-fighter', 'stormtrooper', 'inquisitor', 'at-st', 'darth-vader'],
      deck: ['imperial-shuttle', 'at-at'],
      discard: [],
    });
  });

  rule(
    'DB-END-08',
    'where deck and discard pile hold too little, what there is is drawn; nothing is no draw',
    () => {
      const t = table({ empire: { hand: [], deck: ['at-at'], discard: ['stormtrooper', 'inquisitor'] } });
      t.do('endTurn');
      expect(lying(t.state, 0).hand.slice().sort()).toEqual(['at-at', 'inquisitor', 'stormtrooper']);
      expect(lying(t.state, 0)).toMatchObject({ deck: [], discard: [] });

      const krennic = { units: ['director-krennic'], base: 'death-star', hand: [], discard: [] };
      const one = table({ empire: { ...krennic, deck: ['at-st'] } });
      use(one, 'director-krennic');
      expect(lying(one.state, 0).hand).toEqual(['at-st']);
      const none = table({ empire: { ...krennic, deck: [] } });
      expect(none).toRefuse('use', pieceId(none.state, 'director-krennic'), 'DB-END-08');
    },
  );

  rule('DB-END-09', 'units reach the discard pile in the order played, then the hand as it is held', () => {
    const t = table({
      empire: {
        hand: ['stormtrooper', 'tie-fighter', 'at-at', 'at-st'],
        deck: shuttles(5),
        discard: ['inquisitor'],
      },
    });
    play(t, 'at-st');
    play(t, 'tie-fighter');
    t.do('endTurn');
    const held = ['at-at', 'stormtrooper'].sort((a, b) => cardNumber(a) - cardNumber(b));
    expect(lying(t.state, 0).discard).toEqual(['inquisitor', 'at-st', 'tie-fighter', ...held]);
  });
});
