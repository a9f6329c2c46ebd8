import { hash, type Load } from '@cantina/engine';
import { cellar, noughts } from '@cantina/samples';
import { describe, expect, it } from 'vitest';
import { runBody } from './body-end.ts';
import { scenario } from './scenario.ts';

const board = () => scenario(noughts.load, noughts.content);
const inCellar = (situation = {}) => scenario(cellar.load, cellar.content, situation);

describe('a scenario', () => {
  it('begins as the game does, with the fewest players and usual options', () => {
    const { state } = inCellar();
    expect(state.seats).toBe(2);
    expect(state.options).toEqual({ rounds: 4, cat: 'calm', trade: true });
    expect(inCellar({ seats: 4, options: { rounds: 3 } }).state).toMatchObject({
      seats: 4,
      options: { rounds: 3 },
    });
  });

  it('is the same each time for a seed, and another for another', () => {
    const dealt = (seed: number | string) => JSON.stringify(inCellar({ seed }).state.hands);
    expect(dealt(5)).toBe(dealt(5));
    expect(dealt('five')).toBe(dealt('five'));
    expect(dealt(5)).not.toBe(dealt(6));
  });

  it('is laid out by hand', () => {
    const t = inCellar({ arrange: (state: cellar.State) => void (state.rooms[1] = 'crypt') });
    expect(t.view(0).players.map(({ room }) => room)).toEqual(['stairs', 'crypt']);
    expect(inCellar().state.rooms).toEqual(['stairs', 'stairs']);
  });

  it('refuses what the game itself refuses to set up', () => {
    expect(() => inCellar({ seats: 5 })).toThrow(/CORE-SEATS/);
    expect(() => inCellar({ options: { moon: 'full' } })).toThrow(/CORE-OPTION.*moon/);
  });

  it('acts for the seat that is asked, unless another is named', () => {
    const t = board();
    t.do('mark', 4);
    t.do('mark', 0);
    expect(t.state.fields).toEqual([1, -1, -1, -1, 0, -1, -1, -1, -1]);
    expect(t.refusal('mark', 1, 1)).toBe('CORE-SEAT');
  });

  it('fails where an action is refused, with the rule, and leaves the table as it was', () => {
    const t = board();
    t.do('mark', 4);
    const before = hash(t.state);
    expect(() => t.do('mark', 4)).toThrow('seat 1 may not mark 4: NX-PLACE-01');
    expect(hash(t.state)).toBe(before);
    expect(t.events).toHaveLength(1);
  });

  it('names the rule that refuses, or none', () => {
    const t = board();
    t.do('mark', 4);
    expect(t.refusal('mark', 4)).toBe('NX-PLACE-01');
    expect(t.refusal('mark', 5)).toBeUndefined();
    expect(t.refusal('mark')).toBe('CORE-NOT-LISTED');
    expect(t.refusal('hop', 5)).toBe('CORE-ACTION');
  });

  it('finds a check that changes the table', () => {
    const load: Load = (content, wiring) => ({
      ...noughts.load(content, wiring),
      check: (state) => void state.reveals++,
    });
    const t = scenario(load, noughts.content);
    expect(() => t.refusal('mark', 4)).toThrow('checking mark changed the table');
    expect(() => t.do('mark', 4)).toThrow('checking mark changed the table');
  });

  it('tells what may be pointed at, and what of it is allowed', () => {
    const t = board();
    t.do('mark', 4);
    expect(t.candidates('mark')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(t.legal('mark')).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    expect(t.candidates('mark', 0)).toEqual([]);
    expect(t.legal('hop')).toEqual([]);
  });

  it('shows each viewer their own view and log', () => {
    const t = inCellar();
    t.do('go', 'larder', 0);
    expect([t.view(0).chosen, t.view(1).chosen, t.view('spectator').chosen]).toEqual(['larder', null, null]);
    t.do('go', 'larder', 1);
    t.do('rest');
    expect(t.log().at(-1)).toBe('Player 1 draws 2 cards');
    expect(t.log(1)).toEqual(t.log());
    expect(t.log(0).at(-1)).toMatch(/^Player 1 draws \D+, \D+$/);
  });
});

describe('a scenario with a script', () => {
  const prowl = (...draws: readonly number[]) => {
    const t = inCellar({ draws });
    t.do('go', 'larder', 0);
    t.do('go', 'stairs', 1);
    t.do('stop');
    t.do('stop');
    return t;
  };

  it('rolls what it says, after a start that needs no script', async () => {
    let hoard = -1;
    await runBody(() => void (hoard = prowl(0).state.cat.hoard));
    expect(hoard).toBe(1);
  });

  it('fails where the script has too much or too little', async () => {
    await expect(runBody(() => void prowl(0, 3))).rejects.toThrow('left over in the script: draws 3');
    await expect(runBody(() => void prowl(1))).rejects.toThrow('no draw left');
    await expect(runBody(() => void prowl(6))).rejects.toThrow('the draw is below 6');
    await expect(runBody(() => void inCellar({ shuffles: [[1]] }))).rejects.toThrow('1 shuffles');
  });
});
