import { describe, expect } from 'vitest';
import { rule } from '../index.ts';
import { newGame, turnAt, type CellarTable } from './table.ts';

/** The die of a cat that stays where it is and finds a coin. */
const QUIET_CAT = 0;

/** Everybody stays where they are and does nothing. */
function passRound(t: CellarTable): void {
  t.go(...t.state.rooms);
  const { round } = t.state;
  while (t.state.round === round && t.ruleset.outcome(t.state) === undefined) {
    const [surplus] = t.candidates('pick');
    if (surplus === undefined) t.do('stop');
    else t.do('pick', surplus);
  }
}

describe('the start', () => {
  rule(
    'SM-SETUP-01',
    'all begin at the stairs alike; the cat sits in the well chamber, the gate is locked',
    () => {
      for (const seats of [2, 3, 4]) {
        const { state } = newGame(seats);
        expect(state.rooms).toEqual(Array(seats).fill('stairs'));
        expect(state.coins).toEqual(Array(seats).fill(3));
        expect(state.hands.map(({ cards }) => cards.length)).toEqual(Array(seats).fill(3));
        expect(state.keeps).toEqual([]);
        expect(state.cat).toEqual({ room: 'well', hoard: 0, prints: [] });
        expect(state.gate).toBe('lockedDoor');
      }
    },
  );
});

describe('a round', () => {
  rule('SM-ROUND-01', 'is a choice by all, a turn each from the first player on, and the cat', () => {
    const t = newGame(3, { draws: [QUIET_CAT] });
    expect(t).toWaitFor(0, 1, 2);
    t.go('stairs', 'stairs', 'stairs');
    for (const seat of [0, 1, 2]) {
      expect(t).toWaitFor(seat);
      expect(t.state.active).toBe(seat);
      expect(t.state.cat.hoard).toBe(0);
      t.do('stop');
    }
    expect(t.state.cat.hoard).toBe(1);
    expect(t.state.round).toBe(2);
    expect(t).toWaitFor(0, 1, 2);
  });

  rule('SM-ROUND-02', 'ends the game when it was the last one agreed on', () => {
    for (const rounds of [3, 4, 5]) {
      const t = newGame(2, { options: { rounds }, draws: Array<number>(rounds).fill(QUIET_CAT) });
      for (let round = 1; round <= rounds; round++) {
        expect(t.ruleset.outcome(t.state)).toBeUndefined();
        expect(t.state.round).toBe(round);
        passRound(t);
      }
      expect(t.ruleset.outcome(t.state)).toBeDefined();
      expect(t).toWaitFor();
    }
    for (const rounds of [2, 6, 3.5]) expect(() => newGame(2, { options: { rounds } })).toThrow(/rounds/);
  });

  rule('SM-ROUND-03', 'makes the next player the first one', () => {
    const t = newGame(3, { options: { rounds: 5 }, draws: Array<number>(4).fill(QUIET_CAT) });
    for (const first of [0, 1, 2, 0]) {
      expect(t.state.first).toBe(first);
      passRound(t);
    }
    t.go('stairs', 'stairs', 'stairs');
    expect(t).toWaitFor(1);
  });
});

describe('choosing a room', () => {
  rule('SM-PLAN-01', 'is done in secret and at once; then all go in order from the first player', () => {
    const t = newGame(3, { arrange: (state) => void (state.first = 1) });
    expect(t.legal('go', 0)).toEqual(['stairs', 'barrels', 'larder']);
    t.do('go', 'larder', 2);
    t.do('go', 'barrels', 0);
    expect(t).toWaitFor(1);
    expect(t.state.rooms).toEqual(['stairs', 'stairs', 'stairs']);
    expect([0, 1, 2].map((seat) => t.view(seat).chosen)).toEqual(['barrels', null, 'larder']);
    expect(t.view('spectator').chosen).toBeNull();
    for (const viewer of [1, 'spectator'] as const)
      expect(JSON.stringify(t.view(viewer))).not.toMatch(/barrels|larder/);
    expect(t).toRefuse('go', 'stairs', 'CORE-SEAT', 0);
    t.do('go', 'barrels', 1);
    expect(t.state.rooms).toEqual(['barrels', 'barrels', 'larder']);
    expect(t.log().filter((line) => line.includes('enters'))).toEqual([
      'Player 2 enters: Barrel vault',
      'Player 3 enters: Larder',
      'Player 1 enters: Barrel vault',
    ]);
  });

  rule('SM-PLAN-02', 'leads no further than the next room', () => {
    const ways: Readonly<Record<string, readonly string[]>> = {
      stairs: ['stairs', 'barrels', 'larder'],
      barrels: ['stairs', 'barrels', 'well', 'crypt', 'vault'],
      larder: ['stairs', 'larder', 'well'],
      well: ['barrels', 'larder', 'well', 'crypt'],
      crypt: ['barrels', 'well', 'crypt'],
      vault: ['barrels', 'vault'],
    };
    for (const [room, near] of Object.entries(ways)) {
      const t = newGame(2, {
        arrange(state) {
          state.rooms[0] = room;
          state.gate = 'openDoor';
        },
      });
      expect(t.candidates('go', 0)).toEqual(Object.keys(ways));
      expect(t.legal('go', 0)).toEqual(near);
      for (const far of Object.keys(ways).filter((one) => !near.includes(one)))
        expect(t).toRefuse('go', far, 'SM-PLAN-02', 0);
    }
  });

  rule('SM-PLAN-03', 'leads through the gate only when it is open, from either side', () => {
    for (const [room, beyond] of [
      ['barrels', 'vault'],
      ['vault', 'barrels'],
    ] as const) {
      const at = (gate: string) =>
        newGame(2, {
          arrange(state) {
            state.rooms[0] = room;
            state.gate = gate;
          },
        });
      expect(at('lockedDoor')).toRefuse('go', beyond, 'SM-PLAN-03', 0);
      expect(at('openDoor')).toAllow('go', beyond, 0);
    }
  });

  rule('SM-PLAN-04', 'brings a coin to whoever has chosen a room alone', () => {
    const t = newGame(4);
    t.go('barrels', 'larder', 'stairs', 'larder');
    expect(t.state.coins).toEqual([4, 3, 4, 3]);
  });

  rule('SM-PLAN-04', 'brings nothing where all have chosen the same', () => {
    const t = newGame(2);
    t.go('larder', 'larder');
    expect(t.state.coins).toEqual([3, 3]);
  });
});

describe('the end', () => {
  /** The last turn of the last round. */
  function lastTurn(setting: Pick<Parameters<typeof turnAt>[0], 'coins' | 'keeps' | 'rooms'>): CellarTable {
    const t = turnAt({ options: { rounds: 3 }, draws: [QUIET_CAT], ...setting });
    t.state.round = 3;
    for (let seat = 0; seat + 1 < setting.rooms.length; seat++) t.do('stop');
    return t;
  }
  const rooms = ['stairs', 'stairs', 'stairs'];

  rule('SM-END-01', 'is won by the most coins and worth of keeps together', () => {
    const t = lastTurn({ rooms, coins: [5, 6, 4], keeps: [['ledger'], [], ['lantern', 'bowl']] });
    expect(t.ruleset.outcome(t.state)).toBeUndefined();
    t.do('stop');
    expect(t).toBeWonBy(0);
    expect(t.ruleset.outcome(t.state)).toMatchObject({
      seats: ['won', 'lost', 'lost'],
      because: { key: 'because.richest', params: { seat: 1, n: 7 } },
    });
  });

  rule('SM-END-02', 'is a draw between those who have equally the most; all others lose', () => {
    const some = lastTurn({ rooms, coins: [3, 5, 4], keeps: [['strongbox']] });
    some.do('stop');
    expect(some.ruleset.outcome(some.state)?.seats).toEqual(['drawn', 'drawn', 'lost']);
    const every = lastTurn({ rooms, coins: [4, 4, 4] });
    every.do('stop');
    expect(every).toBeDrawn();
  });

  rule(
    'SM-END-03',
    'comes at once when somebody concedes, who loses; it is over for the others as they stand',
    () => {
      const rich = turnAt({ rooms, coins: [9, 5, 4] });
      rich.ruleset.concede(rich.state, 0);
      expect(rich.ruleset.outcome(rich.state)?.seats).toEqual(['lost', 'won', 'lost']);
      expect(rich).toWaitFor();
      expect(rich).toRefuse('stop', null, 'CORE-OVER', 0);
      const even = turnAt({ rooms, coins: [9, 5, 5] });
      even.ruleset.concede(even.state, 0);
      expect(even.ruleset.outcome(even.state)?.seats).toEqual(['lost', 'drawn', 'drawn']);
    },
  );
});
