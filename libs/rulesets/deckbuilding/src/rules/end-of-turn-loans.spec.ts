import type { GameEvent } from '@cantina/engine';
import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { galaxyOf, lying, play, use } from '../../test/acts.ts';
import { cardNumber, type GameSituation } from '../../test/situation.ts';
import { table, type GameTest } from '../../test/table.ts';

const alliance = (n: number): readonly string[] => new Array<string>(n).fill('alliance-shuttle');
const QUIET_ROW = ['tie-bomber', 'y-wing', 'snowspeeder', 'bossk', 'lobot'];

/** The Rebels end their turn: what is told, and what lies before them at that moment. */
function endTurnWatched(t: GameTest) {
  const told: { readonly key: string; readonly then: ReturnType<typeof lying> }[] = [];
  const events: GameEvent[] = [];
  events.push = (...heard) => told.push(...heard.map(({ key }) => ({ key, then: lying(t.state, 1) })));
  t.ruleset.apply(t.state, 1, { do: 'endTurn', what: null }, events);
  return told;
}

describe('"at the end of your turn"', () => {
  const loan: GameSituation = {
    turn: 'rebel',
    row: ['bossk', ...QUIET_ROW],
    rebel: {
      base: 'jedha',
      pool: 9,
      hand: [],
      deck: [],
      discard: alliance(5),
      ships: ['c-roc-cruiser'],
      damage: 1,
    },
  };

  rule('DB-END-10', 'comes before anything is discarded or shuffled, wherever the card then is', () => {
    const inHand = table(loan);
    inHand.do('buy', 0);
    expect(lying(inHand.state, 1).hand).toEqual(['bossk']);

    const inPlay = table(loan);
    inPlay.do('buy', 0);
    play(inPlay, 'bossk');
    expect(lying(inPlay.state, 1).units).toEqual(['bossk']);

    const discarded = table(loan);
    discarded.do('buy', 0);
    use(discarded, 'c-roc-cruiser');
    discarded.do('pick', cardNumber('bossk'));
    expect(lying(discarded.state, 1).discard).toEqual([...alliance(5), 'bossk']);

    for (const t of [inHand, inPlay, discarded]) {
      expect(galaxyOf(t.state).exiled).toEqual([]);
      t.do('endTurn');
      expect(galaxyOf(t.state).exiled).toEqual(['bossk']);
      expect(lying(t.state, 1)).toMatchObject({ hand: alliance(5), deck: [], discard: [], units: [] });
    }

    // A card that is exiled already is not exiled twice: its copy stays.
    const gone = table({
      ...loan,
      row: ['jawa-scavenger', 'jawa-scavenger', ...QUIET_ROW.slice(1)],
      galaxy: ['at-at', 'at-st'],
      galaxyDiscard: ['y-wing'],
      rebel: { ...loan.rebel, deck: alliance(5), discard: [] },
    });
    gone.do('buy', 0);
    gone.do('buy', 1);
    play(gone, 'jawa-scavenger');
    use(gone, 'jawa-scavenger');
    gone.do('endTurn');
    expect(galaxyOf(gone.state).exiled).toEqual(['jawa-scavenger']);
    expect(lying(gone.state, 1).discard).toEqual(['jawa-scavenger', 'y-wing']);
  });

  rule('DB-END-10', 'while it happens nothing of the hand or of the units is discarded yet', () => {
    const t = table({
      ...loan,
      rebel: { ...loan.rebel, hand: ['x-wing'], units: ['rebel-trooper'], discard: ['y-wing'] },
    });
    t.do('buy', 0);
    const told = endTurnWatched(t);
    expect(told.map(({ key }) => key)).toEqual(['log.exile', 'log.draw', 'log.turn']);
    expect(told[0]?.then).toMatchObject({
      hand: ['x-wing'],
      units: ['rebel-trooper'],
      discard: ['y-wing'],
    });
    expect(told[1]?.then).toMatchObject({ units: [], discard: [] });
    expect(lying(t.state, 1).hand.toSorted()).toEqual(['rebel-trooper', 'x-wing', 'y-wing']);
  });
});
