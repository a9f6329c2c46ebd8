import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { GALAXY_DECK, STARTERS } from '../../test/box.ts';
import { idsOf } from '../../test/situation.ts';
import { table } from '../../test/table.ts';
import type { State } from '../index.ts';

/** The galaxy deck with these cards on top, from the bottom upwards. */
function onTop(row: readonly string[]): readonly string[] {
  const rest = GALAXY_DECK.slice();
  for (const id of row) rest.splice(rest.indexOf(id), 1);
  return [...rest, ...row.toReversed()];
}

/** A game set up by shuffles that deal this row. */
function dealing(row: readonly string[]) {
  const { ruleset } = table({ shuffles: [onTop(row), STARTERS.empire, STARTERS.rebel] });
  return { ruleset, state: ruleset.setup({}, 2, [1, 2, 3, 4]) };
}

/** Which slots each side could purchase and attack if it had the means. */
function facing(row: readonly string[], turn: 'empire' | 'rebel') {
  const t = table({ turn, row, [turn]: { pool: 30, units: ['ig-88'] } });
  return [
    t.legal('buy').filter((what) => what !== 'pilot'),
    t.legal('attack').filter((what) => what !== 'base'),
  ];
}

const places = ({ sides }: State): readonly string[] =>
  idsOf(sides.flatMap(({ base, bases, unchosen }) => [...bases.cards, ...unchosen.cards, base?.card ?? -1]));

describe('the pictures of a finished setup', () => {
  rule(
    'DB-SETUP-17',
    'a row of Scout Trooper, Imperial Carrier, Duros Spy, U-Wing, TIE Fighter and Y-Wing',
    () => {
      const row = ['scout-trooper', 'imperial-carrier', 'duros-spy', 'u-wing', 'tie-fighter', 'y-wing'];
      const { state } = dealing(row);
      expect(idsOf(state.row.cards)).toEqual(row);
      expect([state.pilots, state.galaxy.pile.cards.length]).toEqual([10, 84]);
      expect(facing(row, 'empire')).toEqual([
        [0, 1, 4],
        [2, 3, 5],
      ]);
      expect(facing(row, 'rebel')).toEqual([
        [2, 3, 5],
        [0, 4],
      ]); // the carrier is a ship
    },
  );

  rule(
    'DB-SETUP-18',
    'a row with a sideways IG-88, Lothal and Dantooine in play, and a place for every pile',
    () => {
      const row = ['tie-fighter', 'imperial-carrier', 'princess-leia', 'ig-88', 'scout-trooper', 'y-wing'];
      const { ruleset, state } = dealing(row);
      const view = ruleset.view(state, 'spectator');
      expect(idsOf(view.row)).toEqual(row);
      expect(view.sides.map(({ base }) => idsOf([base?.card ?? -1])[0])).toEqual(['lothal', 'dantooine']);
      expect(view.galaxyDiscard).toEqual([]);
      expect(view.sides.map(({ discard, victory }) => [discard, victory])).toEqual([
        [[], []],
        [[], []],
      ]);
      expect(facing(row, 'empire')).toEqual([
        [0, 1, 3, 4],
        [2, 5],
      ]);
      expect(facing(row, 'rebel')).toEqual([
        [2, 3, 5],
        [0, 4],
      ]);
    },
  );

  rule('DB-SETUP-22', 'what lies where after setup, number by number', () => {
    const t = table({});
    const { galaxy, row, pilots, sides, force } = t.ruleset.setup({}, 2, t.state.random);
    expect([galaxy.pile.cards.length, row.cards.length, galaxy.discard.cards.length, pilots]).toEqual([
      84, 6, 0, 10,
    ]);
    expect(idsOf(row.cards).every((id) => GALAXY_DECK.includes(id))).toBe(true);
    for (const { hand, deck, pool, victory } of sides) {
      expect([hand.cards.length, deck.pile.cards.length, deck.discard.cards.length]).toEqual([5, 5, 0]);
      expect([pool, victory]).toEqual([0, []]);
    }
    expect(force).toBe(3);
  });

  rule(
    'DB-SETUP-23',
    'no Jedha in the beginner game, and Coruscant only face down, whatever the picture shows',
    () => {
      const t = table({});
      const { sides } = t.state;
      expect(places(t.state)).not.toContain('jedha');
      expect(sides.map(({ base }) => idsOf([base?.card ?? -1])[0])).toEqual(['lothal', 'dantooine']);
      expect(idsOf(sides[0].bases.cards)).toContain('coruscant');
      const whole = t.ruleset.setup({ bases: 'whole-galaxy' }, 2, t.state.random);
      expect(places(whole)).toContain('jedha');
    },
  );
});
