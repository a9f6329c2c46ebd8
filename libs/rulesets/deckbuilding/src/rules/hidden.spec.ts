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

  rule('DB-GEN-09', 'which cards were drawn is read and seen by nobody else', () => {
    const one = ['darth-vader', 'at-at', 'boba-fett', 'at-st', 'lobot', 'dengar'];
    const another = ['inquisitor', 'bossk', 'tie-bomber', 'dengar', 'at-st', 'at-at'];
    const drawn = (deck: readonly string[], viewer: 0 | 1 | 'spectator') => {
      const t = table({ empire: { hand: [], deck, discard: [] } });
      t.do('endTurn');
      expect(idsOf(t.state.sides[0].hand.cards)).toEqual(deck.slice(0, 5));
      return { view: t.view(viewer), log: t.log(viewer) };
    };
    for (const viewer of [1, 'spectator'] as const) {
      expect(drawn(one, viewer)).toEqual(drawn(another, viewer));
      expect(drawn(one, viewer).view.sides[0]?.hand).toEqual({ count: 5, known: [], unknown: 5 });
    }
    expect(drawn(one, 0).view).not.toEqual(drawn(another, 0).view);
    expect(drawn(one, 0).log).not.toEqual(drawn(another, 0).log);
  });

  rule('DB-GEN-09', 'a discard pile that all have seen is hidden again once it is shuffled', () => {
    const PILE = ['darth-vader', 'at-at', 'boba-fett', 'at-st', 'lobot', 'dengar', 'bossk'];
    const shuffled = (order: readonly string[]) => {
      const t = table({ empire: { hand: [], deck: [], discard: PILE }, shuffles: [order] });
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(idsOf(t.view(viewer).sides[0]?.discard ?? [])).toEqual(PILE);
      }
      t.do('endTurn');
      const hand = order.slice(2).map(cardNumber); // the last is on top
      for (const viewer of [0, 1, 'spectator'] as const) {
        const side = t.view(viewer).sides[0];
        expect(side).toMatchObject({ deck: { count: 2, known: [] }, discard: [] });
        const known = viewer === 0 ? hand.toSorted((a, b) => a - b) : [];
        expect(side?.hand).toEqual({ count: 5, known, unknown: 5 - known.length });
      }
      return ([1, 'spectator'] as const).map((viewer) => [t.view(viewer), t.log(viewer)]);
    };
    expect(shuffled(PILE)).toEqual(shuffled(PILE.toReversed()));
  });

  rule('DB-GEN-09', 'the galaxy discard pile, too, is hidden again as the new galaxy deck', () => {
    const PILE = ['at-at', 'x-wing', 'lobot', 'bossk'];
    const shuffled = (order: readonly string[]) => {
      const t = table({
        row: ['tie-fighter'],
        galaxy: [],
        galaxyDiscard: PILE,
        empire: { pool: 1 },
        shuffles: [order],
      });
      t.do('buy', 0);
      return ([0, 1, 'spectator'] as const).map((viewer) => {
        const view = t.view(viewer);
        expect(idsOf(view.row)[0]).toBe('bossk');
        expect(view).toMatchObject({ galaxy: { count: 3, known: [] }, galaxyDiscard: [] });
        return [view, t.log(viewer)];
      });
    };
    expect(shuffled(PILE)).toEqual(shuffled(['lobot', 'x-wing', 'at-at', 'bossk']));
  });
});
