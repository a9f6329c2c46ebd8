import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, lying, play, side } from '../../test/acts.ts';
import { cardNumber, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const shuttles = (n: number): readonly string[] => new Array<string>(n).fill('alliance-shuttle');

describe('Hoth', () => {
  const hoth = { base: 'hoth', damage: 0, ships: [], hand: [], deck: shuttles(12) };
  const damage = (t: ReturnType<typeof table>): number | undefined => side(t.state, 1).base?.damage;

  rule('DB-CASE-06', 'prevents the first 2 damage dealt to it in each turn', () => {
    const t = table({ empire: { units: ['stormtrooper', 'tie-fighter', 'at-st'] }, rebel: hoth });
    attackWith(t, 'base', 'stormtrooper');
    expect(damage(t)).toBe(0);
    attackWith(t, 'base', 'tie-fighter');
    expect(damage(t)).toBe(2);
    attackWith(t, 'base', 'at-st');
    expect(damage(t)).toBe(6);

    // What the first attack leaves of it is there for the next.
    const bit = table({ empire: { ships: ['blockade-runner'], units: ['stormtrooper'] }, rebel: hoth });
    attackWith(bit, 'base', 'blockade-runner');
    expect(damage(bit)).toBe(0);
    attackWith(bit, 'base', 'stormtrooper');
    expect(damage(bit)).toBe(1);

    // Turn after turn, with a ship that stays: of 4 damage 2 are placed each time.
    const later = table({ empire: { ships: ['star-destroyer'] }, rebel: hoth });
    for (const placed of [2, 4, 6]) {
      attackWith(later, 'base', 'star-destroyer');
      expect(damage(later)).toBe(placed);
      later.do('endTurn');
      later.do('endTurn');
    }
    const elsewhere = table({
      empire: { ships: ['star-destroyer'] },
      rebel: { ...hoth, base: 'sullust', bases: ['hoth'] },
    });
    attackWith(elsewhere, 'base', 'star-destroyer');
    expect(damage(elsewhere)).toBe(4);
  });

  rule('DB-CASE-19', 'an attack of 5 places 3 damage, a second of 5 in the same turn 5 more', () => {
    expect(content.cards[cardNumber('hoth')]?.hitPoints).toBe(14);
    const t = table({ empire: { units: ['boba-fett', 'ig-88'] }, rebel: hoth });
    attackWith(t, 'base', 'boba-fett');
    expect(damage(t)).toBe(3);
    attackWith(t, 'base', 'ig-88');
    expect(damage(t)).toBe(8);
  });

  /** Rodia, revealed at the start of the Empire's turn, deals 1 damage for each Rebel card in the row. */
  function rodia(rebelCards: number, ships: readonly string[] = []) {
    const row = [
      ...new Array<string>(rebelCards).fill('y-wing'),
      ...new Array<string>(6 - rebelCards).fill('bossk'),
    ];
    const t = table({
      turn: 'rebel',
      row,
      galaxy: new Array<string>(6).fill('lobot'),
      rebel: { ...hoth, ships },
      empire: { base: null, bases: ['rodia'], hand: ['boba-fett'] },
    });
    t.do('endTurn');
    t.do('reveal', cardNumber('rodia'));
    t.do('accept');
    return t;
  }

  rule(
    'DB-CASE-20',
    'an ability for 1 is prevented; then of an attack for 5 in the same turn 1 more, 4 placed',
    () => {
      const t = rodia(1);
      expect(damage(t)).toBe(0);
      play(t, 'boba-fett');
      attackWith(t, 'base', 'boba-fett');
      expect(damage(t)).toBe(4);
    },
  );

  rule(
    'DB-CASE-14',
    'prevention counts anew every turn, for ability damage too; what is prevented is lost',
    () => {
      const t = rodia(3);
      expect(damage(t)).toBe(1);
      play(t, 'boba-fett');
      attackWith(t, 'base', 'boba-fett');
      expect(damage(t)).toBe(6);
      t.do('endTurn');
      expect(side(t.state, 1).shielded).toBe(0); // the turn of either player
      side(t.state, 1).shielded = 2; // used up in the Rebels' own turn, in which no card hits Hoth
      t.do('endTurn');
      expect(side(t.state, 1).shielded).toBe(0);
      side(t.state, 0).hand = { cards: [cardNumber('stormtrooper')], seen: [1] };
      play(t, 'stormtrooper');
      attackWith(t, 'base', 'stormtrooper');
      expect(damage(t)).toBe(6);

      const escorted = rodia(3, ['rebel-transport']);
      expect(damage(escorted)).toBe(1);
      expect(side(escorted.state, 1).ships).toMatchObject([{ damage: 0 }]); // not turned on a ship

      const shielded = table({
        empire: { units: ['at-st'] },
        rebel: { ...hoth, ships: ['hammerhead-corvette'] },
      });
      attackWith(shielded, 'base', 'at-st');
      expect(lying(shielded.state, 1).ships).toEqual([]); // only damage to the base is prevented
      expect(damage(shielded)).toBe(0);
      expect(side(shielded.state, 1).shielded).toBe(0);
    },
  );
});
