import { clone } from '@cantina/engine';
import { dice, die, odds, oneFor, opposed } from '@cantina/dice';
import { median } from './race.ts';

const REPEATS = 41;

/** The shared libraries' own promises: exact odds in time, and a clone that is worth having. */
export function shared(): Promise<Record<string, number>> {
  const eight = die({
    name: 'eight',
    faces: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
  });
  const worth = oneFor(['hit', 'crit']);
  const opposedMs = time(() => opposed(odds(dice(9, eight), worth), odds(dice(9, eight), worth), 'attacker'));
  const poolMs = time(() => odds(dice(40, eight), worth));
  const state = sampleState();
  const ours = time(() => clone(state), 2_000);
  const structured = time(() => structuredClone(state), 200);
  return Promise.resolve({
    opposed_9_against_9_ms: opposedMs,
    pool_of_40_ms: poolMs,
    clone_state_bytes: JSON.stringify(state).length,
    clone_us: ours * 1000,
    structured_clone_us: structured * 1000,
    clone_ratio: structured / ours,
  });
}

/** Median milliseconds of one call. */
function time(body: () => unknown, batch = 1): number {
  const laps: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    const begun = performance.now();
    for (let n = 0; n < batch; n++) body();
    laps.push((performance.now() - begun) / batch);
  }
  return median(laps);
}

/** About 5 KB of plain data in the shape of a card game's table. */
function sampleState(): unknown {
  const pile = (from: number, count: number) => ({
    cards: Array.from({ length: count }, (_, i) => from + i),
    seen: Array.from({ length: count }, (_, i) => i % 3),
  });
  const side = (seat: number) => ({
    seat,
    credits: 12,
    hand: pile(seat * 10, 7),
    deck: pile(seat * 20, 24),
    discard: pile(seat * 30, 12),
    inPlay: Array.from({ length: 8 }, (_, id) => ({
      id,
      card: id * 3,
      damage: id % 2,
      exhausted: id % 3 === 0,
      slots: [id, id + 1],
    })),
  });
  return {
    stack: [
      { step: 'turn', seat: 0 },
      { step: 'effect.pick', node: 'scout/ability/0', you: 0, by: 0, source: 4, it: null, i: 0, things: [] },
    ],
    random: [1, 2, 3, 4],
    reveals: 17,
    sides: [0, 1, 2, 3].map(side),
    market: pile(100, 6),
    galaxy: pile(200, 60),
    spaces: Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`space-${i}`, { figures: [i % 4], patrol: i % 5 }]),
    ),
  };
}
