import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { reprinted } from '../../test/altered.ts';
import { attackWith, use } from '../../test/acts.ts';
import { STARTERS } from '../../test/box.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { empire, rebels, table } from '../../test/table.ts';
import { content, load } from '../index.ts';

/** The same situation, with some cards printed otherwise. */
const tableWith = (changes: Readonly<Record<string, object>>, told: GameSituation) =>
  scenario(load, reprinted(changes), situation(told));

describe('marks on a card', () => {
  rule('DB-CARD-08', 'a trait does nothing by itself; other cards speak of it', () => {
    const damage = (traits: string[], base: string) => {
      const t = tableWith(
        { stormtrooper: { traits } },
        { empire: { units: ['stormtrooper'], base }, rebel: { base: 'yavin-4' } },
      );
      attackWith(t, 'base', 'stormtrooper');
      return rebels(t).base?.damage;
    };
    expect(damage(['trooper'], 'lothal')).toBe(2);
    expect(damage([], 'lothal')).toBe(2);
    expect(damage(['jedi', 'sith', 'droid'], 'lothal')).toBe(2);
    expect(damage(['trooper'], 'endor')).toBe(3); // Endor speaks of troopers and vehicles
    expect(damage(['vehicle'], 'endor')).toBe(3);
    expect(damage([], 'endor')).toBe(2);
  });

  rule('DB-CARD-09', 'the unique mark is there for other cards to refer to', () => {
    const chewbaccaWith = (unique: boolean) =>
      tableWith(
        { 'baze-malbus': { unique } },
        { turn: 'rebel', rebel: { units: ['chewbacca', 'baze-malbus'], hand: [], deck: ['x-wing'] } },
      );
    const t = chewbaccaWith(true);
    use(t, 'chewbacca');
    expect(idsOf(rebels(t).hand.cards)).toEqual(['x-wing']);
    const plain = chewbaccaWith(false);
    expect(plain).toRefuse('use', pieceId(plain.state, 'chewbacca'), 'DB-ABIL-13');
    const found = content.cards.filter(({ unique, type }) => unique && type !== 'base').map(({ id }) => id);
    expect(found.toSorted()).toEqual([
      ...['admiral-piett', 'baze-malbus', 'boba-fett', 'bossk', 'cassian-andor', 'chewbacca', 'chirrut-imwe'],
      ...['darth-vader', 'dengar', 'director-krennic', 'general-veers', 'grand-moff-tarkin', 'han-solo'],
      ...['ig-88', 'jabba-the-hutt', 'jabbas-sail-barge', 'jyn-erso', 'lando-calrissian', 'lobot'],
      ...['luke-skywalker', 'millennium-falcon', 'moff-jerjerrod', 'princess-leia'],
    ]);
  });

  rule('DB-CARD-10', 'the faction symbol decides whose card it is', () => {
    const may = (faction: string, turn: 'empire' | 'rebel') => {
      const t = tableWith(
        { 'tie-fighter': { faction } },
        { turn, row: ['tie-fighter'], [turn]: { pool: 1, units: ['dengar'] } },
      );
      return [t.refusal('buy', 0), t.refusal('attack', 0)];
    };
    expect(may('empire', 'empire')).toEqual([undefined, 'DB-CARD-12']);
    expect(may('empire', 'rebel')).toEqual(['DB-BUY-02', undefined]);
    expect(may('rebel', 'empire')).toEqual(['DB-BUY-03', undefined]);
    expect(may('rebel', 'rebel')).toEqual([undefined, 'DB-CARD-12']);
    expect(may('neutral', 'empire')).toEqual([undefined, 'DB-HUNT-08']);
    expect(may('neutral', 'rebel')).toEqual([undefined, 'DB-HUNT-08']);
  });

  rule('DB-CARD-14', 'unique is no limit: two copies may be in play at once, and refer to each other', () => {
    const t = table({
      turn: 'rebel',
      rebel: { hand: ['chewbacca', 'chewbacca'], deck: ['x-wing', 'y-wing'] },
    });
    t.do('play', cardNumber('chewbacca'));
    expect(t).toRefuse('use', pieceId(t.state, 'chewbacca'), 'DB-ABIL-13');
    t.do('play', cardNumber('chewbacca'));
    expect(idsOf(rebels(t).units.map(({ card }) => card))).toEqual(['chewbacca', 'chewbacca']);
    use(t, 'chewbacca');
    use(t, 'chewbacca', 1);
    expect(idsOf(rebels(t).hand.cards)).toEqual(['x-wing', 'y-wing']);
    attackWith(t, 'base', 'chewbacca', 'chewbacca');
    expect(empire(t).base).toBeNull(); // 5 + 5 against Lothal's 8
  });

  rule(
    'DB-CARD-19',
    "starters bear their faction's starter mark, and only marked cards make its deck",
    () => {
      const deckOf = (t: ReturnType<typeof table>, seat: 0 | 1) => {
        const { deck, hand } = t.ruleset.setup({}, 2, t.state.random).sides[seat];
        return idsOf([...deck.pile.cards, ...hand.cards]);
      };
      expect(deckOf(table({}), 0).toSorted()).toEqual(STARTERS.empire);
      expect(deckOf(table({}), 1).toSorted()).toEqual(STARTERS.rebel);
      for (const faction of ['empire', 'rebel'] as const) {
        const marked = content.cards.filter((card) => card.kind === 'starter' && card.faction === faction);
        expect(marked.map(({ id }) => id).toSorted()).toEqual([...new Set(STARTERS[faction])]);
      }
      const remarked = tableWith({ inquisitor: { kind: 'galaxy' }, 'at-at': { kind: 'starter' } }, {});
      expect(deckOf(remarked, 0)).toContain('at-at');
      expect(deckOf(remarked, 0)).not.toContain('inquisitor');
      const otherSide = tableWith({ inquisitor: { faction: 'rebel' } }, {});
      expect(deckOf(otherSide, 0)).not.toContain('inquisitor');
      expect(deckOf(otherSide, 1)).toContain('inquisitor');
    },
  );
});

describe('abilities and types', () => {
  rule('DB-CARD-13', 'abilities and rewards may be declined, and then nothing happens', () => {
    const unused = table({
      force: 0,
      empire: { units: ['landing-craft', 'outer-rim-pilot'], hand: [], base: 'lothal', damage: 3 },
    });
    for (const id of ['landing-craft', 'outer-rim-pilot']) {
      expect(unused).toAllow('use', pieceId(unused.state, id));
    }
    unused.do('endTurn');
    expect(unused).toWaitFor(1);
    expect([empire(unused).base?.damage, unused.state.force, unused.state.exiled]).toEqual([3, 0, []]);
    const triggered = table({ force: 0, empire: { hand: ['inquisitor'], pool: 0 } });
    triggered.do('play', cardNumber('inquisitor'));
    triggered.do('decline');
    expect([empire(triggered).pool, triggered.state.force, triggered.state.lasting]).toEqual([0, 0, []]);
    expect(triggered).toAllow('endTurn');
    const won = table({ row: ['luke-skywalker'], force: 0, empire: { units: ['at-at', 'at-st'], pool: 0 } });
    attackWith(won, 0, 'at-at', 'at-st');
    expect(won).toAllow('accept');
    won.do('decline');
    expect([empire(won).pool, won.state.force]).toEqual([0, 0]);
    expect(won).toAllow('endTurn');
  });

  rule('DB-CARD-16', 'ability text changes play; a card without any has only its values', () => {
    const t = table({
      empire: {
        units: ['tie-fighter', 'stormtrooper'],
        ships: ['star-destroyer'],
        hand: [],
        deck: ['at-at'],
      },
    });
    expect(t.candidates('use')).toEqual([pieceId(t.state, 'tie-fighter')]);
    use(t, 'tie-fighter');
    expect(idsOf(empire(t).hand.cards)).toEqual(['at-at']);
    const constant = (ships: string[]) => {
      const at = table({ empire: { units: ['tie-fighter'], ships } });
      return at.view(0).sides[0]?.units[0]?.attack;
    };
    expect(constant(['star-destroyer'])).toBe(2);
    expect(constant(['imperial-carrier'])).toBe(3);
    expect(t.ruleset.cardText('tie-fighter').map(({ slot }) => slot)).toEqual(['ability', 'reward']);
    expect(t.ruleset.cardText('stormtrooper')).toEqual([]);
  });

  rule(
    'DB-CARD-17',
    'the type decides how a card works: units leave, ships stay and never hunt, bases are hit',
    () => {
      const blockade = (type: 'unit' | 'ship') =>
        tableWith(
          { 'blockade-runner': { type } },
          { row: ['y-wing'], empire: { hand: ['blockade-runner'], deck: ['stormtrooper'], discard: [] } },
        );
      const asShip = blockade('ship');
      asShip.do('play', cardNumber('blockade-runner'));
      expect([empire(asShip).units.length, empire(asShip).ships.length]).toEqual([0, 1]);
      expect(asShip).toRefuse('attack', 0, 'DB-ASSIGN-04');
      asShip.do('endTurn');
      expect(idsOf(empire(asShip).ships.map(({ card }) => card))).toEqual(['blockade-runner']);
      const asUnit = blockade('unit');
      asUnit.do('play', cardNumber('blockade-runner'));
      expect([empire(asUnit).units.length, empire(asUnit).ships.length]).toEqual([1, 0]);
      expect(asUnit).toAllow('attack', 0);
      asUnit.do('endTurn');
      expect([empire(asUnit).units.length, empire(asUnit).ships.length]).toEqual([0, 0]);
      const base = table({ empire: { units: ['stormtrooper'], base: 'endor' } });
      base.do('attack', 'base');
      expect(base.candidates('join')).toEqual([pieceId(base.state, 'stormtrooper')]); // never a base
    },
  );
});
