import {
  define,
  finish,
  hash,
  message,
  NOTHING,
  stepsFor,
  type Core,
  type Meta,
  type Ruleset,
} from '@cantina/engine';
import { cellar, noughts } from '@cantina/samples';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { originOf, replay, startOf, walk } from './walk.ts';

const TOP = 40;

/** A ladder nobody climbs by chance: a step up, or all the way down. */
interface Ladder extends Core {
  rung: number;
}
const meta: Meta = {
  id: 'ladder',
  version: '1',
  names: { en: 'Ladder', de: 'Leiter', ru: 'Лестница' },
  seats: { min: 1, max: 1 },
  minutes: 1,
  mechanics: [],
};
const words = { templates: {}, lexicon: {} };
const ladder: Ruleset = define<Ladder, unknown, unknown, number>({
  meta,
  content: z.unknown(),
  options: z.unknown(),
  wording: { en: words, de: words, ru: words },
  steps: {
    climb: stepsFor()({
      actors: () => [0],
      moves: {
        up: {
          over: () => NOTHING,
          apply(table) {
            const state = table.state as Ladder;
            if (++state.rung === TOP) finish(table, { seats: ['won'], because: message('because.top') });
          },
        },
        down: { over: () => NOTHING, apply: (table) => void ((table.state as Ladder).rung = 0) },
      },
    }),
  },
  setup: ({ core }) => (core.stack.push({ step: 'climb' }), { rung: 0 }),
  view: ({ state }) => state.rung,
  viewForm: z.int(),
  hidden: () => [],
  concede: () => undefined,
  evaluate: ({ state }) => state.rung,
})({});

const configuration = { seats: 3, options: { cat: 'wild' } };
const rules: Ruleset = cellar.load(cellar.content);

describe('a walk', () => {
  it('goes at random for long enough, then looks ahead until the end', () => {
    const { played, end } = walk(ladder, originOf({ seats: 1, options: {} }, '1'), () => undefined);
    const verbs = played.map(({ action }) => action.do);
    const downs = verbs.slice(0, 1_500).filter((verb) => verb === 'down').length;
    expect(downs).toBeGreaterThan(600);
    expect(downs).toBeLessThan(900);
    expect(new Set(verbs.slice(1_500))).toEqual(new Set(['up']));
    expect(played.length).toBeLessThanOrEqual(1_500 + TOP);
    expect(end.outcome?.seats).toEqual(['won']);
  });

  it('is the same for a seed and another for another', () => {
    const played = (seed: string) =>
      JSON.stringify(walk(rules, originOf(configuration, seed), () => undefined).played);
    expect(played('7')).toBe(played('7'));
    expect(played('7')).not.toBe(played('8'));
  });

  it('shows every node once, with what is played next, and never touches it again', () => {
    const nodes: { state: Core; hash: string; next: unknown }[] = [];
    const game = walk(rules, originOf(configuration, '3'), ({ state, decision, played }, next) => {
      expect([decision, played.length]).toEqual([nodes.length, nodes.length]);
      expect(rules.check(state, next.seat, next.action)).toBeUndefined();
      nodes.push({ state, hash: hash(state), next });
    });
    expect(nodes.map(({ next }) => next)).toEqual(game.played);
    expect(nodes[0]?.state).toBe(game.start);
    for (const node of nodes) expect(hash(node.state)).toBe(node.hash);
  });

  it('speaks up now and then where nobody is asked', () => {
    let unasked = 0;
    let answers = 0;
    for (let seed = 0; seed < 10; seed++) {
      walk(rules, originOf(configuration, String(seed)), ({ state }, { seat, action }) => {
        if (rules.facts.interjections.includes(action.do))
          unasked += rules.actors(state).includes(seat) ? 0 : 1;
        else answers++;
      });
    }
    expect(unasked).toBeGreaterThan(3);
    expect(answers).toBeGreaterThan(20 * unasked);
  });

  it('can be played again', () => {
    const origin = originOf(configuration, '5');
    const { played, end } = walk(rules, origin, () => undefined);
    expect(hash(replay(rules, origin, played))).toBe(hash(end));
    expect(hash(replay(rules, origin, []))).toBe(hash(startOf(rules, origin)));
  });
});

describe('the start of a walk', () => {
  it('is a new game, by its configuration and seed', () => {
    const game: Ruleset = noughts.load(noughts.content);
    expect(startOf(game, originOf({ seats: 2, options: {} }, '1'))).toMatchObject({ seats: 2, active: 0 });
    const state = startOf(rules, originOf(configuration, '1')) as cellar.State;
    expect([state.seats, state.options.cat]).toEqual([3, 'wild']);
  });

  it('is a named position, with chance of the seed’s own', () => {
    const at = (seed: string) => startOf(rules, { configuration, seed, position: 'digging' });
    expect(at('1').stack.map(({ step }) => step)).toContain('dig');
    expect({ ...at('1'), random: [] }).toEqual({ ...at('2'), random: [] });
    expect(at('1').random).not.toEqual(at('2').random);
  });

  it('is no position that nobody knows, nor one whose script is refused', () => {
    const origin = { configuration, seed: '1', position: 'attic' };
    expect(() => startOf(rules, origin)).toThrow('no position "attic"');
    const script = [{ seat: 0, action: { do: 'go', what: 'crypt' } }];
    const positions = [{ name: 'attic', options: {}, seats: 2, seed: 1, script }];
    expect(() => startOf({ ...rules, positions }, origin)).toThrow(/position "attic".*SM-PLAN-02/);
  });
});
