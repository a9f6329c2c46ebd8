import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, attackWith, empire, rebels, use } from '../../test/acts.ts';
import { reprinted } from '../../test/altered.ts';
import { idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const ROW = ['x-wing', 'y-wing', 'tie-fighter', 'scout-trooper', 'lobot', 'b-wing'];

describe('who may be assigned, and to what', () => {
  rule('DB-ASSIGN-02', 'only units attack cards of the row', () => {
    const t = table({ row: ROW, empire: { units: ['stormtrooper'], ships: ['star-destroyer'] } });
    t.do('attack', 1);
    expect(t.legal('join')).toEqual([pieceId(t.state, 'stormtrooper')]);
    t.do('join', pieceId(t.state, 'stormtrooper'));
    t.do('strike');
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['y-wing']);

    const sabotage = table({
      turn: 'rebel',
      row: ROW,
      rebel: { units: ['rebel-trooper'], ships: ['mon-calamari-cruiser'] },
    });
    sabotage.do('attack', 2);
    expect(sabotage.legal('join')).toEqual([pieceId(sabotage.state, 'rebel-trooper')]);
    sabotage.do('join', pieceId(sabotage.state, 'rebel-trooper'));
    sabotage.do('strike');
    expect(idsOf(sabotage.state.galaxy.discard.cards)).toEqual(['tie-fighter']);
  });

  rule(
    'DB-ASSIGN-03',
    'bounty hunting and sabotage: the same attack gives the same result to either side',
    () => {
      const told = { row: ROW, galaxy: ['bossk', 'dengar'], force: 0, galaxyDiscard: [] } as const;
      const hunt = table({ ...told, empire: { units: ['stormtrooper'], pool: 0 } });
      attackWith(hunt, 1, 'stormtrooper');
      hunt.do('accept');
      const sabotage = table({ ...told, turn: 'rebel', rebel: { units: ['rebel-trooper'], pool: 0 } });
      attackWith(sabotage, 2, 'rebel-trooper');
      sabotage.do('accept');
      // A Y-Wing and a TIE Fighter are worth the same: target value 1, reward 1.
      expect([empire(hunt).pool, rebels(sabotage).pool]).toEqual([1, 1]);
      expect(idsOf(hunt.state.galaxy.discard.cards)).toEqual(['y-wing']);
      expect(idsOf(sabotage.state.galaxy.discard.cards)).toEqual(['tie-fighter']);
      expect(
        [hunt.state.row.cards[1], sabotage.state.row.cards[2]].map((card) => idsOf([card ?? -1])),
      ).toEqual([['bossk'], ['bossk']]);
      expect([empire(hunt).units[0]?.attacked, rebels(sabotage).units[0]?.attacked]).toEqual([true, true]);

      const row = ['x-wing', 'death-trooper']; // target value 3 both: 2 are too little for either
      const weak = table({ ...told, row, empire: { units: ['stormtrooper'] } });
      attackWith(weak, 0, 'stormtrooper');
      const weakToo = table({ ...told, row, turn: 'rebel', rebel: { units: ['rebel-trooper'] } });
      attackWith(weakToo, 1, 'rebel-trooper');
      for (const t of [weak, weakToo]) {
        expect(t.state.galaxy.discard.cards).toEqual([]);
        expect(t).toAllow('endTurn');
      }
    },
  );

  rule('DB-ASSIGN-04', 'ships never join an attack on the row, however strong', () => {
    const t = table({ row: ROW, empire: { units: ['stormtrooper'], ships: ['star-destroyer'] } });
    t.do('attack', 1);
    expect(t).toRefuse('join', pieceId(t.state, 'star-destroyer'), 'DB-ASSIGN-04');
    const alone = table({ row: ROW, empire: { ships: ['star-destroyer'] } });
    expect(alone).toRefuse('attack', 1, 'DB-ASSIGN-04');
    expect(alone).toAllow('attack', 'base');

    const ships = ['mon-calamari-cruiser'];
    const rebel = table({ turn: 'rebel', row: ROW, rebel: { units: ['rebel-trooper'], ships } });
    rebel.do('attack', 2);
    expect(rebel).toRefuse('join', pieceId(rebel.state, 'mon-calamari-cruiser'), 'DB-ASSIGN-04');
    const rebelAlone = table({ turn: 'rebel', row: ROW, rebel: { ships } });
    expect(rebelAlone).toRefuse('attack', 2, 'DB-ASSIGN-04');
    expect(rebelAlone).toAllow('attack', 'base');
  });

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

    // Were the gunslinger without attack of its own, its bonus would count against the row, and only there.
    const gunslinger = scenario(
      load,
      reprinted({ 'rodian-gunslinger': { attack: 0 } }),
      situation({ row: ROW, empire: { units: ['rodian-gunslinger'] } }),
    );
    expect(gunslinger).toRefuse('attack', 'base', 'DB-ASSIGN-13');
    expect(gunslinger).toAllow('attack', 1);
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
      const units = ['stormtrooper', 'at-st', 'tie-fighter'];
      const t = table({ row: ROW, empire: { units }, rebel: { base: 'sullust' }, galaxyDiscard: [] });
      const [trooper, walker, fighter] = units.map((id) => pieceId(t.state, id)) as [number, number, number];
      const hunted = idsOf(t.state.row.cards)[1];
      expect(t.candidates('join')).toEqual([]); // no target yet
      expect(t).toRefuse('join', trooper, 'CORE-NOT-LISTED');
      t.do('prepare');
      t.do('join', trooper);
      expect(t.state.attack).toBeNull(); // no target yet, and nothing else to do than to name it
      expect(t.ruleset.legal(t.state, 0).map((action) => action.do)).toEqual(new Array(4).fill('aim'));
      expect(t.legal('aim')).toEqual(['base', 0, 1, 5]);
      t.do('aim', 1);
      expect(t.state.attack).toEqual({ target: 1, with: [trooper] });
      t.do('strike');
      t.do('decline');
      expect(idsOf(t.state.galaxy.discard.cards)).toEqual([hunted]); // that one and no other
      t.do('attack', 'base');
      t.do('join', walker);
      t.do('join', fighter);
      expect(t.state.attack).toEqual({ target: 'base', with: [walker, fighter] });
      t.do('strike');
      expect(rebels(t).base?.damage).toBe(6);
    },
  );
});
