import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, empire, rebels, use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const DECK = [
  'stormtrooper',
  'inquisitor',
  'imperial-shuttle',
  'imperial-shuttle',
  'imperial-shuttle',
  'at-st',
];

/** A TIE Fighter may draw, because a ship is in play. */
const pilots = () =>
  table({
    empire: {
      units: ['tie-fighter', 'tie-fighter'],
      ships: ['star-destroyer'],
      hand: [],
      deck: DECK,
      discard: [],
    },
  });

describe('using abilities', () => {
  rule('DB-ABIL-01', 'first it is announced which ability is used, then it is resolved', () => {
    const t = pilots();
    use(t, 'tie-fighter');
    expect(t.events.map(({ key }) => key)).toEqual(['log.use', 'log.draw']);
    expect(t.log(1)[0]).toBe('TIE Fighter: ability used');
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
  });

  rule('DB-ABIL-02', 'nobody has to use an ability, not even that of the own base', () => {
    const t = table({
      empire: {
        base: 'death-star',
        pool: 4,
        units: ['tie-fighter'],
        ships: ['star-destroyer'],
        hand: [],
        deck: DECK,
      },
      rebel: { ships: ['blockade-runner'], base: 'dantooine' },
    });
    expect(t).toAllow('use', pieceId(t.state, 'tie-fighter'));
    expect(t).toAllow('use', pieceId(t.state, 'death-star'));
    t.do('endTurn');
    expect(rebels(t).ships).toHaveLength(1);
    expect(idsOf(empire(t).hand.cards)).toEqual(DECK.slice(0, 5));
    expect(t.events.map(({ key }) => key)).not.toContain('log.use');
  });

  rule('DB-ABIL-02', 'the triggered ability of a base may be declined as well', () => {
    const t = table({
      turn: 'rebel',
      empire: { base: 'coruscant' },
      galaxy: ['x-wing', 'at-at', 'bossk'],
      galaxyDiscard: [],
    });
    t.do('endTurn');
    expect(t).toWaitFor(0);
    expect(t.candidates('decline')).toEqual([null]);
    t.do('decline');
    expect(idsOf(t.state.galaxy.pile.cards)).toEqual(['bossk', 'at-at', 'x-wing']);
    expect(t.state.galaxy.discard.cards).toEqual([]);
    expect(t).toAllow('endTurn');
  });

  rule('DB-ABIL-05', 'once per turn for each card; its twin may still use its own', () => {
    const t = pilots();
    use(t, 'tie-fighter', 0);
    expect(t).toRefuse('use', pieceId(t.state, 'tie-fighter', 0), 'DB-ABIL-05');
    use(t, 'tie-fighter', 1);
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper', 'inquisitor']);
    expect(t.legal('use')).toEqual([]);
    expect(t).toRefuse('use', pieceId(t.state, 'tie-fighter', 0), 'DB-ABIL-05');

    const ship = table({ empire: { ships: ['gozanti-cruiser'], hand: DECK, deck: [...DECK, ...DECK] } });
    const cruiser = pieceId(ship.state, 'gozanti-cruiser');
    const useCruiser = () => {
      use(ship, 'gozanti-cruiser');
      ship.do('pick', empire(ship).hand.cards[0] ?? -1);
      expect(ship).toRefuse('use', cruiser, 'DB-ABIL-05');
    };
    useCruiser();
    ship.do('endTurn');
    ship.do('endTurn');
    useCruiser(); // the next turn is another one
  });

  rule('DB-ABIL-06', 'at any moment of the own turn, as long as the card is in play', () => {
    const t = table({
      force: 0,
      row: ['at-st'],
      empire: {
        hand: ['outer-rim-pilot', 'tie-fighter'],
        ships: ['star-destroyer'],
        pool: 2,
        deck: DECK,
        discard: [],
      },
    });
    expect(t.candidates('use')).toEqual([]); // in hand
    t.do('play', cardNumber('outer-rim-pilot'));
    t.do('play', cardNumber('tie-fighter'));
    const [pilot, fighter] = [pieceId(t.state, 'outer-rim-pilot'), pieceId(t.state, 'tie-fighter')];
    expect(t.legal('use')).toEqual([pilot, fighter]);
    t.do('buy', 0);
    expect(t.legal('use')).toEqual([pilot, fighter]);
    assign(t, 'base', 'tie-fighter');
    expect(t.legal('use')).toEqual([pilot, fighter]);
    t.do('strike');
    t.do('use', pilot);
    t.do('use', fighter);
    expect(t.state.force).toBe(-1);
    expect(t).toRefuse('use', pilot, 'CORE-NOT-LISTED'); // exiled
  });

  rule('DB-ABIL-06', 'but of no other turn: not by its owner, and never by the enemy', () => {
    const inTurnOf = (turn: 'empire' | 'rebel') =>
      table({ turn, empire: { base: 'death-star', pool: 4 }, rebel: { ships: ['c-roc-cruiser'], pool: 4 } });
    const own = inTurnOf('empire');
    expect(own).toAllow('use', pieceId(own.state, 'death-star'), 0);
    const enemy = inTurnOf('rebel');
    const [star, cruiser] = [pieceId(enemy.state, 'death-star'), pieceId(enemy.state, 'c-roc-cruiser')];
    expect(enemy).toRefuse('use', star, 'CORE-SEAT', 0);
    expect(enemy.candidates('use', 0)).toEqual([]);
    expect(enemy.candidates('use', 1)).toEqual([cruiser]);
    expect(enemy).toRefuse('use', star, 'CORE-NOT-LISTED', 1);
  });

  rule('DB-ABIL-07', 'an ability may be used in the very turn its card is played', () => {
    const t = table({ empire: { hand: ['tie-fighter'], ships: ['star-destroyer'], deck: DECK } });
    t.do('play', cardNumber('tie-fighter'));
    use(t, 'tie-fighter');
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
  });

  rule(
    'DB-ABIL-08',
    'everybody sees which card has used its ability; the next own turn it is ready again',
    () => {
      const t = table({
        empire: {
          ships: ['gozanti-cruiser', 'gozanti-cruiser'],
          hand: ['stormtrooper', 'at-st'],
          deck: DECK,
          discard: [],
        },
      });
      const used = () => {
        const seen = ([0, 1, 'spectator'] as const).map((viewer) =>
          t.view(viewer).sides[0]?.ships.map((ship) => ship.used),
        );
        expect([seen[1], seen[2]]).toEqual([seen[0], seen[0]]);
        return seen[0];
      };
      expect(used()).toEqual([false, false]);
      use(t, 'gozanti-cruiser');
      t.do('pick', cardNumber('stormtrooper'));
      expect(used()).toEqual([true, false]);
      t.do('endTurn');
      t.do('endTurn');
      expect(used()).toEqual([false, false]);
      expect(t).toAllow('use', pieceId(t.state, 'gozanti-cruiser'));
    },
  );

  rule('DB-ABIL-09', 'an ability waits for its player, except one that says "when"', () => {
    const t = table({
      force: 0,
      empire: {
        hand: ['tie-fighter', 'inquisitor'],
        ships: ['star-destroyer'],
        deck: DECK,
        pool: 2,
        discard: [],
      },
    });
    t.do('play', cardNumber('tie-fighter'));
    t.do('buy', 'pilot'); // something else in between
    expect(t).toAllow('use', pieceId(t.state, 'tie-fighter'));
    t.do('play', cardNumber('inquisitor'));
    expect(t).toRefuse('use', pieceId(t.state, 'tie-fighter'), 'CORE-NOT-NOW'); // "when you play": now or never
    expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    t.do('decline');
    use(t, 'tie-fighter');
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
  });

  rule('DB-ABIL-21', 'Luke has used his ability: he is marked, and a second use this turn is illegal', () => {
    const t = table({
      turn: 'rebel',
      force: 1,
      rebel: { units: ['luke-skywalker'] },
      empire: { ships: ['star-destroyer', 'gozanti-cruiser'], discard: [] },
    });
    const luke = pieceId(t.state, 'luke-skywalker');
    expect(rebels(t).units[0]?.used).toBe(false);
    t.do('use', luke);
    t.do('pick', pieceId(t.state, 'star-destroyer'));
    expect(rebels(t).units[0]?.used).toBe(true);
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(['star-destroyer']);
    expect(empire(t).ships).toHaveLength(1);
    expect(t).toRefuse('use', luke, 'DB-ABIL-05');
  });

  rule('DB-ABIL-27', 'between assigning and resolving, abilities are as free as ever', () => {
    const t = table({
      empire: { units: ['tie-fighter', 'stormtrooper'], ships: ['star-destroyer'], hand: [], deck: DECK },
      rebel: { base: 'dantooine', damage: 0 },
    });
    assign(t, 'base', 'tie-fighter');
    use(t, 'tie-fighter');
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
    expect(t.state.attack).toEqual({ target: 'base', with: [pieceId(t.state, 'tie-fighter')] });
    t.do('join', pieceId(t.state, 'stormtrooper'));
    t.do('strike');
    expect(rebels(t).base?.damage).toBe(4);
  });

  rule('DB-ABIL-29', "abilities are used in the own turn, not in the opponent's", () => {
    const t = table({
      empire: { ships: ['gozanti-cruiser'], hand: ['at-st'] },
      rebel: { ships: ['c-roc-cruiser'], hand: ['x-wing'] },
    });
    const [own, theirs] = [pieceId(t.state, 'gozanti-cruiser'), pieceId(t.state, 'c-roc-cruiser')];
    expect(t).toAllow('use', own, 0);
    expect(t).toRefuse('use', theirs, 'CORE-NOT-LISTED', 0);
    expect(t).toRefuse('use', theirs, 'CORE-SEAT', 1);
    t.do('endTurn');
    expect(t).toRefuse('use', own, 'CORE-SEAT', 0);
    expect(t).toAllow('use', theirs, 1);
  });
});
