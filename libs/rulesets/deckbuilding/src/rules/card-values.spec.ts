import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, use } from '../../test/acts.ts';
import { GALAXY } from '../../test/box.ts';
import { cardNumber, idsOf, pieceId } from '../../test/situation.ts';
import { empire, rebels, table } from '../../test/table.ts';
import { content } from '../index.ts';

const SHIPS = [
  ...['gozanti-cruiser', 'imperial-carrier', 'star-destroyer'],
  ...['rebel-transport', 'hammerhead-corvette', 'mon-calamari-cruiser'],
];
const galaxyCards = content.cards.filter(({ kind }) => kind === 'galaxy');

describe('the numbers on a card', () => {
  rule('DB-CARD-01', 'a card is purchased with as many resources as its cost says, not with one less', () => {
    for (const { id, cost = 0, faction } of galaxyCards) {
      const turn = faction === 'rebel' ? 'rebel' : 'empire';
      const buyer = (pool: number) => table({ turn, row: [id], [turn]: { pool } });
      expect(buyer(cost - 1)).toRefuse('buy', 0, 'DB-BUY-04');
      const t = buyer(cost);
      t.do('buy', 0);
      expect(t.state.sides[turn === 'rebel' ? 1 : 0].pool).toBe(0);
    }
    expect(table({ empire: { pool: 1 } })).toRefuse('buy', 'pilot', 'DB-BUY-04');
    expect(table({ empire: { pool: 2 } })).toAllow('buy', 'pilot');
  });

  rule('DB-CARD-02', 'a card adds its attack to the damage when it attacks', () => {
    const damage = (...cards: string[]) => {
      const units = cards.filter((card) => card !== 'star-destroyer');
      const ships = cards.filter((card) => card === 'star-destroyer');
      const t = table({ force: 0, empire: { units, ships }, rebel: { base: 'yavin-4' } });
      expect(rebels(t).base?.damage).toBe(0);
      attackWith(t, 'base', ...cards);
      return rebels(t).base?.damage;
    };
    expect(damage('stormtrooper')).toBe(2);
    expect(damage('at-at')).toBe(6);
    expect(damage('star-destroyer')).toBe(4);
    expect(damage('stormtrooper', 'at-at', 'star-destroyer')).toBe(12);
  });

  rule('DB-CARD-03', 'a card generates as many resources as its resource value says', () => {
    const gained = (card: string) => {
      const t = table({ empire: { hand: [card], pool: 3 } });
      t.do('play', cardNumber(card));
      return empire(t).pool - 3;
    };
    expect(['imperial-shuttle', 'scout-trooper', 'hwk-290', 'stormtrooper'].map(gained)).toEqual([
      1, 2, 4, 0,
    ]);
  });

  rule('DB-CARD-04', 'a card generates as much Force as its Force value says', () => {
    const force = (turn: 'empire' | 'rebel', card: string) => {
      const t = table({ turn, force: 0, [turn]: { hand: [card] } });
      t.do('play', cardNumber(card));
      return t.state.force;
    };
    expect(force('empire', 'darth-vader')).toBe(-2);
    expect(force('rebel', 'luke-skywalker')).toBe(2);
    expect(force('empire', 'at-at')).toBe(0);
  });

  rule('DB-CARD-05', 'a row card is defeated by attack of its target value in total, not by one less', () => {
    const hunt = (...units: string[]) => {
      const t = table({
        turn: 'rebel',
        force: 0,
        row: ['director-krennic'],
        galaxy: ['at-st'],
        galaxyDiscard: [],
        rebel: { units },
      });
      attackWith(t, 0, ...units);
      return [idsOf(t.state.row.cards)[0], idsOf(t.state.galaxy.discard.cards)];
    };
    expect(hunt('jyn-erso')).toEqual(['director-krennic', []]); // 4 of 5
    expect(hunt('chewbacca')).toEqual(['at-st', ['director-krennic']]); // 5 of 5
    expect(hunt('rebel-trooper', 'x-wing')).toEqual(['at-st', ['director-krennic']]); // 2 + 3
  });

  rule('DB-CARD-06', 'who defeats a row card may take its reward; who removes it otherwise gets none', () => {
    const hunt = () => {
      const t = table({
        turn: 'rebel',
        force: 0,
        row: ['director-krennic'],
        rebel: { units: ['chewbacca'], pool: 1 },
      });
      attackWith(t, 0, 'chewbacca');
      expect(rebels(t).pool).toBe(1);
      return t;
    };
    const taken = hunt();
    taken.do('accept');
    expect([rebels(taken).pool, taken.state.force]).toEqual([4, 2]);
    const left = hunt();
    left.do('decline');
    expect([rebels(left).pool, left.state.force]).toEqual([1, 0]);
    const discarded = table({
      row: ['y-wing', 'x-wing', 'u-wing'],
      empire: { units: ['tie-bomber'], pool: 1 },
    });
    use(discarded, 'tie-bomber');
    discarded.do('pick', 0);
    expect(discarded).toAllow('endTurn');
    expect([empire(discarded).pool, discarded.state.force]).toEqual([1, 3]);
  });

  rule(
    'DB-CARD-07',
    'bases and ships are destroyed by damage equal to their hit points; units have none',
    () => {
      const strike = (damage: number) => {
        const t = table({ empire: { units: ['stormtrooper'] }, rebel: { base: 'dantooine', damage } });
        attackWith(t, 'base', 'stormtrooper');
        return rebels(t).base;
      };
      expect(strike(5)?.damage).toBe(7);
      expect(strike(6)).toBeNull();
      const shoot = (damage: number) => {
        const t = table({
          empire: { units: ['stormtrooper'] },
          rebel: { ships: [{ card: 'mon-calamari-cruiser', damage }] },
        });
        attackWith(t, 'base', 'stormtrooper');
        return rebels(t).ships.map((ship) => ship.damage);
      };
      expect(shoot(3)).toEqual([5]);
      expect(shoot(4)).toEqual([]);
      expect(
        content.cards.filter(({ type, hitPoints }) => (type === 'unit') === (hitPoints ?? 0) > 0),
      ).toEqual([]);
      const t = table({
        turn: 'rebel',
        rebel: { units: ['y-wing'] },
        empire: { units: ['at-at'], ships: ['star-destroyer'] },
      });
      use(t, 'y-wing');
      expect(t.candidates('pick')).toEqual([pieceId(t.state, 'lothal'), pieceId(t.state, 'star-destroyer')]);
    },
  );
});

describe('targets and rewards', () => {
  const hunters = { empire: ['at-at', 'darth-vader'], rebel: ['luke-skywalker', 'millennium-falcon'] };

  rule('DB-CARD-11', 'every Empire and Rebel unit of the galaxy deck has a target value and a reward', () => {
    const units = galaxyCards.filter(({ type, faction }) => type === 'unit' && faction !== 'neutral');
    const printed = [...new Set([...GALAXY.empire, ...GALAXY.rebel])].filter((id) => !SHIPS.includes(id));
    expect(units.map(({ id }) => id).toSorted()).toEqual(printed.toSorted());
    expect(units).toHaveLength(15 + 16);
    for (const { id, faction, target } of units) {
      const turn = faction === 'empire' ? 'rebel' : 'empire';
      const own = turn === 'empire' ? ['tie-fighter', 'at-st'] : ['x-wing', 'b-wing'];
      const t = table({
        turn,
        force: 0,
        row: [id, ...own],
        galaxyDiscard: [],
        [turn]: { units: hunters[turn], hand: ['bossk'], discard: ['bossk'] },
      });
      expect(target, id).toBeGreaterThan(0);
      attackWith(t, 0, ...hunters[turn]);
      expect(idsOf(t.state.galaxy.discard.cards)).toEqual([id]);
      expect(t).toAllow('accept');
      expect(t).toAllow('decline');
    }
  });

  rule('DB-CARD-12', 'only cards of the enemy faction may be attacked in the row', () => {
    const row = ['tie-fighter', 'y-wing', 'dengar'];
    const asEmpire = table({ row, empire: { units: ['at-at'] } });
    expect(asEmpire).toRefuse('attack', 0, 'DB-CARD-12');
    expect(asEmpire).toAllow('attack', 1);
    expect(asEmpire).toRefuse('attack', 2, 'DB-HUNT-08');
    const asRebels = table({ turn: 'rebel', row, rebel: { units: ['chewbacca'] } });
    expect(asRebels).toAllow('attack', 0);
    expect(asRebels).toRefuse('attack', 1, 'DB-CARD-12');
    expect(asRebels).toRefuse('attack', 2, 'DB-HUNT-08');
  });

  rule('DB-CARD-15', 'ships, neutral cards, starters and pilots have no target value and no reward', () => {
    const without = content.cards.filter(
      ({ kind, type, faction }) => kind !== 'galaxy' || type === 'ship' || faction === 'neutral',
    );
    for (const { id, target, reward } of without) expect([target ?? 0, reward], id).toEqual([0, undefined]);
    for (const { id, type, faction } of without.filter(({ kind }) => kind === 'galaxy')) {
      const turn = faction === 'empire' ? 'rebel' : 'empire';
      const t = table({ turn, row: [id], [turn]: { units: hunters[turn] } });
      const isEnemyShip = type === 'ship' && faction !== 'neutral';
      expect(t).toRefuse('attack', 0, isEnemyShip ? 'DB-HUNT-13' : 'DB-HUNT-08');
    }
    const { galaxy, row } = table({}).state;
    const kinds = [...galaxy.pile.cards, ...row.cards].map((card) => content.cards[card]?.kind);
    expect([...new Set(kinds)]).toEqual(['galaxy']); // starters and pilots never lie in the row
  });

  rule('DB-CARD-18', 'target value and reward face the player who may attack the card', () => {
    const row = ['tie-fighter', 'y-wing', 'dengar', 'star-destroyer', 'luke-skywalker', 'at-at'];
    const asEmpire = table({ row, empire: { units: ['darth-vader'] } });
    const asRebels = table({ turn: 'rebel', row, rebel: { units: ['luke-skywalker'] } });
    expect(asEmpire.legal('attack')).toEqual(['base', 1, 4]);
    expect(asRebels.legal('attack')).toEqual(['base', 0, 5]);
    const reads = (t: typeof asEmpire, seat: number, what: number) =>
      t.ruleset.label(t.state, seat, { do: 'attack', what }).params?.['n'];
    expect([1, 4].map((slot) => reads(asEmpire, 0, slot))).toEqual([1, 8]);
    expect([0, 5].map((slot) => reads(asRebels, 1, slot))).toEqual([1, 6]);
    attackWith(asRebels, 0, 'luke-skywalker');
    expect(asRebels).toWaitFor(1);
    asRebels.do('accept');
    expect([empire(asRebels).pool, rebels(asRebels).pool]).toEqual([0, 1]);
    attackWith(asEmpire, 1, 'darth-vader');
    expect(asEmpire).toWaitFor(0);
    asEmpire.do('accept');
    expect([empire(asEmpire).pool, rebels(asEmpire).pool]).toEqual([1, 0]);
  });
});
