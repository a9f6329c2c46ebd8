import { describe, expect, it } from 'vitest';
import { act, begun, hall, human, mark, open, yes } from '../test/hall.ts';
import type { Said } from './chat.ts';
import type { Matches } from './matches.ts';
import type { News } from './ports.ts';

const FAMILY = '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}';

const codeOf = (said: Said) => (said.done ? 'done' : said.refused.code);
const textsOf = async (matches: Matches, id: string, by: string | null, after?: number) =>
  (await matches.chat(id, by, after)).map(({ text }) => text);

describe('chat', () => {
  it('is heard by all at the table and by whoever may look on, with name and seat, never whose it is', async () => {
    const { matches, store } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    expect(await matches.say(id, { by: 'bob' }, { text: '  good\n luck ' })).toEqual({
      done: true,
      number: 1,
    });
    expect(await matches.say(id, { by: 'ada' }, { text: 'you too' })).toEqual({ done: true, number: 2 });
    const [first, second] = await matches.chat(id, 'ada');
    expect(first).toStrictEqual({
      number: 1,
      seat: 1,
      name: 'bob 1',
      text: 'good luck',
      at: expect.any(Number) as number,
    });
    expect(second).toMatchObject({ number: 2, seat: 0, text: 'you too' });
    expect(second?.at).toBeGreaterThan(first?.at ?? Infinity);
    for (const by of ['ada', 'bob', 'eve', null])
      expect(await textsOf(matches, id, by)).toEqual(['good luck', 'you too']);
    expect(await textsOf(matches, id, 'ada', 1)).toEqual(['you too']);
    expect(await matches.chat(id, 'ada', 0, 1)).toEqual([first]);
    // The game knows nothing of it.
    expect(await store.entries(id, 0)).toHaveLength(3);
    expect(await matches.look(id, 0)).toMatchObject({ seq: 3 });
  });

  it('is for those alone who may look', async () => {
    const { matches } = hall();
    const created = await matches.create('ada', {
      ruleset: 'noughts',
      options: {},
      seats: [human, open],
      spectators: false,
    });
    const id = created.done ? created.id : '';
    yes(await matches.join(id, { by: 'ada' }, { seat: 0, name: 'Ada', colour: 'red' }));
    expect(codeOf(await matches.say(id, { by: 'ada' }, { text: 'anybody?' }))).toBe('done');
    for (const by of ['eve', null]) expect(await matches.chat(id, by)).toEqual([]);
    expect(await textsOf(matches, id, 'ada')).toEqual(['anybody?']);
    expect(await matches.chat('nowhere', 'ada')).toEqual([]);
  });

  it('is for those alone to speak who have sat down, also when they have left for a while or it is over', async () => {
    const { matches } = hall();
    const created = await matches.create('ada', { ruleset: 'noughts', options: {}, seats: [human, open] });
    const id = created.done ? created.id : '';
    const say = async (by: string) => codeOf(await matches.say(id, { by }, { text: 'hello' }));
    expect(await say('ada')).toBe('not-your-seat');
    yes(await matches.join(id, { by: 'ada' }, { seat: 0, name: 'Ada', colour: 'red' }));
    expect(await say('ada')).toBe('done');
    yes(await matches.join(id, { by: 'bob' }, { seat: 1, name: 'Bob', colour: 'blue' }));
    yes(await matches.start(id, { by: 'ada' }));
    yes(await matches.leave(id, { by: 'bob' }, { seat: 1 }));
    expect(await say('bob')).toBe('done');
    expect(await say('eve')).toBe('not-your-seat');
    expect(await say('bot')).toBe('not-your-seat');
    yes(await matches.concede(id, { by: 'ada' }, { seat: 0 }));
    expect(await say('ada')).toBe('done');
    expect(codeOf(await matches.say('nowhere', { by: 'ada' }, { text: 'hello' }))).toBe('no-match');
    expect(await matches.chat(id, 'ada')).toHaveLength(3);
  });

  it.each<readonly [string, unknown, string | undefined]>([
    ['any script', 'Привет, 世界 🎲', 'Привет, 世界 🎲'],
    ['joined pictures', FAMILY, FAMILY],
    ['letters in one form', 'e\u0301', '\u00e9'],
    ['markup, as it is', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['several lines, as one', 'tab\tand\r\nline', 'tab and line'],
    ['500 characters', '🎲'.repeat(500), '🎲'.repeat(500)],
    ['not nothing', '', undefined],
    ['not nothing to see', ' \n\u200d ', undefined],
    ['not 501 characters', 'x'.repeat(501), undefined],
    ['not a million', 'x'.repeat(1_000_000), undefined],
    ['not a bell', 'bell\u0007', undefined],
    ['not text turned round', '\u202Eturned round', undefined],
    ['not text set apart', '\u2066set apart\u2069', undefined],
    ['not half a character', 'half \ud800', undefined],
    ['not a number', 7, undefined],
    ['not absent', undefined, undefined],
  ])('is a line of one to 500 characters that can be read: %s', async (_what, text, kept) => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    const said = await matches.say(id, { by: 'ada' }, { text: text as string });
    expect(codeOf(said)).toBe(kept === undefined ? 'bad-text' : 'done');
    expect(await textsOf(matches, id, 'ada')).toEqual(kept === undefined ? [] : [kept]);
  });

  it('knows a repetition by its key, and keeps the latest lines', async () => {
    const { matches } = hall({ limits: { mostLines: 2 } });
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    const say = (key: string) => matches.say(id, { by: 'ada', key }, { text: key || 'x' });
    expect(await Promise.all(['a', 'b', 'a'].map(say))).toEqual(
      [1, 2, 1].map((number) => ({ done: true, number })),
    );
    expect(codeOf(await say(''))).toBe('bad-key');
    await say('c');
    expect(await textsOf(matches, id, 'bob')).toEqual(['b', 'c']);
  });

  it('is news of its own kind: the number of the line, and the entry where the log stands', async () => {
    const { matches, bus } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    const heard: News[] = [];
    bus.subscribe(id, (news) => heard.push(news));
    await matches.say(id, { by: 'ada' }, { text: 'hm' });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    await matches.say(id, { by: 'bob' }, { text: '' });
    await matches.say(id, { by: 'bob' }, { text: 'oh' });
    expect(heard).toEqual([
      { match: id, seq: 3, chat: 1 },
      { match: id, seq: 4 },
      { match: id, seq: 4, chat: 2 },
    ]);
  });

  it('takes nothing more on after closing, and waits for what it took on', async () => {
    const { matches, store } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    const last = matches.say(id, { by: 'ada' }, { text: 'last words' });
    await matches.close();
    expect(await store.said(id, 0)).toHaveLength(1);
    expect(codeOf(await last)).toBe('done');
    expect(codeOf(await matches.say(id, { by: 'ada' }, { text: 'too late' }))).toBe('busy');
  });
});
