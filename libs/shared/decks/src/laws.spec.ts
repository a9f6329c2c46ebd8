/**
 * Laws over whole games of random steps: no card is lost, news is counted exactly, and no view tells a seat more than it
 * could have seen.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS, isParting, isShowing, take, watches, type Kind, type Step } from '../test/steps.ts';
import { SEATS, VIEWERS, begin, cloneWorld, knownTo, look, pilesOf, type World } from '../test/world.ts';
import {
  assertConserved,
  census,
  EMPTY,
  EVERYONE,
  NOBODY,
  RESHUFFLES,
  repool,
  unseenPlaces,
  type Sight,
  type Viewer,
} from './index.ts';

const games = fc.record({
  policy: fc.constantFrom(...RESHUFFLES),
  seed: fc.nat(),
  steps: fc.array(
    fc.record<Step>({
      kind: fc.constantFrom<Kind>(...KINDS),
      seat: fc.nat(SEATS - 1),
      other: fc.nat(SEATS - 1),
      n: fc.nat(4),
      which: fc.nat(11),
      open: fc.boolean(),
    }),
    { minLength: 10, maxLength: 60, size: 'max' },
  ),
});
const run = { seed: 2187, numRuns: 250 };

/** Few cards and many copies, where leaks hide. */
const COPIES = [0, 0, 0, 1, 1, 2, 3, 4, 0, 0, 1, 1, 2, 2, 3, 5];
const UNIQUE = Array.from({ length: 16 }, (_, card) => card);

describe('in any game', () => {
  it('every card stays in exactly one place, with one sight', () => {
    fc.assert(
      fc.property(games, ({ policy, seed, steps }) => {
        const world = begin(policy, COPIES, seed);
        const all = census([COPIES]);
        for (const step of steps) {
          take(world, step);
          assertConserved(all, pilesOf(world));
          const sights = pilesOf(world).flatMap(({ seen }) => seen);
          expect(sights.filter((sight) => !(sight >= NOBODY && sight <= EVERYONE))).toEqual([]);
        }
        expect(JSON.parse(JSON.stringify(pilesOf(world)))).toEqual(pilesOf(world));
      }),
      run,
    );
  });

  it('news is counted exactly when somebody is shown a card they did not know, or chance chooses', () => {
    fc.assert(
      fc.property(games, ({ policy, seed, steps }) => {
        const world = begin(policy, UNIQUE, seed);
        for (const step of steps) {
          const before = sights(world);
          const reveals = world.state.reveals;
          const faces = take(world, step);
          const after = sights(world);
          const news = UNIQUE.some((card) => ((after[card] ?? 0) & ~(before[card] ?? 0)) !== 0);
          const chance = step.kind === 'randomDiscard' && faces.length > 0;
          expect(world.state.reveals - reveals).toBe(chance || (isShowing(step) && news) ? 1 : 0);
        }
      }),
      run,
    );
  });

  it('a view holds only cards its viewer was shown', () => {
    fc.assert(
      fc.property(games, ({ policy, seed, steps }) => {
        const world = begin(policy, UNIQUE, seed);
        const shown = VIEWERS.map((viewer) => new Set(knownTo(world, viewer)));
        for (const step of steps) {
          const faces = take(world, step);
          for (const [v, viewer] of VIEWERS.entries()) {
            if (watches(viewer, step)) faces.forEach((card) => shown[v]?.add(card));
            expect(knownTo(world, viewer).filter((card) => shown[v]?.has(card) !== true)).toEqual([]);
          }
        }
      }),
      run,
    );
  });

  it('two worlds that look the same to a viewer still do after a step that shows the viewer nothing', () => {
    let compared = 0;
    fc.assert(
      fc.property(games, ({ policy, seed, steps }) => {
        const world = begin(policy, COPIES, seed);
        for (const [i, step] of steps.entries()) {
          const twins = VIEWERS.map((viewer) => twinOf(world, viewer, seed + i));
          const [card = EMPTY] = take(world, step);
          for (const [v, viewer] of VIEWERS.entries()) {
            const twin = twins[v];
            if (twin === undefined || !follow(twin, step, viewer, card)) continue;
            expect(look(twin, viewer)).toEqual(look(world, viewer));
            compared++;
          }
        }
      }),
      run,
    );
    expect(compared).toBeGreaterThan(10_000);
  });
});

/** Who knows each card (all different); a discard comes back only through a shuffle, which forgets. */
function sights(world: World): Sight[] {
  const list: Sight[] = [];
  for (const pile of pilesOf(world)) {
    const forgotten = pile === world.deck.discard || pile === world.market.discard;
    for (const [at, card] of pile.cards.entries()) {
      if (card !== EMPTY) list[card] = forgotten ? NOBODY : (pile.seen[at] ?? NOBODY);
    }
  }
  return list;
}

/** Another world that looks the same to the viewer. */
function twinOf(world: World, viewer: Viewer, seed: number): World {
  const twin = cloneWorld(world, seed);
  repool(twin.random, unseenPlaces(pilesOf(twin), viewer));
  return twin;
}

/** Takes the same step in a twin, as far as its viewer can tell; false where the two cannot be compared. */
function follow(twin: World, step: Step, viewer: Viewer, card: number): boolean {
  if (watches(viewer, step)) {
    if (isShowing(step) || step.kind === 'discardHand') return false;
    if (!isParting(step) || card === EMPTY) take(twin, step);
    else if (twin.hands[step.seat]?.cards.includes(card) === true) take(twin, step, card);
    else return false;
    return true;
  }
  // A secret choice may be any card, a secret order any order.
  const secret = isParting(step) || step.kind === 'arrange';
  take(twin, secret ? { ...step, which: step.which + 1 } : step);
  return true;
}
