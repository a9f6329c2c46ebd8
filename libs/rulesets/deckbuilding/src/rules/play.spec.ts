import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { reprinted } from '../../test/altered.ts';
import { attackWith, use } from '../../test/acts.ts';
import { cardNumber, idsOf, situation } from '../../test/situation.ts';
import { empire, rebels, table } from '../../test/table.ts';
import { content, load } from '../index.ts';

const cardsOf = (pieces: readonly { readonly card: number }[]) => idsOf(pieces.map(({ card }) => card));

describe('playing a card', () => {
  rule('DB-PLAY-01', 'it goes from the hand face up into the own area and is in play', () => {
    const t = table({ empire: { hand: ['at-at', 'stormtrooper'], discard: [] } });
    expect(t.view(1).sides[0]?.hand.unknown).toBe(2);
    expect(empire(t).units).toEqual([]);
    t.do('play', cardNumber('at-at'));
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
    expect(cardsOf(t.view(1).sides[0]?.units ?? [])).toEqual(['at-at']);
    expect([cardsOf(rebels(t).units), empire(t).deck.discard.cards]).toEqual([[], []]);
    expect(t).toRefuse('play', cardNumber('at-at'), 'CORE-NOT-LISTED'); // not in the hand any more
  });

  rule('DB-PLAY-02', 'its resources come at once', () => {
    const t = table({ row: ['bossk'], empire: { hand: ['hwk-290', 'stormtrooper'], pool: 1 } });
    expect(t).toRefuse('buy', 0, 'DB-BUY-04');
    t.do('play', cardNumber('hwk-290'));
    expect(empire(t).pool).toBe(5);
    expect(t).toAllow('buy', 0);
    t.do('play', cardNumber('stormtrooper'));
    expect(empire(t).pool).toBe(5);
    const krennic = table({ empire: { hand: ['director-krennic'], pool: 1 } });
    krennic.do('play', cardNumber('director-krennic')); // cost 5, attack 3, resources 2
    expect(empire(krennic).pool).toBe(3);
    const rebel = table({ turn: 'rebel', rebel: { hand: ['u-wing'], pool: 1 }, empire: { pool: 0 } });
    rebel.do('play', cardNumber('u-wing')); // cost 4, attack 0, resources 3
    expect([empire(rebel).pool, rebels(rebel).pool]).toEqual([0, 4]);
  });

  rule('DB-PLAY-03', 'its Force moves the marker toward who played it; no Force value, no move', () => {
    const force = (turn: 'empire' | 'rebel', card: string, printed?: number) => {
      const cards = printed === undefined ? content : reprinted({ [card]: { force: printed } });
      const t = scenario(load, cards, situation({ turn, force: 0, [turn]: { hand: [card] } }));
      t.do('play', cardNumber(card));
      return t.state.force;
    };
    expect(force('empire', 'jabba-the-hutt')).toBe(-2);
    expect(force('rebel', 'jabba-the-hutt')).toBe(2);
    expect(force('empire', 'hwk-290')).toBe(0);
    for (const value of [1, 3]) {
      expect(force('empire', 'jabba-the-hutt', value)).toBe(-value);
      expect(force('rebel', 'jabba-the-hutt', value)).toBe(value);
    }
  });

  rule('DB-PLAY-04', 'in the same turn it may be used, attack, or both in either order', () => {
    const played = () => {
      const t = table({
        empire: { hand: ['tie-fighter'], ships: ['star-destroyer'], deck: ['at-at'] },
        rebel: { base: 'yavin-4' },
      });
      t.do('play', cardNumber('tie-fighter'));
      return t;
    };
    const done = (t: ReturnType<typeof table>) => [idsOf(empire(t).hand.cards), rebels(t).base?.damage];
    const used = played();
    use(used, 'tie-fighter');
    expect(done(used)).toEqual([['at-at'], 0]);
    attackWith(used, 'base', 'tie-fighter');
    expect(done(used)).toEqual([['at-at'], 2]);
    const attacked = played();
    attackWith(attacked, 'base', 'tie-fighter');
    expect(done(attacked)).toEqual([[], 2]);
    use(attacked, 'tie-fighter');
    expect(done(attacked)).toEqual([['at-at'], 2]);
    const inHand = table({ empire: { hand: ['tie-fighter'], units: [], ships: [] } });
    expect(inHand.candidates('use')).toEqual([]); // only once in play
    expect(inHand).toRefuse('attack', 'base', 'DB-ASSIGN-13');

    const ships = table({
      empire: { hand: ['star-destroyer', 'gozanti-cruiser', 'inquisitor'], deck: ['at-at'], discard: [] },
      rebel: { base: 'yavin-4' },
    });
    ships.do('play', cardNumber('star-destroyer'));
    attackWith(ships, 'base', 'star-destroyer');
    ships.do('play', cardNumber('gozanti-cruiser'));
    use(ships, 'gozanti-cruiser');
    ships.do('pick', cardNumber('inquisitor'));
    expect(done(ships)).toEqual([['at-at'], 4]);
  });

  rule('DB-PLAY-05', 'units stay in play until the end of the own turn', () => {
    const t = table({
      empire: {
        hand: ['tie-fighter', 'at-at'],
        ships: ['star-destroyer'],
        deck: ['at-st', 'bossk'],
        discard: [],
      },
    });
    t.do('play', cardNumber('tie-fighter'));
    use(t, 'tie-fighter');
    attackWith(t, 'base', 'tie-fighter');
    t.do('play', cardNumber('at-at'));
    expect(cardsOf(empire(t).units)).toEqual(['tie-fighter', 'at-at']);
    t.do('play', cardNumber('at-st'));
    t.do('endTurn');
    expect(empire(t).units).toEqual([]);
    const own = [...empire(t).hand.cards, ...empire(t).deck.discard.cards, ...empire(t).deck.pile.cards];
    expect(idsOf(own).toSorted()).toEqual(['at-at', 'at-st', 'bossk', 'tie-fighter']);
  });

  rule('DB-PLAY-07', 'no card must be played; what is left in the hand is discarded at the end', () => {
    const t = table({
      empire: {
        hand: ['at-at', 'imperial-shuttle', 'stormtrooper'],
        pool: 0,
        discard: [],
        deck: new Array<string>(6).fill('inquisitor'),
      },
    });
    t.do('play', cardNumber('stormtrooper'));
    t.do('endTurn');
    expect(t).toWaitFor(1);
    expect(idsOf(empire(t).deck.discard.cards).toSorted()).toEqual([
      'at-at',
      'imperial-shuttle',
      'stormtrooper',
    ]);
    expect(idsOf(empire(t).hand.cards)).toEqual(new Array<string>(5).fill('inquisitor'));
  });

  rule('DB-PLAY-08', 'playing costs nothing, however dear the card was', () => {
    for (const pool of [0, 8]) {
      const t = table({ empire: { hand: ['darth-vader'], pool } });
      t.do('play', cardNumber('darth-vader'));
      expect([empire(t).pool, cardsOf(empire(t).units)]).toEqual([pool, ['darth-vader']]);
    }
  });

  rule('DB-PLAY-09', 'resources and Force of a played card come by themselves and cannot be declined', () => {
    const t = table({ force: 0, empire: { hand: ['jabba-the-hutt', 'imperial-shuttle'], pool: 0 } });
    t.do('play', cardNumber('jabba-the-hutt'));
    expect([empire(t).pool, t.state.force]).toEqual([2, -2]);
    expect(t.candidates('decline')).toEqual([]);
    expect(t).toAllow('endTurn'); // no question stands in between, and nobody has to use the ability

    const reward = (answer: 'accept' | 'decline') => {
      const hunt = table({
        force: 0,
        row: ['luke-skywalker'],
        empire: { units: ['darth-vader', 'at-st'], pool: 0 },
      });
      attackWith(hunt, 0, 'darth-vader', 'at-st');
      expect([empire(hunt).pool, hunt.state.force]).toEqual([0, 0]);
      hunt.do(answer);
      return [empire(hunt).pool, rebels(hunt).pool, hunt.state.force];
    };
    expect(reward('accept')).toEqual([4, 0, -3]);
    expect(reward('decline')).toEqual([0, 0, 0]);
  });

  rule('DB-PLAY-10', 'first the resources, then the Force, then what happens "when you play" it', () => {
    const lobot = scenario(
      load,
      reprinted({ lobot: { resources: 1, force: 1 } }),
      situation({ turn: 'rebel', force: 2, rebel: { hand: ['lobot'], pool: 0 } }),
    );
    lobot.do('play', cardNumber('lobot'));
    const gains = lobot.events.map(({ key }) => key).filter((key) => /^log\.(resources|force)$/.test(key));
    expect(gains).toEqual(['log.resources', 'log.force']);
    expect([rebels(lobot).pool, lobot.state.force]).toEqual([1, 3]);
    lobot.do('accept');
    expect(lobot).toRefuse('choose', 2, 'DB-FORCE-10'); // the own Force has filled the track already
    lobot.do('choose', 1);
    expect(rebels(lobot).pool).toBe(3);
  });

  rule(
    'DB-PLAY-12',
    'playing Tarkin (6/2/2/2) adds 2 resources and moves the marker by 2; 6 is not paid',
    () => {
      const t = table({ force: 3, empire: { hand: ['grand-moff-tarkin'], pool: 1 } });
      expect(content.cards[cardNumber('grand-moff-tarkin')]).toMatchObject({
        cost: 6,
        attack: 2,
        resources: 2,
        force: 2,
      });
      t.do('play', cardNumber('grand-moff-tarkin'));
      expect([empire(t).pool, t.state.force]).toEqual([3, 1]);
      attackWith(t, 'base', 'grand-moff-tarkin');
      expect(rebels(t).base?.damage).toBe(2);
    },
  );
});
