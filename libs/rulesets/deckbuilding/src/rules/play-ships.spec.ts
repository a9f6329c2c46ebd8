import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId } from '../../test/situation.ts';
import { empire, rebels, table } from '../../test/table.ts';

const cardsOf = (pieces: readonly { readonly card: number }[]) => idsOf(pieces.map(({ card }) => card));

/** Plays several copies from the hand. */
function playAll(t: ReturnType<typeof table>, card: string, n: number): readonly string[] {
  for (let i = 0; i < n; i++) t.do('play', cardNumber(card));
  expect(pieceId(t.state, card, n - 1)).toBeGreaterThan(0);
  return new Array<string>(n).fill(card);
}

describe('ships in play', () => {
  rule('DB-PLAY-06', 'ships stay over turns until their damage reaches their hit points', () => {
    const t = table({
      empire: { hand: ['gozanti-cruiser'], discard: [], deck: new Array<string>(9).fill('stormtrooper') },
      rebel: { hand: ['rebel-trooper', 'temple-guardian'] },
    });
    t.do('play', cardNumber('gozanti-cruiser'));
    t.do('endTurn');
    expect(cardsOf(empire(t).ships)).toEqual(['gozanti-cruiser']);
    t.do('play', cardNumber('rebel-trooper'));
    attackWith(t, 'base', 'rebel-trooper');
    expect(empire(t).ships).toMatchObject([{ damage: 2 }]); // of 3
    t.do('play', cardNumber('temple-guardian'));
    t.do('accept');
    t.do('choose', 0);
    attackWith(t, 'base', 'temple-guardian');
    expect(empire(t).ships).toEqual([]);
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(['gozanti-cruiser']);
  });

  rule(
    'DB-PLAY-11',
    'a ship gives its resources when played and once at the start of each later own turn',
    () => {
      const shuttles = new Array<string>(12).fill('stormtrooper');
      const t = table({ force: 0, empire: { hand: ['imperial-carrier'], pool: 0, deck: shuttles } });
      t.do('play', cardNumber('imperial-carrier'));
      expect(empire(t).pool).toBe(3);
      expect(t.candidates('use')).toEqual([]); // no second time this turn
      for (let later = 0; later < 2; later++) {
        t.do('endTurn');
        expect(empire(t).pool).toBe(0); // none in the other turn
        t.do('endTurn');
        expect(empire(t).pool).toBe(3);
      }
      attackWith(t, 'base', ...playAll(t, 'stormtrooper', 2));
      expect(empire(t).pool).toBe(3);
    },
  );

  rule(
    'DB-PLAY-13',
    'mid-game: two ships on one side, one on the other, two bases in each victory pile',
    () => {
      const t = table({
        options: { bases: 'whole-galaxy' },
        turn: 'rebel',
        force: 0,
        empire: { base: 'endor', ships: ['star-destroyer'], victory: ['dantooine', 'jedha'] },
        rebel: {
          base: 'hoth',
          ships: ['c-roc-cruiser'],
          hand: ['hammerhead-corvette'],
          victory: ['lothal', 'coruscant'],
        },
      });
      t.do('play', cardNumber('hammerhead-corvette'));
      const { sides } = t.view('spectator');
      expect(sides.map(({ ships }) => cardsOf(ships))).toEqual([
        ['star-destroyer'],
        ['c-roc-cruiser', 'hammerhead-corvette'],
      ]);
      expect(sides.map(({ victory, base }) => idsOf([...victory, base?.card ?? -1]))).toEqual([
        ['dantooine', 'jedha', 'endor'],
        ['lothal', 'coruscant', 'hoth'],
      ]);
      expect(t.ruleset.outcome(t.state)).toBeUndefined();
      t.do('endTurn');
      expect(rebels(t).ships).toHaveLength(2);
      t.do('endTurn');
      expect(rebels(t).pool).toBe(1 + 2); // both ships give their resources
    },
  );
});
