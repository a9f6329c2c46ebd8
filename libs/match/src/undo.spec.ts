import { describe, expect, it } from 'vitest';
import { act, begun, go, hall, mark, refusedBy, rulesOf, stateIn, yes, type Hall } from '../test/hall.ts';
import type { Matches } from './matches.ts';

const by = (owner: string) => ({ by: owner });
const fields = async (matches: Matches, id: string) =>
  ((await matches.look(id, 'spectator'))?.view as { fields: readonly number[] }).fields.flatMap(
    (owner, at) => (owner === -1 ? [] : [at]),
  );

/** The cellar with the first turn begun: whose it is, and how. */
async function firstTurn(room: Hall, owners: readonly string[]): Promise<{ id: string; seat: number }> {
  const { matches } = room;
  const id = await begun(matches, { ruleset: 'cellar', owners });
  for (const [seat, owner] of owners.entries()) yes(await act(matches, id, owner, seat, go('larder')));
  const seats = (await matches.look(id, 'spectator'))?.seats ?? [];
  return { id, seat: seats.findIndex(({ asked }) => asked) };
}

const rest = { do: 'rest', what: null };

describe('an undo is free', () => {
  it('for an own act that told nothing new, and the act may be done otherwise', async () => {
    const { matches } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', 'bob', 'cyd'] });
    const before = (await matches.look(id, 0))?.view;
    yes(await act(matches, id, 'ada', 0, go('larder')));
    expect((await matches.look(id, 0))?.view).not.toEqual(before);
    yes(await matches.undo(id, by('ada'), { seat: 0 }));
    expect((await matches.look(id, 0))?.view).toEqual(before);
    expect((await matches.look(id, 0))?.practice).toBe(false);
    yes(await act(matches, id, 'ada', 0, go('barrels')));
    expect(await matches.look(id, 0)).toMatchObject({ view: { chosen: 'barrels' }, prompt: null });
  });

  it('and may be taken back itself, until somebody acts', async () => {
    const { matches } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', 'bob', 'cyd'] });
    expect(refusedBy(await matches.redo(id, by('ada'), { seat: 0 })).code).toBe('nothing-to-redo');
    yes(await act(matches, id, 'ada', 0, go('larder')));
    const done = (await matches.look(id, 0))?.view;
    yes(await matches.undo(id, by('ada'), { seat: 0 }));
    expect(refusedBy(await matches.redo(id, by('bob'), { seat: 1 })).code).toBe('needs-consent');
    yes(await matches.redo(id, by('ada'), { seat: 0 }));
    expect((await matches.look(id, 0))?.view).toEqual(done);
    yes(await matches.undo(id, by('ada'), { seat: 0 }));
    yes(await act(matches, id, 'bob', 1, go('larder')));
    expect(refusedBy(await matches.redo(id, by('ada'), { seat: 0 })).code).toBe('nothing-to-redo');
  });

  it('for nobody else, and only where there is something to take back', async () => {
    const { matches } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', 'bob', 'cyd'] });
    expect(refusedBy(await matches.undo(id, by('ada'), { seat: 0 })).code).toBe('nothing-to-undo');
    yes(await act(matches, id, 'ada', 0, go('larder')));
    expect(refusedBy(await matches.undo(id, by('bob'), { seat: 0 })).code).toBe('not-your-seat');
    expect(refusedBy(await matches.undo(id, by('bob'), { seat: 1 })).code).toBe('nothing-to-undo');
    expect(refusedBy(await matches.undo(id, by('ada'), { seat: 0, acts: 2 })).code).toBe('nothing-to-undo');
    expect(refusedBy(await matches.undo(id, by('ada'), { seat: 0, acts: 0 })).code).toBe('nothing-to-undo');
    expect(refusedBy(await matches.undo(id, by('ada'), { seat: 0, acts: 0.5 })).code).toBe('nothing-to-undo');
  });
});

describe('an undo needs the others', () => {
  it('past new information', async () => {
    const room = hall();
    const { matches } = room;
    const owners = ['ada', 'bob'];
    const { id, seat } = await firstTurn(room, owners);
    const me = owners[seat] ?? '';
    const before = (await matches.look(id, seat))?.view;
    yes(await act(matches, id, me, seat, rest));
    expect(refusedBy(await matches.undo(id, by(me), { seat })).code).toBe('needs-consent');

    yes(await matches.undo(id, by(me), { seat, ask: true }));
    expect(await matches.look(id, 1 - seat)).toMatchObject({ request: { seat } });
    expect((await matches.look(id, seat))?.view).not.toEqual(before);
    expect(refusedBy(await matches.reply(id, by(me), { agree: true })).code).toBe('not-your-seat');
    yes(await matches.reply(id, by(owners[1 - seat] ?? ''), { agree: true }));
    expect(await matches.look(id, seat)).toMatchObject({ request: null, view: before, practice: false });
  });

  it('past another seat’s decision', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    yes(await act(matches, id, 'ada', 0, mark(0)));
    yes(await act(matches, id, 'bob', 1, mark(1)));
    expect(refusedBy(await matches.undo(id, by('ada'), { seat: 0 })).code).toBe('needs-consent');
    yes(await matches.undo(id, by('ada'), { seat: 0, ask: true }));
    expect(refusedBy(await matches.undo(id, by('eve'), { seat: 0 })).code).toBe('not-your-seat');
    yes(await matches.reply(id, by('bob'), { agree: true }));
    expect(await fields(matches, id)).toEqual([]);
    expect(refusedBy(await matches.redo(id, by('ada'), { seat: 0 })).code).toBe('needs-consent');
  });

  it('all of them, and one who does not want it is enough', async () => {
    const room = hall();
    const { matches } = room;
    const owners = ['ada', 'bob', 'cyd'];
    const { id, seat } = await firstTurn(room, owners);
    const [me = '', second = '', third = ''] = [0, 1, 2].map((i) => owners[(seat + i) % 3]);
    yes(await act(matches, id, me, seat, rest));
    const after = (await matches.look(id, seat))?.view;
    yes(await matches.undo(id, by(me), { seat, ask: true }));
    const another = await matches.undo(id, by(second), { seat: (seat + 1) % 3, ask: true });
    expect(refusedBy(another).code).toBe('request-open');
    yes(await matches.reply(id, by(second), { agree: true }));
    expect(refusedBy(await matches.reply(id, by(second), { agree: true })).code).toBe('not-your-seat');
    expect(refusedBy(await matches.reply(id, by('eve'), { agree: true })).code).toBe('not-your-seat');
    expect((await matches.look(id, seat))?.view).toEqual(after);
    yes(await matches.reply(id, by(third), { agree: false }));
    expect(await matches.look(id, seat)).toMatchObject({ view: after, request: null });
    expect(refusedBy(await matches.reply(id, by(third), { agree: true })).code).toBe('no-request');
  });

  it('until somebody acts, comes or goes, or it is withdrawn', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    yes(await act(matches, id, 'ada', 0, mark(0)));
    const ask = async () => {
      yes(await matches.undo(id, by('ada'), { seat: 0, ask: true }));
      expect((await matches.look(id, 0))?.request).not.toBeNull();
    };
    yes(await act(matches, id, 'bob', 1, mark(1)));
    await ask();
    expect(refusedBy(await matches.undo(id, by('bob'), { seat: 1, acts: 2, ask: true })).code).toBe(
      'nothing-to-undo',
    );
    yes(await matches.reply(id, by('ada'), { agree: false }));
    expect((await matches.look(id, 0))?.request).toBeNull();
    await ask();
    yes(await act(matches, id, 'ada', 0, mark(2)));
    expect(refusedBy(await matches.reply(id, by('bob'), { agree: true })).code).toBe('no-request');
    expect(await fields(matches, id)).toEqual([0, 1, 2]);
  });

  it('but bots agree, also one that stands in', async () => {
    const room = hall();
    const { matches } = room;
    const owners = ['ada', 'bob'];
    const { id, seat } = await firstTurn(room, owners);
    const [me = '', other = ''] = [owners[seat], owners[1 - seat]];
    yes(await act(matches, id, me, seat, rest));
    yes(await matches.leave(id, by(other), { seat: 1 - seat, bot: 'first' }));
    yes(await matches.undo(id, by(me), { seat }));
    expect((await matches.look(id, seat))?.practice).toBe(true);
  });
});

describe('one person at all the seats', () => {
  it('goes back as far as they like, and the match is practice once they unlearn something', async () => {
    const room = hall();
    const { matches } = room;
    const { id, seat } = await firstTurn(room, ['ada', 'ada']);
    const before = (await matches.look(id, seat))?.view;
    yes(await act(matches, id, 'ada', seat, rest));
    const rested = (await matches.look(id, seat))?.view;
    yes(await matches.undo(id, by('ada'), { seat }));
    expect(await matches.look(id, seat)).toMatchObject({ view: before, practice: true });
    expect((await matches.list({ owner: 'ada', limit: 1 }))[0]?.practice).toBe(true);
    yes(await matches.redo(id, by('ada'), { seat }));
    expect((await matches.look(id, seat))?.view).toEqual(rested);
    yes(await matches.undo(id, by('ada'), { seat, acts: 2 }));
    expect(await matches.look(id, seat)).toMatchObject({ view: { round: 1, chosen: null }, practice: true });
  });

  it('stays a real match while nothing is unlearnt', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    yes(await act(matches, id, 'ada', 0, mark(0)));
    yes(await act(matches, id, 'ada', 1, mark(1)));
    yes(await matches.undo(id, by('ada'), { seat: 0 }));
    expect(await fields(matches, id)).toEqual([]);
    expect((await matches.look(id, 0))?.practice).toBe(false);
  });

  it('takes the bots’ answers back too; having seen them makes it practice', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', null] });
    for (const field of [8, 7]) {
      yes(await act(matches, id, 'ada', 0, mark(field)));
      await matches.quiet(id);
    }
    expect(await fields(matches, id)).toEqual([0, 1, 7, 8]);
    yes(await matches.undo(id, by('ada'), { seat: 0 }));
    await matches.quiet(id);
    expect(await fields(matches, id)).toEqual([0, 8]);
    expect((await matches.look(id, 0))?.practice).toBe(true);
  });
});

describe('chance', () => {
  it('brings something else after an undo: a new entry, a new key', async () => {
    const room = hall();
    const { matches, store } = room;
    const rules = await rulesOf('cellar');
    const { id, seat } = await firstTurn(room, ['ada', 'ada']);
    const keys = new Set<string>();
    for (let i = 0; i < 5; i++) {
      yes(await act(matches, id, 'ada', seat, rest));
      keys.add(JSON.stringify((await stateIn(store, id, rules)).random));
      yes(await matches.undo(id, by('ada'), { seat }));
    }
    expect(keys.size).toBe(5);
  });
});

describe('the end', () => {
  it('cannot be taken back: the secret is out', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    for (const [turn, field] of [0, 3, 1, 4, 2].entries())
      yes(await act(matches, id, 'ada', turn % 2, mark(field)));
    expect(refusedBy(await matches.undo(id, by('ada'), { seat: 0 })).code).toBe('over');
  });
});
