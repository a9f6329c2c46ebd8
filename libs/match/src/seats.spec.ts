import { describe, expect, it } from 'vitest';
import { act, begun, bot, hall, human, mark, open, refusedBy, yes, type Hall } from '../test/hall.ts';
import type { SeatPlan } from './head.ts';

async function seating({ matches }: Hall, seats: readonly SeatPlan[], more: object = {}): Promise<string> {
  const created = await matches.create('ada', { ruleset: 'cellar', options: {}, seats, ...more });
  if (!created.done) throw new Error(created.refused.code);
  return created.id;
}

const ada = { seat: 0, name: 'Ada', colour: 'red' };
const bob = { seat: 1, name: 'Bob', colour: 'blue' };

describe('sitting down', () => {
  it('takes an open seat, or the one kept for whoever created the match', async () => {
    const room = hall();
    const { matches } = room;
    const id = await seating(room, [human, open, bot]);
    expect(refusedBy(await matches.join(id, { by: 'bob' }, { ...bob, seat: 0 })).code).toBe('seat-taken');
    expect(refusedBy(await matches.join(id, { by: 'bob' }, { ...bob, seat: 2 })).code).toBe('seat-taken');
    expect(refusedBy(await matches.join(id, { by: 'bob' }, { ...bob, seat: 3 })).code).toBe('no-seat');
    yes(await matches.join(id, { by: 'bob' }, bob));
    expect(refusedBy(await matches.join(id, { by: 'cyd' }, { ...bob, colour: 'green' })).code).toBe(
      'seat-taken',
    );
    expect(refusedBy(await matches.join(id, { by: 'ada' }, { ...ada, colour: 'blue' })).code).toBe(
      'colour-taken',
    );
    yes(await matches.join(id, { by: 'ada' }, ada));
    expect((await matches.look(id, 'spectator'))?.seats).toEqual([
      { kind: 'human', name: 'Ada', colour: 'red', away: false, bot: null, asked: false },
      { kind: 'human', name: 'Bob', colour: 'blue', away: false, bot: null, asked: false },
      { kind: 'bot', name: null, colour: null, away: false, bot: 'first', asked: false },
    ]);
  });

  it.each([
    [{ name: '' }, 'bad-name'],
    [{ name: '   ' }, 'bad-name'],
    [{ name: 'x'.repeat(33) }, 'bad-name'],
    [{ name: 'a\u0000b' }, 'bad-name'],
    [{ name: '\u202Eadb' }, 'bad-name'],
    [{ name: '\ud800' }, 'bad-name'],
    [{ name: 7 as unknown as string }, 'bad-name'],
    [{ colour: 'red;}' }, 'bad-colour'],
    [{ colour: '' }, 'bad-colour'],
    [{ nonce: 'x'.repeat(129) }, 'bad-nonce'],
    [{ nonce: '\udfff' }, 'bad-nonce'],
  ])('needs a name, colour and nonce within bounds: %j', async (part, code) => {
    const room = hall();
    const id = await seating(room, [human, bot]);
    expect(refusedBy(await room.matches.join(id, { by: 'ada' }, { ...ada, ...part })).code).toBe(code);
  });

  it('keeps a name as it is meant, in any script', async () => {
    const room = hall();
    const id = await seating(room, [human, bot]);
    yes(await room.matches.join(id, { by: 'ada' }, { ...ada, name: '  Ада   Løve ' }));
    expect((await room.matches.look(id, 0))?.seats[0]?.name).toBe('Ада Løve');
  });

  it('lets one person hold several seats', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    expect(await matches.viewers(id, 'ada')).toEqual([0, 1]);
    yes(await act(matches, id, 'ada', 0, mark(0)));
    yes(await act(matches, id, 'ada', 1, mark(1)));
  });

  it('shows nobody whose a seat is', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['owner-of-0', 'owner-of-1'] });
    const told = JSON.stringify([await matches.look(id, 0), await matches.log(id, 0)]).replaceAll(
      /"name":"[^"]*"/g,
      '',
    );
    expect(told).not.toMatch(/owner-of|nonce/);
  });
});

describe('leaving before the start', () => {
  it('frees the seat for somebody else', async () => {
    const room = hall();
    const { matches } = room;
    const id = await seating(room, [human, open]);
    yes(await matches.join(id, { by: 'bob' }, bob));
    expect(refusedBy(await matches.leave(id, { by: 'ada' }, { seat: 1 })).code).toBe('not-your-seat');
    yes(await matches.leave(id, { by: 'bob' }, { seat: 1 }));
    expect((await matches.look(id, 'spectator'))?.seats[1]).toMatchObject({ kind: 'open', name: null });
    yes(await matches.join(id, { by: 'cyd' }, bob));
  });
});

describe('starting', () => {
  it('waits until everybody has sat down, and is up to whoever created the match', async () => {
    const room = hall();
    const { matches } = room;
    const id = await seating(room, [human, open]);
    expect(refusedBy(await matches.start(id, { by: 'ada' })).code).toBe('not-ready');
    yes(await matches.join(id, { by: 'bob' }, bob));
    expect(refusedBy(await matches.start(id, { by: 'ada' })).code).toBe('not-ready');
    yes(await matches.join(id, { by: 'ada' }, ada));
    expect(refusedBy(await matches.start(id, { by: 'bob' })).code).toBe('not-yours-to-start');
    expect(refusedBy(await act(matches, id, 'ada', 0, mark(0))).code).toBe('not-started');
    expect(refusedBy(await matches.undo(id, { by: 'ada' }, { seat: 0 })).code).toBe('not-started');
    yes(await matches.start(id, { by: 'ada' }));
    expect(refusedBy(await matches.start(id, { by: 'ada' })).code).toBe('started');
    expect(refusedBy(await matches.join(id, { by: 'cyd' }, { ...bob, colour: 'green' })).code).toBe(
      'seat-taken',
    );
  });

  it('is up to anybody at the table if whoever created it does not sit there', async () => {
    const room = hall();
    const { matches } = room;
    const id = await seating(room, [open, open]);
    yes(await matches.join(id, { by: 'bob' }, bob));
    yes(await matches.join(id, { by: 'cyd' }, { ...ada, name: 'Cyd' }));
    expect(refusedBy(await matches.start(id, { by: 'dan' })).code).toBe('not-yours-to-start');
    yes(await matches.start(id, { by: 'cyd' }));
  });

  it('gives the seats nobody took to bots, if asked to', async () => {
    const room = hall();
    const { matches } = room;
    const id = await seating(room, [human, open, open]);
    yes(await matches.join(id, { by: 'ada' }, ada));
    expect(refusedBy(await matches.start(id, { by: 'ada' }, { bots: 'genius' })).code).toBe('no-bot');
    yes(await matches.start(id, { by: 'ada' }, { bots: 'any' }));
    await matches.quiet(id);
    expect((await matches.look(id, 0))?.seats.map((seat) => seat.bot)).toEqual([null, 'any', 'any']);
  });
});

describe('looking on', () => {
  it('is for everybody, unless the match is for its players alone', async () => {
    const room = hall();
    const { matches } = room;
    const id = await seating(room, [human, open]);
    const closed = await seating(room, [human, open], { spectators: false });
    expect(await matches.viewers(id, 'eve')).toEqual(['spectator']);
    expect(await matches.viewers(closed, 'eve')).toEqual([]);
    expect(await matches.viewers(closed, 'ada')).toEqual([0]);
    expect(await matches.viewers('nowhere', 'ada')).toEqual([]);
  });

  it('finds open matches only if they are to be found, and all of one’s own', async () => {
    const room = hall();
    const { matches } = room;
    const hidden = await seating(room, [human, open]);
    const listed = await seating(room, [human, open], { listed: true });
    const found = async (search: object) =>
      (await matches.list({ limit: 10, ...search })).map(({ id }) => id);
    expect(await found({ open: true })).toEqual([listed]);
    expect(await found({ owner: 'ada' })).toEqual([listed, hidden]);
    yes(await matches.join(hidden, { by: 'bob' }, bob));
    expect(await found({ owner: 'bob' })).toEqual([hidden]);
    yes(await matches.join(listed, { by: 'bob' }, bob));
    expect(await found({ open: true })).toEqual([]);
  });
});
