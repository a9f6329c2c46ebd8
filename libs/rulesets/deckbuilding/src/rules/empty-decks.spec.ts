import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, play, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const ROW = ['tie-fighter', 'y-wing', 'bossk', 'lobot', 'snowspeeder', 'dengar'];

describe('an empty deck', () => {
  const drawing: GameSituation = {
    empire: {
      ships: ['star-destroyer'],
      units: ['tie-fighter', 'general-veers', 'at-st'],
      hand: [],
      deck: ['inquisitor'],
      discard: ['stormtrooper', 'at-at'],
    },
  };

  rule('DB-DECK-01', 'is made anew from its discard pile only when a card is needed from it', () => {
    const t = table({ ...drawing, shuffles: [['at-at', 'stormtrooper']] });
    use(t, 'tie-fighter');
    expect(lying(t.state, 0)).toMatchObject({
      hand: ['inquisitor'],
      deck: [],
      discard: ['stormtrooper', 'at-at'],
    });
    use(t, 'general-veers');
    expect(lying(t.state, 0)).toMatchObject({
      hand: ['inquisitor', 'stormtrooper'],
      deck: ['at-at'],
      discard: [],
    });
  });

  rule('DB-DECK-02', 'that merely becomes empty is not shuffled: not a player’s, not the galaxy’s', () => {
    const t = table({
      ...drawing,
      row: ROW,
      galaxy: ['at-st'],
      galaxyDiscard: ['y-wing', 'lobot'],
      empire: { ...drawing.empire, pool: 1 },
      shuffles: [],
    });
    use(t, 'tie-fighter');
    t.do('buy', 0);
    expect(lying(t.state, 0)).toMatchObject({ deck: [], discard: ['stormtrooper', 'at-at', 'tie-fighter'] });
    expect(galaxyOf(t.state)).toMatchObject({ deck: [], discard: ['y-wing', 'lobot'] });
    play(t, 'inquisitor');
    t.do('decline');
    expect(lying(t.state, 0).deck).toEqual([]);
    expect(galaxyOf(t.state).discard).toEqual(['y-wing', 'lobot']);
  });

  rule('DB-DECK-03', "a player's deck: shuffled when that player must draw, and no other", () => {
    const t = table({
      empire: { hand: [], deck: [], discard: ['stormtrooper', 'at-at'] },
      rebel: { hand: [], deck: [], discard: ['rebel-trooper', 'y-wing'] },
      galaxy: [],
      galaxyDiscard: ['lobot'],
      shuffles: [
        ['stormtrooper', 'at-at'],
        ['y-wing', 'rebel-trooper'],
      ],
    });
    t.do('endTurn');
    expect(lying(t.state, 0)).toMatchObject({ hand: ['at-at', 'stormtrooper'], discard: [] });
    expect(lying(t.state, 1)).toMatchObject({ hand: [], deck: [], discard: ['rebel-trooper', 'y-wing'] });
    expect(galaxyOf(t.state)).toMatchObject({ deck: [], discard: ['lobot'] });
    t.do('endTurn');
    expect(lying(t.state, 1)).toMatchObject({ hand: ['rebel-trooper', 'y-wing'], discard: [] });
    expect(galaxyOf(t.state)).toMatchObject({ deck: [], discard: ['lobot'] });
  });

  rule('DB-DECK-04', 'the galaxy deck: shuffled when a card must be put into the row', () => {
    const t = table({
      row: ROW,
      galaxy: [],
      galaxyDiscard: ['han-solo', 'at-at', 'jabba-the-hutt'],
      empire: { pool: 1 },
      shuffles: [['jabba-the-hutt', 'han-solo', 'at-at']],
    });
    t.do('buy', 0);
    expect(galaxyOf(t.state)).toMatchObject({ deck: ['han-solo', 'jabba-the-hutt'], discard: [] });
    expect(galaxyOf(t.state).row).toEqual(['at-at', ...ROW.slice(1)]);
  });

  rule(
    'DB-DECK-05',
    'looking and revealing need a card too: the galaxy discard pile is shuffled first',
    () => {
      const galaxy = {
        galaxy: [],
        galaxyDiscard: ['y-wing', 'at-at', 'bossk'],
        force: 0,
        shuffles: [['bossk', 'y-wing', 'at-at']], // neither as the pile lay nor turned over
      };
      const revealed = table({ ...galaxy, empire: { units: ['scout-trooper'] } });
      use(revealed, 'scout-trooper');
      expect(revealed.state.force).toBe(-1); // an Imperial card came up
      expect(galaxyOf(revealed.state)).toMatchObject({ deck: ['at-at', 'y-wing', 'bossk'], discard: [] });

      const looked = table({ ...galaxy, empire: { units: ['moff-jerjerrod'] } });
      use(looked, 'moff-jerjerrod');
      expect(looked.view(0).galaxy.known).toEqual([{ depth: 0, card: cardNumber('at-at') }]);
      expect(galaxyOf(looked.state)).toMatchObject({ deck: ['at-at', 'y-wing', 'bossk'], discard: [] });
    },
  );

  rule(
    'DB-DECK-06',
    'with no galaxy card left the row stays short, and is filled as soon as there is one',
    () => {
      const t = table({
        row: ROW,
        galaxy: [],
        galaxyDiscard: [],
        force: 0,
        empire: { pool: 1, units: ['moff-jerjerrod', 'at-at'] },
      });
      expect(t).toRefuse('use', pieceId(t.state, 'moff-jerjerrod'), 'DB-DECK-06');
      t.do('buy', 0);
      expect(t.view(1).row).toEqual([-1, ...ROW.slice(1).map(cardNumber)]);
      expect(t.candidates('buy')).not.toContain(0);
      attackWith(t, 1, 'at-at');
      t.do('decline');
      expect(t.view(1).row).toEqual([cardNumber('y-wing'), -1, ...ROW.slice(2).map(cardNumber)]);
      expect(galaxyOf(t.state)).toMatchObject({ deck: [], discard: [] });

      // However a galaxy card came to be there again, the next turn begins with a full row.
      const short = table({ row: ROW, galaxy: [], galaxyDiscard: ['han-solo'] });
      short.state.row.cards[3] = -1;
      short.do('endTurn');
      expect(galaxyOf(short.state)).toMatchObject({
        row: [...ROW.slice(0, 3), 'han-solo', ...ROW.slice(4)],
        discard: [],
      });

      const some = table({
        galaxy: ['y-wing'],
        galaxyDiscard: [],
        force: 0,
        empire: { units: ['moff-jerjerrod'] },
      });
      expect(some).toAllow('use', pieceId(some.state, 'moff-jerjerrod'));
    },
  );

  rule('DB-DECK-07', 'two wanted and one left: the shuffled discard pile goes under it', () => {
    const t = table({
      turn: 'rebel',
      row: ROW,
      galaxy: ['luke-skywalker'],
      galaxyDiscard: ['at-at', 'at-st', 'bossk'],
      empire: { base: 'coruscant' },
      rebel: { hand: [], deck: new Array<string>(6).fill('alliance-shuttle') },
      shuffles: [['bossk', 'at-at', 'at-st']],
    });
    t.do('endTurn');
    t.do('accept');
    expect(t.view(0).galaxy).toEqual({
      count: 4,
      known: [
        { depth: 0, card: cardNumber('luke-skywalker') },
        { depth: 1, card: cardNumber('at-st') },
      ],
    });
    t.do('pick', 0);
    expect(galaxyOf(t.state)).toMatchObject({
      deck: ['at-st', 'at-at', 'bossk'],
      discard: ['luke-skywalker'],
    });
  });
});
