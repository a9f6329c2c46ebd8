import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, attackWith, empire, rebels, use } from '../../test/acts.ts';
import { idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const ROW = ['x-wing', 'y-wing', 'tie-fighter', 'scout-trooper', 'lobot', 'b-wing'];

describe('who may be assigned, and to what', () => {
  rule('DB-ASSIGN-13', 'no card without attack; bonuses count', () => {
    const shuttle = table({ row: ROW, empire: { units: ['imperial-shuttle'], ships: ['gozanti-cruiser'] } });
    expect(shuttle).toRefuse('attack', 'base', 'DB-ASSIGN-13');
    expect(shuttle).toRefuse('attack', 1, 'DB-ASSIGN-13');

    const piett = table({
      empire: { units: ['admiral-piett'], ships: ['gozanti-cruiser'] },
      rebel: { base: 'sullust' },
    });
    piett.do('attack', 'base');
    expect(piett).toRefuse('join', pieceId(piett.state, 'admiral-piett'), 'DB-ASSIGN-13');
    piett.do('join', pieceId(piett.state, 'gozanti-cruiser')); // 0 + 1
    piett.do('strike');
    expect(rebels(piett).base?.damage).toBe(1);

    const chirrut = (force: number) =>
      table({ turn: 'rebel', row: ROW, force, rebel: { units: ['chirrut-imwe'] } });
    expect(chirrut(0)).toRefuse('attack', 3, 'DB-ASSIGN-13');
    expect(chirrut(1)).toAllow('attack', 3);
  });

  rule('DB-ASSIGN-14', 'a unit that leaves play leaves the attack and adds nothing', () => {
    const t = table({
      turn: 'rebel',
      rebel: { units: ['y-wing', 'rebel-trooper'] },
      empire: { base: 'endor', ships: ['star-destroyer'] },
    });
    assign(t, 'base', 'y-wing', 'rebel-trooper');
    expect(t.view(0).attack?.total).toBe(4);
    use(t, 'y-wing');
    t.do('pick', pieceId(t.state, 'endor'));
    expect(t.state.attack?.with).toEqual([pieceId(t.state, 'rebel-trooper')]);
    t.do('strike');
    expect(empire(t).ships[0]?.damage).toBe(2);
    expect(empire(t).base?.damage).toBe(2); // the exiled Y-Wing's ability
  });

  rule(
    'DB-ASSIGN-14',
    'with the last of its units the attack itself is gone; others may attack elsewhere',
    () => {
      const t = table({
        turn: 'rebel',
        row: ROW,
        galaxyDiscard: [],
        rebel: { units: ['y-wing', 'rebel-trooper'] },
        empire: { base: 'endor' },
      });
      assign(t, 'base', 'y-wing');
      use(t, 'y-wing');
      expect(t.state.attack).toBeNull();
      attackWith(t, 3, 'rebel-trooper');
      expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['scout-trooper']);
    },
  );

  rule(
    'DB-ASSIGN-15',
    'every assignment names its target: the group before the base, or one card of the row',
    () => {
      const t = table({ row: ROW, empire: { units: ['stormtrooper', 'at-st'] }, rebel: { base: 'sullust' } });
      const [trooper, walker] = [pieceId(t.state, 'stormtrooper'), pieceId(t.state, 'at-st')];
      expect(t.candidates('join')).toEqual([]); // no target yet
      expect(t).toRefuse('join', trooper, 'CORE-NOT-LISTED');
      t.do('attack', 1);
      t.do('join', trooper);
      expect(t.state.attack).toEqual({ target: 1, with: [trooper] });
      t.do('strike');
      t.do('decline');
      t.do('attack', 'base');
      t.do('join', walker);
      expect(t.state.attack).toEqual({ target: 'base', with: [walker] });
      t.do('strike');
      expect(rebels(t).base?.damage).toBe(4);
    },
  );
});
