import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { cardNumber, idsOf, pieceId } from '../../test/situation.ts';
import { assign, attackWith, empire, rebels, table, use } from '../../test/table.ts';

describe('attacking a player without a base', () => {
  rule(
    'DB-ATTACK-11',
    'with the base destroyed the attack still reaches the ships; what was meant for the base is lost',
    () => {
      const t = table({
        turn: 'rebel',
        rebel: { units: ['y-wing', 'b-wing', 'x-wing'] },
        empire: {
          base: 'lothal',
          damage: 6,
          ships: ['gozanti-cruiser', 'star-destroyer'],
          bases: ['endor'],
          discard: [],
        },
      });
      use(t, 'y-wing');
      t.do('pick', pieceId(t.state, 'lothal'));
      expect(empire(t).base).toBeNull();
      attackWith(t, 'base', 'b-wing');
      t.do('deal', 3);
      expect(idsOf(empire(t).deck.discard.cards)).toEqual(['gozanti-cruiser']);
      expect(empire(t).ships.map(({ damage }) => damage)).toEqual([2]);

      const over = table({
        empire: { units: ['at-at'] },
        rebel: { base: null, ships: ['rebel-transport'], bases: ['hoth', 'sullust'] },
      });
      attackWith(over, 'base', 'at-at');
      expect(rebels(over).ships).toEqual([]);
      expect([rebels(over).base, empire(over).victory]).toEqual([null, []]);
      over.do('endTurn');
      over.do('reveal', cardNumber('sullust'));
      expect(rebels(over).base?.damage).toBe(0);
    },
  );

  rule(
    'DB-ATTACK-11',
    'an attack that was assigned when an ability destroys the base still strikes the ships',
    () => {
      const t = table({
        turn: 'rebel',
        rebel: { units: ['y-wing', 'b-wing'] },
        empire: { base: 'lothal', damage: 6, ships: ['gozanti-cruiser'], bases: ['endor'], discard: [] },
      });
      assign(t, 'base', 'b-wing');
      use(t, 'y-wing');
      t.do('pick', pieceId(t.state, 'lothal'));
      expect(empire(t).base).toBeNull();
      expect(t.state.attack).toEqual({ target: 'base', with: [pieceId(t.state, 'b-wing')] });
      t.do('strike'); // 5: the cruiser takes 3, and there is no base for the rest
      expect(empire(t).ships).toEqual([]);
      expect(idsOf(empire(t).deck.discard.cards)).toEqual(['gozanti-cruiser']);
      expect(idsOf(rebels(t).victory)).toEqual(['lothal']);
      t.do('endTurn');
      t.do('reveal', cardNumber('endor'));
      expect(empire(t).base?.damage).toBe(0);
    },
  );

  rule('DB-ATTACK-18', 'without a base and without ships there is nothing to attack', () => {
    const told = { empire: { units: ['at-st', 'stormtrooper'] } } as const;
    expect(table({ ...told, rebel: { base: null } })).toRefuse('attack', 'base', 'DB-ATTACK-18');
    expect(table({ ...told, rebel: { base: null, ships: ['rebel-transport'] } })).toAllow('attack', 'base');
    expect(table({ ...told, rebel: { base: 'hoth' } })).toAllow('attack', 'base');

    const t = table({
      turn: 'rebel',
      rebel: { units: ['y-wing', 'x-wing'] },
      empire: { base: 'lothal', damage: 6 },
    });
    assign(t, 'base', 'x-wing');
    use(t, 'y-wing'); // destroys the base under attack
    expect(t.state.attack).toBeNull();
    expect(rebels(t).units[0]?.attacked).toBe(false);
    expect(t).toRefuse('attack', 'base', 'DB-ATTACK-18');
  });
});
