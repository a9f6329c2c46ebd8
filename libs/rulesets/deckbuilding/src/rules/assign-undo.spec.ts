import { clone, mayGoBack } from '@cantina/engine';
import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, attackWith } from '../../test/acts.ts';
import { idsOf, pieceId } from '../../test/situation.ts';
import { rebels, table, type GameTest } from '../../test/table.ts';

const ROW = ['x-wing', 'y-wing', 'tie-fighter', 'scout-trooper', 'lobot', 'b-wing'];

/** Lays the table as it was, as a host does that lets somebody take back what they did. */
function goBack(t: GameTest, then: GameTest['state']): void {
  expect(mayGoBack(then, t.state)).toBe(true);
  Object.assign(t.state, clone(then));
}

describe('taking back an assignment', () => {
  rule('DB-ASSIGN-11', 'until it is resolved it can be taken back, and the card goes elsewhere', () => {
    const t = table({
      row: ROW,
      galaxy: ['at-at'],
      galaxyDiscard: [],
      empire: { units: ['stormtrooper', 'at-st'] },
      rebel: { base: 'dantooine', damage: 0 },
    });
    const [trooper, walker] = [pieceId(t.state, 'stormtrooper'), pieceId(t.state, 'at-st')];
    const idle = clone(t.state);
    assign(t, 1, 'stormtrooper');
    const one = clone(t.state);
    t.do('join', walker);
    goBack(t, one); // only the last of them
    expect(t.state.attack).toEqual({ target: 1, with: [trooper] });
    expect(t).toAllow('join', walker);
    goBack(t, idle); // all of it, the target as well
    expect(t.state).toEqual(idle);

    assign(t, 'base', 'stormtrooper');
    expect(t.state.attack).toEqual({ target: 'base', with: [trooper] });
    goBack(t, idle); // as often as one likes
    attackWith(t, 'base', 'stormtrooper');
    expect(rebels(t).base?.damage).toBe(2);
    expect(idsOf(t.state.row.cards)).toEqual(ROW);
    attackWith(t, 1, 'at-st');
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['y-wing']);
  });

  rule(
    'DB-ASSIGN-11',
    'once the attack is resolved its cards are spent: only taking back the strike itself, where nothing was learnt, frees them',
    () => {
      const told = { row: ROW, force: 0, empire: { units: ['stormtrooper', 'at-st'] } };
      const base = table({ ...told, rebel: { base: 'dantooine', ships: [] } });
      const ship = table({ ...told, rebel: { base: 'dantooine', ships: ['blockade-runner'] } });
      const row = table({ ...told, galaxy: ['at-at'] });
      const missed = table(told);
      for (const [t, target] of [
        [base, 'base'],
        [ship, 'base'],
        [row, 1],
        [missed, 5],
      ] as const) {
        assign(t, target, 'stormtrooper');
        const open = clone(t.state);
        t.do('strike');
        const learnt = t === row; // a new card has come into the row
        expect(mayGoBack(open, t.state)).toBe(!learnt);
        if (learnt) t.do('decline');
        for (const next of ['base', 0] as const) {
          const again = clone(t.state);
          t.do('attack', next);
          expect(t).toRefuse('join', pieceId(t.state, 'stormtrooper'), 'DB-ASSIGN-08');
          expect(t.legal('join')).toEqual([pieceId(t.state, 'at-st')]);
          goBack(t, again);
        }
        if (learnt) continue;
        goBack(t, open);
        expect(t.state.attack).toEqual({ target, with: [pieceId(t.state, 'stormtrooper')] });
      }
    },
  );

  rule('DB-ASSIGN-11', 'when the turn has ended it is too late: five cards have been drawn', () => {
    const t = table({ empire: { units: ['stormtrooper'] } });
    assign(t, 'base', 'stormtrooper');
    const open = clone(t.state);
    t.do('endTurn');
    expect(mayGoBack(open, t.state)).toBe(false);
    expect(t.candidates('join', 0)).toEqual([]);
  });
});
