import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, attackWith, empire, rebels, use } from '../../test/acts.ts';
import { idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const ROW = ['x-wing', 'y-wing', 'tie-fighter', 'scout-trooper', 'lobot', 'b-wing'];

describe('assigning cards to attacks', () => {
  rule('DB-ASSIGN-01', 'units and ships may attack the base, together', () => {
    const t = table({
      empire: { units: ['stormtrooper'], ships: ['star-destroyer'] },
      rebel: { base: 'sullust' },
    });
    t.do('attack', 'base');
    expect(t.legal('join')).toEqual([pieceId(t.state, 'stormtrooper'), pieceId(t.state, 'star-destroyer')]);
    t.do('join', pieceId(t.state, 'stormtrooper'));
    t.do('join', pieceId(t.state, 'star-destroyer'));
    t.do('strike');
    expect(rebels(t).base?.damage).toBe(6);

    const rebel = table({
      turn: 'rebel',
      rebel: { units: ['rebel-trooper'], ships: ['mon-calamari-cruiser'] },
      empire: { base: 'endor' },
    });
    attackWith(rebel, 'base', 'rebel-trooper', 'mon-calamari-cruiser');
    expect(empire(rebel).base?.damage).toBe(5);
  });

  rule('DB-ASSIGN-05', 'each card is assigned to one attack per turn', () => {
    const t = table({
      row: ROW,
      empire: { units: ['stormtrooper', 'at-st'], ships: ['star-destroyer'] },
      rebel: { base: 'sullust' },
    });
    const [trooper, walker] = [pieceId(t.state, 'stormtrooper'), pieceId(t.state, 'at-st')];
    const destroyer = pieceId(t.state, 'star-destroyer');
    assign(t, 'base', 'stormtrooper');
    expect(t).toRefuse('join', trooper, 'DB-ASSIGN-05'); // not twice to the same
    t.do('strike');
    for (const target of ['base', 0] as const) {
      expect(t).toAllow('attack', target); // others still may
    }
    t.do('attack', 'base');
    expect(t).toRefuse('join', trooper, 'DB-ASSIGN-08'); // nor to a second attack
    expect(t.legal('join')).toEqual([walker, destroyer]);
    t.do('join', walker);
    t.do('join', destroyer);
    t.do('strike');
    expect(rebels(t).base?.damage).toBe(2 + 4 + 4);
    expect(t).toRefuse('attack', 0, 'DB-ASSIGN-08'); // nobody is left
    t.do('endTurn');
    t.do('endTurn');
    attackWith(t, 'base', 'star-destroyer'); // the next own turn
    expect(rebels(t).base?.damage).toBe(14);
  });

  rule('DB-ASSIGN-06', 'assigning resolves nothing; those gathered strike together', () => {
    const t = table({
      row: ROW,
      galaxyDiscard: [],
      empire: { units: ['stormtrooper', 'stormtrooper', 'death-trooper'] },
      force: 0,
    });
    assign(t, 5, 'stormtrooper', 'stormtrooper');
    expect(idsOf(t.state.row.cards)).toEqual(ROW);
    expect(empire(t).units.map(({ attacked }) => attacked)).toEqual([false, false, false]);
    expect(t.view(1).attack?.total).toBe(4); // B-Wing: 5 needed
    t.do('join', pieceId(t.state, 'death-trooper'));
    expect(idsOf(t.state.row.cards)).toEqual(ROW);
    t.do('strike');
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['b-wing']);
    expect(empire(t).units.map(({ attacked }) => attacked)).toEqual([true, true, true]);
  });

  rule('DB-ASSIGN-07', 'having used the ability and having attacked are two things', () => {
    const told = {
      empire: { units: ['tie-fighter'], ships: ['gozanti-cruiser'], deck: ['at-st'], hand: [] },
    } as const;
    const marks = ({ state }: ReturnType<typeof table>) =>
      state.sides[0].units.map(({ used, attacked }) => [used, attacked]);
    const useFirst = table(told);
    use(useFirst, 'tie-fighter');
    expect(marks(useFirst)).toEqual([[true, false]]);
    attackWith(useFirst, 'base', 'tie-fighter');
    expect(marks(useFirst)).toEqual([[true, true]]);

    const attackFirst = table(told);
    attackWith(attackFirst, 'base', 'tie-fighter');
    expect(marks(attackFirst)).toEqual([[false, true]]);
    use(attackFirst, 'tie-fighter');
    expect(marks(attackFirst)).toEqual([[true, true]]);
  });

  rule('DB-ASSIGN-08', 'who took part in a resolved attack is not assigned again this turn', () => {
    const t = table({
      row: ROW,
      empire: { units: ['stormtrooper', 'at-st'], ships: ['star-destroyer'] },
      rebel: { base: 'sullust' },
    });
    attackWith(t, 'base', 'stormtrooper', 'star-destroyer');
    t.do('attack', 'base');
    expect(t).toRefuse('join', pieceId(t.state, 'stormtrooper'), 'DB-ASSIGN-08');
    expect(t).toRefuse('join', pieceId(t.state, 'star-destroyer'), 'DB-ASSIGN-08');
    t.do('join', pieceId(t.state, 'at-st'));
    t.do('strike');
    t.do('endTurn');
    t.do('endTurn');
    t.do('attack', 'base'); // the next own turn
    expect(t).toAllow('join', pieceId(t.state, 'star-destroyer'));
  });

  rule(
    'DB-ASSIGN-09',
    'several attacks in one turn, on the base and on row cards, with different cards',
    () => {
      const t = table({
        row: ROW,
        galaxy: ['bossk', 'dengar', 'ig-88', 'lobot'],
        galaxyDiscard: [],
        force: 0,
        empire: { units: ['stormtrooper', 'death-trooper', 'at-st'], ships: ['star-destroyer'] },
        rebel: { base: 'sullust' },
      });
      attackWith(t, 1, 'stormtrooper');
      t.do('decline');
      attackWith(t, 'base', 'at-st');
      attackWith(t, 0, 'death-trooper');
      t.do('decline');
      attackWith(t, 'base', 'star-destroyer');
      expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['y-wing', 'x-wing']);
      expect(rebels(t).base?.damage).toBe(8);
    },
  );

  rule(
    'DB-ASSIGN-10',
    'the Rebels attack the base with a cruiser and a commando and sabotage the Scout Trooper with Cassian',
    () => {
      const t = table({
        turn: 'rebel',
        row: ROW,
        galaxyDiscard: [],
        rebel: { units: ['rebel-commando', 'cassian-andor'], ships: ['mon-calamari-cruiser'] },
        empire: { base: 'lothal', damage: 0, hand: [] },
      });
      t.do('attack', 3);
      expect(t).toRefuse('join', pieceId(t.state, 'mon-calamari-cruiser'), 'DB-ASSIGN-04');
      t.do('join', pieceId(t.state, 'cassian-andor'));
      const total = () => t.ruleset.label(t.state, 1, { do: 'strike', what: null }).params?.['n'];
      expect(total()).toBe(5); // Cassian alone, against a target value of 2
      expect(idsOf(t.state.galaxy.discard.cards)).toEqual([]);
      t.do('strike');
      expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['scout-trooper']);
      expect(empire(t).base?.damage).toBe(0); // what is too much for the row does not reach the base
      t.do('decline');
      t.do('attack', 'base');
      t.do('join', pieceId(t.state, 'mon-calamari-cruiser'));
      t.do('join', pieceId(t.state, 'rebel-commando'));
      expect(t).toRefuse('join', pieceId(t.state, 'cassian-andor'), 'DB-ASSIGN-08');
      expect(total()).toBe(6);
      t.do('strike');
      expect(empire(t).base?.damage).toBe(6);
    },
  );

  rule('DB-ASSIGN-12', 'an attack that was not resolved lapses when the turn ends', () => {
    const t = table({
      row: ROW,
      empire: { units: ['stormtrooper'], ships: ['star-destroyer'] },
      rebel: { base: 'dantooine' },
    });
    assign(t, 'base', 'stormtrooper', 'star-destroyer');
    t.do('endTurn');
    expect(t.state.attack).toBeNull();
    expect(rebels(t).base?.damage).toBe(0);
    t.do('endTurn');
    expect(empire(t).ships[0]?.attacked).toBe(false);
    attackWith(t, 'base', 'star-destroyer');
    expect(rebels(t).base?.damage).toBe(4);
  });
});
