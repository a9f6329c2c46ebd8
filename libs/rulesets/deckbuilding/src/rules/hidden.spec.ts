import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { cardNumber, idsOf, type SideSituation } from '../../test/situation.ts';
import { table } from '../../test/table.ts';

describe('what is open and what is hidden', () => {
  rule('DB-GEN-09', 'hands, deck orders and enemy bases are hidden, everything else is public', () => {
    const t = table({
      empire: {
        ships: [{ card: 'star-destroyer', damage: 3 }],
        units: ['at-at'],
        pool: 4,
        damage: 5,
        discard: ['at-st', 'tie-fighter'],
      },
      rebel: { victory: ['corellia'], discard: ['b-wing'] },
      galaxyDiscard: ['lobot', 'bossk', 'dengar'],
      force: -1,
    });
    const { sides } = t.state;
    const hands = [0, 1].map((seat) => sides[seat as 0 | 1].hand.cards.toSorted((a, b) => a - b));
    const bases = [0, 1].map((seat) => sides[seat as 0 | 1].bases.cards.toSorted((a, b) => a - b));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = t.view(viewer);
      for (const seat of [0, 1]) {
        const side = view.sides[seat];
        const own = viewer === seat;
        expect(side?.hand).toEqual({ count: 5, known: own ? hands[seat] : [], unknown: own ? 0 : 5 });
        expect(side?.bases).toEqual({ count: 4, known: own ? bases[seat] : [], unknown: own ? 0 : 4 });
        expect(side?.deck).toEqual({ count: 5, known: [] });
      }
      expect(view.galaxy).toEqual({ count: 84, known: [] });
      expect([...view.sides.map(({ discard }) => idsOf(discard)), idsOf(view.galaxyDiscard)]).toEqual([
        ['at-st', 'tie-fighter'],
        ['b-wing'],
        ['lobot', 'bossk', 'dengar'],
      ]);
      expect(view).toMatchObject({ force: -1, pilots: 10, row: t.state.row.cards, exiled: [] });
      expect(view.sides[0]).toMatchObject({ pool: 4, victory: [] });
      expect(view.sides[0]?.base).toMatchObject({ card: cardNumber('lothal'), damage: 5 });
      expect(view.sides[0]?.ships).toMatchObject([{ card: cardNumber('star-destroyer'), damage: 3 }]);
      expect(view.sides[0]?.units).toMatchObject([{ card: cardNumber('at-at') }]);
      expect(view.sides[1]).toMatchObject({ pool: 0, victory: [cardNumber('corellia')] });
    }
  });

  rule('DB-GEN-09', 'who may not see a hidden card sees the same whatever it is', () => {
    const EMPIRE = [
      { hand: ['darth-vader', 'at-at'], deck: ['boba-fett', 'at-st'], bases: ['endor', 'corellia'] },
      { hand: ['tie-bomber', 'lobot'], deck: ['at-st', 'dengar'], bases: ['death-star', 'coruscant'] },
    ];
    const REBEL = [
      { hand: ['luke-skywalker', 'y-wing'], deck: ['han-solo', 'x-wing'], bases: ['hoth', 'sullust'] },
      { hand: ['chewbacca', 'bossk'], deck: ['x-wing', 'u-wing'], bases: ['yavin-4', 'mon-cala'] },
    ];
    const GALAXY = [
      ['at-st', 'x-wing', 'ig-88'],
      ['x-wing', 'landing-craft', 'at-st'],
    ];
    const seen = (viewer: 0 | 1 | 'spectator', empire: number, rebel: number, galaxy: number) =>
      table({
        empire: EMPIRE[empire] as SideSituation,
        rebel: REBEL[rebel] as SideSituation,
        galaxy: GALAXY[galaxy] ?? [],
      }).view(viewer);
    expect(seen('spectator', 1, 1, 1)).toEqual(seen('spectator', 0, 0, 0));
    expect(seen(0, 0, 1, 1)).toEqual(seen(0, 0, 0, 0));
    expect(seen(1, 1, 0, 1)).toEqual(seen(1, 0, 0, 0));
    // The owner does see the difference; the order of the own deck is hidden from the owner as well.
    expect(seen(0, 1, 0, 0)).not.toEqual(seen(0, 0, 0, 0));
    expect(seen(1, 0, 1, 0)).not.toEqual(seen(1, 0, 0, 0));
    const ordered = (deck: readonly string[]) => table({ empire: { hand: [], deck } }).view(0);
    expect(ordered(['at-at', 'at-st'])).toEqual(ordered(['at-st', 'at-at']));
  });
});
