import { clone, mayGoBack } from '@cantina/engine';
import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { rebels, use } from '../../test/acts.ts';
import { reprinted } from '../../test/altered.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const ROW = ['x-wing', 'y-wing', 'tie-fighter', 'scout-trooper', 'lobot', 'b-wing'];

/** Everything there is to do in the own turn: a card to play, one to buy, an ability, two that attack. */
const turn = {
  row: ROW,
  empire: {
    hand: ['imperial-shuttle'],
    deck: ['at-at'],
    units: ['stormtrooper', 'tie-fighter'],
    ships: ['star-destroyer'],
    pool: 3,
  },
  rebel: { base: 'sullust', damage: 0 },
} as const;

const verbs = (t: ReturnType<typeof table>): readonly string[] => [
  ...new Set(t.ruleset.legal(t.state, 0).map((action) => action.do)),
];

describe('gathering an attack', () => {
  rule('DB-ASSIGN-15', 'a target named first: somebody joins at once, or the target is undone', () => {
    for (const target of ['base', 1] as const) {
      const t = table(turn);
      const before = clone(t.state);
      t.do('attack', target);
      expect(verbs(t)).toEqual(['join']);
      expect(t).toRefuse('strike', null, 'CORE-NOT-LISTED');
      expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
      expect(mayGoBack(before, t.state)).toBe(true);
      t.do('join', pieceId(t.state, 'stormtrooper'));
      expect(verbs(t)).toEqual(['join', 'strike']);
    }
  });

  rule('DB-ASSIGN-15', 'a card assigned first names a target that it may attack', () => {
    const t = table(turn);
    t.do('prepare');
    expect(verbs(t)).toEqual(['join']);
    expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    t.do('join', pieceId(t.state, 'star-destroyer'));
    expect(verbs(t)).toEqual(['aim']);
    expect(t.legal('aim')).toEqual(['base']);
    expect(t).toRefuse('aim', 1, 'DB-ASSIGN-04');
    expect(t).toRefuse('aim', 2, 'DB-CARD-12');
    expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');

    const unit = table(turn);
    unit.do('prepare');
    unit.do('join', pieceId(unit.state, 'stormtrooper'));
    expect(unit.legal('aim')).toEqual(['base', 0, 1, 5]);
    expect(unit).toRefuse('aim', 4, 'DB-HUNT-08');
    unit.do('aim', 5);
    expect(unit.state.attack).toEqual({ target: 5, with: [pieceId(unit.state, 'stormtrooper')] });
    expect(unit).toRefuse('prepare', null, 'CORE-NOT-LISTED'); // one attack at a time
  });

  rule('DB-ASSIGN-13', 'only a card that may attack something is assigned', () => {
    const neutral = new Array<string>(6).fill('lobot');
    const units = ['imperial-shuttle', 'stormtrooper'];
    const t = table({ ...turn, row: neutral, empire: { units, ships: ['star-destroyer'] } });
    t.do('prepare');
    expect(t).toRefuse('join', pieceId(t.state, 'imperial-shuttle'), 'DB-ASSIGN-13');
    expect(t.legal('join')).toEqual([pieceId(t.state, 'stormtrooper'), pieceId(t.state, 'star-destroyer')]);
    const unarmed = table({ ...turn, empire: { units: ['imperial-shuttle'] } });
    expect(unarmed).toRefuse('prepare', null, 'DB-ASSIGN-13');
    expect(table({ ...turn, empire: {} })).toRefuse('prepare', null, 'DB-ASSIGN-13');

    // Against the row alone the gunslinger would have attack, if there were an enemy there.
    const gunslinger = (row: readonly string[]) =>
      scenario(
        load,
        reprinted({ 'rodian-gunslinger': { attack: 0 } }),
        situation({ row, empire: { units: ['rodian-gunslinger'] } }),
      );
    const hunting = gunslinger(ROW);
    hunting.do('prepare');
    hunting.do('join', pieceId(hunting.state, 'rodian-gunslinger'));
    expect(hunting).toRefuse('aim', 'base', 'DB-ASSIGN-13');
    expect(hunting).toAllow('aim', 1);
    expect(gunslinger(neutral)).toRefuse('prepare', null, 'DB-ASSIGN-13');
  });

  rule('DB-ATTACK-18', 'with nothing before the base a ship cannot be assigned, a unit still hunts', () => {
    const t = table({ ...turn, rebel: { base: null, ships: [] } });
    t.do('prepare');
    expect(t).toRefuse('join', pieceId(t.state, 'star-destroyer'), 'DB-ATTACK-18');
    t.do('join', pieceId(t.state, 'stormtrooper'));
    expect(t).toRefuse('aim', 'base', 'DB-ATTACK-18');
    expect(t.legal('aim')).toEqual([0, 1, 5]);
    const ships = table({ ...turn, empire: { ships: ['star-destroyer'] }, rebel: { base: null, ships: [] } });
    expect(ships).toRefuse('prepare', null, 'DB-ATTACK-18');
  });

  rule(
    'DB-ABIL-27',
    'from the first assigned card on everything is open, before the attack is resolved',
    () => {
      const t = table(turn);
      t.do('prepare');
      t.do('join', pieceId(t.state, 'stormtrooper'));
      t.do('aim', 'base');
      expect(verbs(t)).toEqual(['play', 'buy', 'use', 'join', 'strike', 'endTurn']);
      t.do('play', cardNumber('imperial-shuttle'));
      use(t, 'tie-fighter');
      t.do('join', pieceId(t.state, 'star-destroyer'));
      expect(rebels(t).base?.damage).toBe(0);
      t.do('strike');
      expect(rebels(t).base?.damage).toBe(2 + 4);
    },
  );

  rule('DB-TURN-08', 'once an attack is resolved, all the rest of the turn is open again', () => {
    const t = table(turn);
    t.do('attack', 'base');
    t.do('join', pieceId(t.state, 'stormtrooper'));
    t.do('join', pieceId(t.state, 'star-destroyer'));
    t.do('strike');
    expect(rebels(t).base?.damage).toBe(2 + 4);
    expect(verbs(t)).toEqual(['play', 'buy', 'use', 'attack', 'prepare', 'endTurn']);
  });
});
