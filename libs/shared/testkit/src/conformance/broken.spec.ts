import type { Action, Core, Ruleset } from '@cantina/engine';
import { cellar, noughts } from '@cantina/samples';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conformance } from './conformance.ts';
import { LAWS, type Law } from './law.ts';
import { ConformanceFailure, type Subject } from './subject.ts';

/** Deliberately broken copies of a sound ruleset: each must be found, by the law it breaks. */
type Breaker = (sound: Ruleset) => Partial<Ruleset>;

/** The same ruleset with some of its functions replaced. */
function broken(breaker: Breaker, { load: open, content }: Subject = noughts): Subject {
  const load: Subject['load'] = (pack, wiring) => {
    const sound = open(pack, wiring);
    // Of any form, so that what is wrong with a view is found by the law it breaks.
    return { ...sound, viewForm: z.unknown(), ...breaker(sound) };
  };
  return { load, content };
}

type Noughts = Core & { fields: number[]; marked: number };
const fieldsOf = (state: Core): number[] => (state as Noughts).fields;
const mark = (what: number): Action => ({ do: 'mark', what });
/** Some moves into the game. */
const conceded = (state: Core): boolean => state.outcome?.because.key === 'because.conceded';
const underway = (state: Core): boolean => (state as Noughts).marked >= 2;

const cases: readonly (readonly [law: Law, how: string, breaker: Breaker])[] = [
  [
    'actors',
    'nobody is waited for in the middle of a game',
    (r) => ({ actors: (s) => (underway(s) ? [] : r.actors(s)) }),
  ],
  [
    'actors',
    'somebody is waited for after the end',
    (r) => ({ actors: (s) => (s.outcome === null ? r.actors(s) : [0]) }),
  ],
  ['dead end', 'nothing is legal', (r) => ({ legal: (s, seat) => (underway(s) ? [] : r.legal(s, seat)) })],
  [
    'length',
    'marks vanish again, so that nobody ever wins',
    (r) => ({
      apply(s, seat, action) {
        r.apply(s, seat, action);
        if (s.outcome !== null) Object.assign(s, r.setup({}, 2, s.random));
      },
    }),
  ],
  [
    'unique',
    'a candidate comes twice',
    (r) => ({ candidates: (s, seat) => [...r.candidates(s, seat), ...r.candidates(s, seat).slice(0, 1)] }),
  ],
  [
    'serialisable',
    'a candidate holds what JSON cannot',
    (r) => ({ candidates: (s, seat) => [...r.candidates(s, seat), { do: 'mark', what: NaN }] }),
  ],
  [
    'schema',
    'a candidate is not in the schema',
    (r) => ({ candidates: (s, seat) => [...r.candidates(s, seat), { do: 'hop', what: 1 }] }),
  ],
  [
    'legal',
    'a legal action is left out',
    (r) => ({ legal: (s, seat) => r.legal(s, seat).slice(0, -1).concat(r.legal(s, seat).slice(0, 1)) }),
  ],
  [
    'completeness',
    'check allows a field that is not on the board',
    (r) => ({
      check: (s, seat, action) =>
        (action as Action | null)?.what === 13 ? undefined : r.check(s, seat, action),
    }),
  ],
  [
    'refusal',
    'a refusal names no rule',
    (r) => ({
      check: (s, seat, action) => (r.check(s, seat, action) === undefined ? undefined : { rule: '' }),
    }),
  ],
  [
    'malformed',
    'rubbish is accepted',
    (r) => ({ check: (s, seat, action) => (action === 7 ? undefined : r.check(s, seat, action)) }),
  ],
  [
    'seat',
    'a seat that does not exist may act',
    (r) => ({ check: (s, seat, action) => (seat === 2 ? undefined : r.check(s, seat, action)) }),
  ],
  [
    'pure check',
    'a refused action leaves its trace',
    (r) => ({
      check(s, seat, action) {
        const verdict = r.check(s, seat, action);
        if (verdict !== undefined) s.reveals++;
        return verdict;
      },
    }),
  ],
  ['prompt', 'the seat waited for is not asked anything', () => ({ prompt: () => undefined })],
  [
    'words',
    'a prompt has no words',
    () => ({ prompt: (s, seat) => (s.active === seat ? { ask: { key: 'prompt.nowhere' } } : undefined) }),
  ],
  [
    'words',
    'a log line has no words',
    (r) => ({ apply: (s, seat, a, e) => (r.apply(s, seat, a, e), void e?.push({ key: 'log.nowhere' })) }),
  ],
  [
    'words',
    'the outcome has no words',
    (r) => ({
      outcome: (s) =>
        conceded(s)
          ? r.outcome(s)
          : r.outcome(s) && { seats: ['won', 'lost'], because: { key: 'because.nowhere' } },
    }),
  ],
  [
    'plain words',
    'a label holds a class',
    () => ({ label: () => ({ key: 'move.mark', params: { field: new Date(0) as never } }) }),
  ],
  [
    'labels',
    'two actions are called the same',
    () => ({ label: () => ({ key: 'move.mark', params: { field: 1 } }) }),
  ],
  [
    'odds',
    'a chance above one',
    () => ({ odds: () => ({ outcomes: [{ of: { key: 'because.full' }, chance: 1.5 }] }) }),
  ],
  ['evaluate', 'no number', () => ({ evaluate: () => NaN })],
  ['reasons', 'reasons that are not the whole', () => ({ reasons: () => ({ luck: 0.5 }) })],
  ['words', 'a reason nobody can say', (r) => ({ reasons: (s, seat) => ({ luck: r.evaluate(s, seat) }) })],
  ['plain view', 'a view with a function in it', () => ({ view: () => ({ look: () => 1 }) })],
  [
    'view form',
    'a view shows more than it says it does',
    (r) => ({
      view: (s, viewer) => ({ ...(r.view(s, viewer) as object), more: 1 }),
      viewForm: r.viewForm,
    }),
  ],
  [
    'pure view',
    'looking changes the table',
    (r) => ({ view: (s, viewer) => (s.reveals++, r.view(s, viewer)) }),
  ],
  [
    'plain state',
    'a class in the state',
    (r) => ({ setup: (...start) => Object.assign(r.setup(...start), { when: new Date(0) }) }),
  ],
  ['clone', 'the copy lacks something', (r) => ({ clone: (s) => ({ ...r.clone(s), marked: 0 }) as Core })],
  [
    'clone',
    'the copy shares the board',
    (r) => ({ clone: (s) => ({ ...r.clone(s), fields: fieldsOf(s) }) as Core }),
  ],
  [
    'apart',
    'acting on a copy reaches the original',
    (r) => {
      const originals = new WeakMap<Core, Core>();
      return {
        clone(s) {
          const copy = r.clone(s);
          originals.set(copy, s);
          return copy;
        },
        apply(s, seat, action, events) {
          r.apply(s, seat, action, events);
          const original = originals.get(s);
          if (original !== undefined) original.reveals++;
        },
      };
    },
  ],
  [
    'serialise',
    'play depends on something that is not in the state',
    (r) => {
      const here = new WeakSet<Core>();
      return {
        clone(s) {
          const copy = r.clone(s);
          here.add(copy);
          return copy;
        },
        apply(s, seat, action, events) {
          r.apply(s, seat, action, events);
          if (!here.has(s)) s.reveals += 2;
        },
      };
    },
  ],
  ['conservation', 'a field is lost', (r) => ({ census: (s) => [underway(s) ? 8 : 9, ...r.census(s)] })],
  ['concede', 'conceding does nothing', () => ({ concede: () => undefined })],
  ['concede', 'whoever concedes wins', (r) => ({ concede: (s, seat) => r.concede(s, 1 - seat) })],
  [
    'past',
    'an action reaches back two moves',
    (r) => {
      const before = new WeakMap<Core, Core>();
      return {
        clone(s) {
          const copy = r.clone(s);
          before.set(copy, s);
          return copy;
        },
        apply(s, seat, action, events) {
          r.apply(s, seat, action, events);
          const earlier = before.get(before.get(s) ?? s);
          if (earlier !== undefined) earlier.reveals += 100;
        },
      };
    },
  ],
  [
    'replay',
    'games depend on the games before them',
    (r) => {
      let games = 0;
      return { setup: (...start) => Object.assign(r.setup(...start), { reveals: games++ }) };
    },
  ],
  [
    'replay',
    'listening changes the game',
    (r) => ({
      apply(s, seat, action, events) {
        r.apply(s, seat, action, events);
        if (events !== undefined && s.outcome !== null) s.reveals++;
      },
    }),
  ],
  [
    'outcome',
    'a result for one seat of two',
    (r) => ({
      outcome: (s) =>
        conceded(s) ? r.outcome(s) : r.outcome(s) && { seats: ['won'], because: { key: 'because.full' } },
    }),
  ],
  [
    'over',
    'acting goes on after the end',
    (r) => ({ candidates: (s, seat) => (s.outcome === null ? r.candidates(s, seat) : [mark(0)]) }),
  ],
  [
    'throws',
    'a rule throws',
    (r) => ({
      apply(s, seat, action, events) {
        if (underway(s)) throw new Error('a defect');
        r.apply(s, seat, action, events);
      },
    }),
  ],
];

/** The worlds that a redeal has made, and their copies. */
function redealt(sound: Ruleset) {
  const worlds = new WeakSet<Core>();
  const marked = (state: Core, other: Core): Core => {
    if (worlds.has(state)) worlds.add(other);
    return other;
  };
  return {
    worlds,
    redeal: ((state, seat, random) => {
      const world = sound.redeal(state, seat, random);
      worlds.add(world);
      return world;
    }) satisfies Ruleset['redeal'],
    clone: ((state) => marked(state, sound.clone(state))) satisfies Ruleset['clone'],
  };
}

/** Broken where there is something to hide: the other sample. */
const hiddenCases: readonly (readonly [law: Law, how: string, breaker: Breaker])[] = [
  [
    'redeal keeps',
    "a seat's own hand is dealt anew",
    (r) => ({ redeal: (s, seat, random) => r.redeal(s, (seat + 1) % s.seats, random) }),
  ],
  [
    'redeal depends',
    'the new world remembers how the old one was dealt',
    (r) => ({
      redeal: (s, seat, random) => Object.assign(r.redeal(s, seat, random), { reveals: s.random[0] ?? 0 }),
    }),
  ],
  [
    'redeal deals',
    'the generator stays',
    (r) => ({
      redeal: (s, seat, random) => Object.assign(r.redeal(s, seat, random), { random: s.random.slice() }),
    }),
  ],
  [
    'redeal deals',
    'nothing but the generator is new',
    (r) => ({
      redeal: (s, seat, random) => Object.assign(r.clone(s), { random: r.redeal(s, seat, random).random }),
    }),
  ],
  ['redeal covers', 'no place counts as hidden', () => ({ hidden: () => [] })],
  [
    'redeal plays',
    'nobody can go on in the new world',
    (r) => {
      const { worlds, redeal, clone } = redealt(r);
      return { redeal, clone, legal: (s, seat) => (worlds.has(s) ? [] : r.legal(s, seat)) };
    },
  ],
  [
    'redeal tells',
    'the log betrays which world it is',
    (r) => {
      const { worlds, redeal, clone } = redealt(r);
      return {
        redeal,
        clone,
        apply(s, seat, action, events) {
          r.apply(s, seat, action, events);
          if (worlds.has(s)) events?.push({ key: 'move.pass' });
        },
      };
    },
  ],
  [
    'redeal conserves',
    'a card is lost in the new world',
    (r) => {
      const { worlds, redeal, clone } = redealt(r);
      return { redeal, clone, census: (s) => (worlds.has(s) ? r.census(s).slice(1) : r.census(s)) };
    },
  ],
  [
    'undo',
    'what was allowed is refused after going back',
    (r) => {
      const untouched = new WeakSet<Core>();
      return {
        clone(s) {
          const copy = r.clone(s);
          untouched.add(copy);
          return copy;
        },
        apply(s, seat, action, events) {
          untouched.delete(s);
          r.apply(s, seat, action, events);
        },
        check: (s, seat, action) => (untouched.has(s) ? { rule: 'CORE-NOT-NOW' } : r.check(s, seat, action)),
      };
    },
  ],
  [
    'undo barrier',
    'new information does not count',
    (r) => ({
      apply(s, seat, action, events) {
        const { reveals } = s;
        r.apply(s, seat, action, events);
        s.reveals = reveals;
      },
    }),
  ],
];

const contentCases: readonly (readonly [law: Law, how: string, subject: Subject])[] = [
  [
    'content round trip',
    'the hash depends on more than the content',
    (() => {
      let loads = 0;
      return {
        load: (content) => ({
          ...(noughts.load(content) as unknown as Ruleset),
          contentHash: String(loads++),
        }),
        content: noughts.content,
      };
    })(),
  ],
  [
    'changed content',
    'the rules do not look at the content they are given',
    {
      load: (content) => {
        const { contentHash } = noughts.load(content);
        return { ...(noughts.load(noughts.content) as unknown as Ruleset), contentHash };
      },
      content: noughts.content,
    },
  ],
  [
    'changed content',
    'another pack has the same hash',
    {
      load: (content) => ({ ...(noughts.load(content) as unknown as Ruleset), contentHash: 'x' }),
      content: noughts.content,
    },
  ],
];

function lawBrokenBy(subject: Subject): Law {
  try {
    conformance(subject, { games: 3, heavy: 'all' });
  } catch (error) {
    if (error instanceof ConformanceFailure) return error.law;
    throw error;
  }
  throw new Error('nothing was found');
}

describe('a deliberately broken copy is found', () => {
  it.each(cases)('%s: %s', (law, _how, breaker) => {
    expect(lawBrokenBy(broken(breaker))).toBe(law);
  });

  it.each(hiddenCases)('%s: %s', (law, _how, breaker) => {
    expect(lawBrokenBy(broken(breaker, cellar))).toBe(law);
  });

  it.each(contentCases)('%s: %s', (law, _how, subject) => {
    expect(lawBrokenBy(subject)).toBe(law);
  });

  it('for every law there is', () => {
    const shown = new Set<Law>([...cases, ...hiddenCases, ...contentCases].map(([law]) => law));
    expect(LAWS.filter((law) => !shown.has(law))).toEqual([]);
  });
});
