import { seeded, Stream, type Random } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { begun, hall, rulesOf, standingOf } from '../test/hall.ts';
import { randomAct } from '../test/walker.ts';
import type { Matches } from './matches.ts';
import type { Answer } from './refused.ts';

/** Random people who act, take back, go and come; whatever they do, the log alone tells how the match stands. */

type Deed = (
  matches: Matches,
  id: string,
  owners: readonly string[],
  random: Random,
) => Promise<Answer | undefined>;

const someSeat = (owners: readonly string[], random: Random) => {
  const seat = random.below(owners.length);
  return { seat, who: { by: owners[seat] ?? '' } };
};

const undo: Deed = (matches, id, owners, random) => {
  const { seat, who } = someSeat(owners, random);
  return matches.undo(id, who, { seat, acts: 1 + random.below(3), ask: random.below(2) === 0 });
};
/** Takes back and does it again at once: between other deeds it seldom comes to that. */
const waver: Deed = async (matches, id, owners, random) => {
  const { seat, who } = someSeat(owners, random);
  const back = await matches.undo(id, who, { seat });
  const again = back.done ? await matches.redo(id, who, { seat }) : back;
  return again.done ? again : back;
};
const redo: Deed = (matches, id, owners, random) => {
  const { seat, who } = someSeat(owners, random);
  return matches.redo(id, who, { seat });
};
const reply: Deed = (matches, id, owners, random) =>
  matches.reply(id, someSeat(owners, random).who, { agree: random.below(4) > 0 });
/** Asks for an undo, and everybody answers. */
const consult: Deed = async (matches, id, owners, random) => {
  const { seat, who } = someSeat(owners, random);
  let answer = await matches.undo(id, who, { seat, acts: 1 + random.below(2), ask: true });
  for (const by of new Set(owners)) {
    const replied = await matches.reply(id, { by }, { agree: by !== who.by && random.below(5) > 0 });
    if (replied.done) answer = replied;
  }
  return answer;
};
const leave: Deed = (matches, id, owners, random) => {
  const { seat, who } = someSeat(owners, random);
  return matches.leave(id, who, random.below(2) === 0 ? { seat } : { seat, bot: 'any' });
};
const join: Deed = (matches, id, owners, random) => {
  const { seat, who } = someSeat(owners, random);
  const colour = ['red', 'blue', 'green', 'white'][seat] ?? '';
  return matches.join(id, who, { seat, name: `${who.by} again`, colour });
};

const deeds: readonly Deed[] = [
  ...new Array<Deed>(8).fill(randomAct),
  ...[undo, undo, redo, waver, waver, reply, consult, consult, leave, join, join],
];

const tables: readonly (readonly [string, readonly string[]])[] = [
  ['cellar', ['ada', 'bob', 'cyd']],
  ['cellar', ['ada', 'ada', 'bob', 'bob']],
  ['cellar', ['ada', 'ada']],
  ['noughts', ['ada', 'bob']],
  ['noughts', ['ada', 'ada']],
];

/** How often each kind of deed was done in all of the walks. */
const done = new Map<string, number>();

describe.each(tables)('a random match of %s for %j', (ruleset, owners) => {
  it('stands the same in memory, from its snapshots and from its first entry', async () => {
    const rules = await rulesOf(ruleset);
    const seeds = ruleset === 'noughts' ? 14 : 8;
    for (let seed = 0; seed < seeds; seed++) {
      const { matches, store, again, errors } = hall({ limits: { snapshotEvery: 6 } });
      const random = new Stream(seeded(`walk ${seed}`));
      const id = await begun(matches, { ruleset, owners });
      for (let i = 0; i < 120; i++) {
        const deed = deeds[random.below(deeds.length)] as Deed;
        const before = await matches.look(id, 0);
        const answer = await deed(matches, id, owners, random);
        await matches.quiet(id);
        if (answer?.done === false) expect(await matches.look(id, 0)).toEqual(before);
      }
      const zero = await standingOf(store, id, rules, 'zero');
      expect(await standingOf(store, id, rules, 'snapshot')).toEqual(zero);
      const fresh = again();
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(await fresh.look(id, viewer)).toEqual(await matches.look(id, viewer));
      expect(fresh.memory.mostFolded).toBeLessThanOrEqual(6);
      const written = await store.entries(id, 0);
      expect(written.map(({ entry }) => entry.seq)).toEqual(written.map((_, at) => at + 1));
      for (const { entry } of written) done.set(entry.type, (done.get(entry.type) ?? 0) + 1);
      expect(errors).toEqual([]);
    }
  });
});

it('all kinds of deeds were done often enough to mean something', () => {
  for (const type of ['act', 'undo', 'redo', 'ask', 'reply', 'leave', 'join'])
    expect(done.get(type) ?? 0, type).toBeGreaterThan(20);
});
