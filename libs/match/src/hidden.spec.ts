import { eventFor, type Viewer } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { begun, hall, rulesOf, stateIn, yes } from '../test/hall.ts';
import { randomAct } from '../test/walker.ts';

const three = ['ada', 'bob', 'cyd'];

/** What no viewer is ever sent, whatever it is called by. */
const NEVER = /"(random|stack|seen|secret|salt|answers|owners|nonce|listening|actions|only)":/;

describe('whoever looks', () => {
  it('gets the view and the events of their seat alone, all game long', async () => {
    const rules = await rulesOf('cellar');
    const { matches, store } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: three });
    const random = new Stream(seeded('hidden'));
    let private_ = 0;
    for (let acts = 0; acts < 60; acts++) {
      const answer = await randomAct(matches, id, three, random);
      if (answer === undefined) break;
      const seq = yes(answer);
      const state = await stateIn(store, id, rules);
      if (rules.outcome(state) !== undefined) break;
      const [written] = await store.entries(id, seq - 1, seq);
      for (const viewer of [0, 1, 2, 'spectator'] as Viewer[]) {
        const sight = await matches.look(id, viewer);
        const log = await matches.log(id, viewer, seq - 1);
        expect(sight?.view).toEqual(rules.view(state, viewer));
        expect(sight?.prompt).toEqual(viewer === 'spectator' ? null : (rules.prompt(state, viewer) ?? null));
        expect(log[0]?.events).toEqual(written?.events.map((event) => eventFor(event, viewer)));
        const told = JSON.stringify([
          sight,
          log,
          viewer === 'spectator' ? [] : await matches.choices(id, viewer),
        ]);
        expect(told).not.toMatch(NEVER);
        expect(told).not.toContain('secret 1');
        for (const word of state.random) if (Math.abs(word) > 1e5) expect(told).not.toContain(String(word));
        private_ += written?.events.filter(({ only }) => only !== undefined).length ?? 0;
      }
    }
    expect(private_).toBeGreaterThan(0);
  });

  it('is told that a secret answer was given, not which', async () => {
    const { matches } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: three });
    const legal = await matches.legal(id, 0);
    const action = legal.find(({ what }) => what !== 'stairs');
    yes(await matches.act(id, { by: 'ada' }, { seat: 0, decision: 1, actions: [action] }));
    for (const viewer of [1, 2, 'spectator'] as Viewer[]) {
      expect(await matches.look(id, viewer)).toMatchObject({
        view: { chosen: null },
        seats: [{ asked: false }, {}, {}],
      });
      expect(await matches.log(id, viewer, 4)).toEqual([
        { seq: 5, at: expect.any(Number) as number, type: 'act', seat: 0, to: null, events: [] },
      ]);
    }
  });

  it('sees choices with words, odds and the rule that forbids one', async () => {
    const { matches } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: three });
    const choices = await matches.choices(id, 0);
    expect(choices.length).toBeGreaterThan(2);
    for (const { action, label } of choices) expect([action.do, typeof label.key]).toEqual(['go', 'string']);
    expect(choices.some(({ refusal }) => refusal?.rule === 'SM-PLAN-02')).toBe(true);
    expect(await matches.choices('nowhere', 0)).toEqual([]);
    expect(await matches.look('nowhere', 0)).toBeUndefined();
  });
});
