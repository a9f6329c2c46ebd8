import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, play, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const inHand = (id: string): string => `hand:${cardNumber(id)}`;
const inDiscard = (id: string): string => `discard:${cardNumber(id)}`;

describe('exile', () => {
  rule(
    'DB-TERM-11',
    'an exiled card is out of the game at once and never returns, not even by a shuffle',
    () => {
      const t = table({
        empire: { units: ['kel-dor-mystic'], hand: [], deck: [], discard: ['at-at', 'inquisitor'] },
        shuffles: [['inquisitor']],
      });
      use(t, 'kel-dor-mystic');
      t.do('pick', inDiscard('at-at'));
      expect(galaxyOf(t.state).exiled).toEqual(['kel-dor-mystic', 'at-at']);
      expect(lying(t.state, 0)).toMatchObject({ units: [], discard: ['inquisitor'] });
      t.do('endTurn');
      expect(lying(t.state, 0)).toMatchObject({ hand: ['inquisitor'], deck: [], discard: [] });
      expect(galaxyOf(t.state).exiled).toEqual(['kel-dor-mystic', 'at-at']);
    },
  );

  rule('DB-TERM-11', 'an exiled card does not come back with the galaxy discard pile either', () => {
    const t = table({
      row: ['tie-fighter', 'tie-bomber'],
      galaxy: [],
      galaxyDiscard: ['lobot'],
      empire: { units: ['kel-dor-mystic'], hand: ['at-at'], discard: [], pool: 9 },
      shuffles: [['lobot']],
    });
    use(t, 'kel-dor-mystic');
    t.do('pick', inHand('at-at'));
    expect(galaxyOf(t.state)).toMatchObject({ discard: ['lobot'], exiled: ['kel-dor-mystic', 'at-at'] });
    t.do('buy', 0); // the galaxy deck is shuffled anew
    expect(galaxyOf(t.state)).toMatchObject({ deck: [], discard: [] });
    expect(galaxyOf(t.state).row[0]).toBe('lobot');
    t.do('buy', 1); // rather a gap than an exiled card
    expect(t.view(1).row[1]).toBe(-1);
    expect(galaxyOf(t.state).exiled).toEqual(['kel-dor-mystic', 'at-at']);
  });

  rule(
    'DB-TERM-12',
    'a card that exiles itself may first use its resources, its Force and its attack',
    () => {
      const t = table({
        turn: 'rebel',
        force: 0,
        rebel: { hand: ['y-wing', 'outer-rim-pilot', 'kel-dor-mystic', 'rebel-trooper'], pool: 0 },
        empire: { base: 'endor', damage: 0, ships: [] },
      });
      play(t, 'y-wing');
      attackWith(t, 'base', 'y-wing');
      use(t, 'y-wing');
      expect(side(t.state, 0).base?.damage).toBe(2 + 2);
      play(t, 'outer-rim-pilot');
      use(t, 'outer-rim-pilot');
      expect(side(t.state, 1).pool).toBe(2);
      expect(t.state.force).toBe(1);
      play(t, 'kel-dor-mystic');
      use(t, 'kel-dor-mystic');
      t.do('pick', inHand('rebel-trooper'));
      expect(t.state.force).toBe(3);
      expect(side(t.state, 1).pool).toBe(2);
      expect(galaxyOf(t.state).exiled).toEqual([
        'y-wing',
        'outer-rim-pilot',
        'kel-dor-mystic',
        'rebel-trooper',
      ]);
    },
  );

  rule(
    'DB-TERM-13',
    'from hand or discard pile: only what is there now, not from the deck, not from play',
    () => {
      const t = table({
        empire: {
          units: ['kel-dor-mystic', 'at-st'],
          hand: ['stormtrooper'],
          deck: ['inquisitor'],
          discard: ['at-at'],
        },
      });
      use(t, 'kel-dor-mystic');
      expect(t.candidates('pick')).toEqual([inHand('stormtrooper'), inDiscard('at-at')]);
      expect(t).toRefuse('pick', inHand('inquisitor'), 'CORE-NOT-LISTED');
      expect(t).toRefuse('pick', inHand('at-st'), 'CORE-NOT-LISTED');
      expect(t).toRefuse('pick', inDiscard('kel-dor-mystic'), 'CORE-NOT-LISTED');

      const bare = table({
        empire: { units: ['kel-dor-mystic'], hand: [], deck: ['inquisitor'], discard: [] },
      });
      expect(bare).toRefuse('use', pieceId(bare.state, 'kel-dor-mystic'), 'CORE-TARGET');
    },
  );

  rule('DB-TERM-14', 'a card exiled from hand can no longer be played', () => {
    const t = table({ empire: { units: ['kel-dor-mystic'], hand: ['at-at', 'stormtrooper'], discard: [] } });
    expect(t).toAllow('play', cardNumber('at-at'));
    use(t, 'kel-dor-mystic');
    t.do('pick', inHand('at-at'));
    expect(t).toRefuse('play', cardNumber('at-at'), 'CORE-NOT-LISTED');
    expect(t).toAllow('play', cardNumber('stormtrooper'));
    expect(lying(t.state, 0).hand).toEqual(['stormtrooper']);
  });

  /** Defeating a B-Wing: up to two cards may go. */
  const hunt = (...gone: readonly string[]) => {
    const t = table({
      row: ['b-wing'],
      empire: {
        units: ['at-at'],
        hand: ['imperial-shuttle', 'stormtrooper'],
        discard: ['inquisitor', 'at-st'],
      },
    });
    attackWith(t, 0, 'at-at');
    t.do('accept');
    expect(t.legal('done')).toHaveLength(1); // none at all would do
    for (const thing of gone) t.do('pick', thing);
    expect(t).toAllow('endTurn'); // two are enough
    return { ...lying(t.state, 0), exiled: galaxyOf(t.state).exiled };
  };

  rule(
    ['DB-TERM-15', 'DB-FAQ-06'],
    'DB-TERM-15 and DB-FAQ-06: several cards come from hand, from the discard pile, or from both',
    () => {
      expect(hunt(inHand('imperial-shuttle'), inHand('stormtrooper'))).toMatchObject({
        hand: [],
        discard: ['inquisitor', 'at-st'],
        exiled: ['imperial-shuttle', 'stormtrooper'],
      });
      expect(hunt(inDiscard('at-st'), inDiscard('inquisitor'))).toMatchObject({
        hand: ['imperial-shuttle', 'stormtrooper'],
        discard: [],
        exiled: ['at-st', 'inquisitor'],
      });
      expect(hunt(inHand('imperial-shuttle'), inDiscard('at-st'))).toMatchObject({
        hand: ['stormtrooper'],
        discard: ['inquisitor'],
        exiled: ['imperial-shuttle', 'at-st'],
      });
    },
  );

  rule(
    'DB-TERM-16',
    'Kel Dor Mystic: its Force first, then it and an Imperial Shuttle are exiled; the other cards stay',
    () => {
      const t = table({
        force: 0,
        empire: {
          hand: ['kel-dor-mystic', 'imperial-shuttle', 'tie-fighter', 'stormtrooper'],
          discard: [],
        },
      });
      play(t, 'kel-dor-mystic');
      expect(t.state.force).toBe(-2);
      expect(galaxyOf(t.state).exiled).toEqual([]);
      use(t, 'kel-dor-mystic');
      t.do('pick', inHand('imperial-shuttle'));
      expect(galaxyOf(t.state).exiled).toEqual(['kel-dor-mystic', 'imperial-shuttle']);
      expect(lying(t.state, 0)).toMatchObject({
        hand: ['tie-fighter', 'stormtrooper'],
        units: [],
        discard: [],
      });
      expect(t.state.force).toBe(-2);
      expect(t).toAllow('endTurn'); // one card, and no more
    },
  );
});
