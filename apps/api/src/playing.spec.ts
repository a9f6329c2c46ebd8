import type { Frame } from '@cantina/wire';
import { advance } from '@cantina/wire/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin, mark, ok, openHouse, type House } from '../test/client.ts';
import type { Person } from '../test/person.ts';

/** Acting, and asking what an action would be. */

let house: House;
let ada: Person;
let bob: Person;
let match: string;
const acts = () => `/api/matches/${match}/acts`;

beforeEach(async () => {
  house = openHouse();
  [ada, bob] = [await house.newcomer(), await house.newcomer()];
  match = await begin({ seats: [ada, bob] });
});

describe('an act', () => {
  it('answers a decision, and the answer is the way to the new page', async () => {
    const before = await ada.page(match);
    const request = { seat: 0, decision: before.decision, actions: [mark(4)], since: before.version };
    const { body } = await ada.post<Frame>(acts(), request);
    expect(body).toMatchObject({ version: before.version + 1, events: [{ type: 'act', seat: 0 }] });
    expect(body.page).toBeUndefined();
    expect(advance(before, body as Frame)).toEqual(await ada.page(match));
  });

  it('answers with the whole page where no version is named', async () => {
    const { body } = await ada.act(match, 0, mark(4));
    expect(body.page).toEqual(await ada.page(match));
  });

  it('that comes too late is told what is asked now', async () => {
    ok(await ada.act(match, 0, mark(0)));
    const late = await ada.post(`${acts()}?lang=de`, { seat: 0, decision: 1, actions: [mark(1)] });
    expect(late.body).toMatchObject({ status: 409, code: 'stale', decision: 2, prompt: null });
    expect(late.body.detail).toBe('inzwischen wird etwas anderes gefragt');
    ok(await bob.act(match, 1, mark(1)));
    const again = await ada.post<Frame>(`${acts()}?lang=de`, { seat: 0, decision: 1, actions: [mark(2)] });
    const now = await ada.page(match, 0, 'de');
    expect(again.body).toMatchObject({ code: 'stale', decision: now.decision });
    expect(again.body.prompt).toEqual(now.prompt);
  });

  it('clicked twice is one move', async () => {
    const request = { seat: 0, decision: 1, actions: [mark(4)], key: 'click' };
    const both = await Promise.all([ada.post<Frame>(acts(), request), ada.post<Frame>(acts(), request)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.version).toBe(both[1].body.version);
    ok(await bob.act(match, 1, mark(0)));
    expect((await ada.post(acts(), request)).status).toBe(200);
    const fields = ((await ada.page(match)).view as { fields: number[] }).fields;
    expect(fields.filter((owner) => owner !== -1)).toEqual([1, 0]);
    const others = await bob.post(acts(), { ...request, seat: 1 });
    expect(others.body).toMatchObject({ code: 'stale' });
  });

  it('against a rule names it, and nothing is done', async () => {
    ok(await ada.act(match, 0, mark(4)));
    const { version, choices } = await bob.page(match);
    expect(choices[4]).toMatchObject({
      label: { text: 'field 5', message: { key: 'move.mark', params: { field: 5 } } },
      refused: { rule: 'NX-PLACE-01', reason: 'Only an empty field may be marked.' },
    });
    expect(choices[0]?.refused).toBeNull();
    expect((await bob.act(match, 1, mark(4))).body).toMatchObject({
      status: 409,
      code: 'refused',
      rule: 'NX-PLACE-01',
      detail: 'Only an empty field may be marked.',
      index: 0,
    });
    expect((await bob.page(match)).version).toBe(version);
  });

  it('is for whoever owns the seat', async () => {
    const { version } = await ada.page(match);
    const request = { seat: 0, decision: 1, actions: [mark(0)] };
    const cyd = await house.newcomer();
    for (const one of [bob, cyd]) {
      const answer = await one.post(acts(), request);
      expect(answer.body).toMatchObject({ status: 403, code: 'not-your-seat' });
    }
    expect((await house.ask('POST', acts(), request)).status).toBe(403);
    expect((await ada.post(acts(), { ...request, seat: 7 })).body).toMatchObject({
      status: 404,
      code: 'no-seat',
    });
    expect((await ada.page(match)).version).toBe(version);
  });
});

describe('a list of actions', () => {
  const twice = (seat: number, first: unknown, second: unknown, decision: number | null) => ({
    seat,
    decision,
    actions: [first, second],
  });

  it('is done wholly or not at all, and says which of them is forbidden', async () => {
    match = await begin({ seats: [ada, ada] });
    const { version, decision } = await ada.page(match, 0);
    const answer = await ada.post(acts(), twice(0, mark(0), mark(1), decision));
    expect(answer.body).toMatchObject({ status: 409, code: 'refused', rule: 'CORE-SEAT', index: 1 });
    const after = await ada.page(match, 0);
    expect([after.version, after.decision]).toEqual([version, decision]);
    expect((after.view as { fields: number[] }).fields).toEqual(new Array(9).fill(-1));
  });

  it('must not go on past news', async () => {
    match = await begin({ ruleset: 'cellar', seats: [ada, ada] });
    ok(await ada.act(match, 0, { do: 'go', what: 'larder' }));
    ok(await ada.act(match, 1, { do: 'go', what: 'barrels' }));
    const seat = (await ada.page(match, 0)).prompt === null ? 1 : 0;
    const { version, decision } = await ada.page(match, seat);
    const rest = { do: 'rest', what: null };
    const answer = await ada.post(acts(), twice(seat, rest, { do: 'play', what: 0 }, decision));
    expect(answer.body).toMatchObject({ status: 409, code: 'news-in-between', index: 1 });
    expect((await ada.page(match, seat)).version).toBe(version);
    expect((await ada.post(acts(), { seat, decision, actions: [rest] })).status).toBe(200);
  });
});

describe('an explanation', () => {
  const explain = (person: Person, seat: number, action: unknown, lang = 'en') =>
    person.post<{ refused: unknown; label: unknown; odds: unknown[] }>(
      `/api/matches/${match}/explain?lang=${lang}`,
      { seat, action },
    );

  it('names an action and the rule that forbids it, and changes nothing', async () => {
    ok(await ada.act(match, 0, mark(4)));
    const { text } = await bob.get(`/api/matches/${match}`);
    expect((await explain(bob, 1, mark(0))).body).toMatchObject({
      label: { text: 'field 1' },
      refused: null,
    });
    expect((await explain(bob, 1, mark(4), 'de')).body).toMatchObject({
      label: { text: 'Feld 5' },
      refused: { rule: 'NX-PLACE-01' },
    });
    expect((await explain(ada, 0, mark(0))).body).toMatchObject({ refused: { rule: 'CORE-SEAT' } });
    for (const nonsense of [null, 'mark', { do: 'fly', what: 1 }, [mark(0)]]) {
      const { status, body } = await explain(bob, 1, nonsense);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        label: null,
        odds: [],
        refused: { rule: expect.stringMatching(/^CORE-/) as string },
      });
    }
    expect((await bob.get(`/api/matches/${match}`)).text).toBe(text);
  });

  it('is for whoever owns the seat', async () => {
    expect((await explain(bob, 0, mark(0))).body).toMatchObject({ status: 403, code: 'not-your-seat' });
    const cyd = await house.newcomer();
    expect((await explain(cyd, 0, mark(0))).status).toBe(403);
  });

  it('tells the odds', async () => {
    match = await begin({ ruleset: 'cellar', seats: [ada, 'random'], options: { rounds: 3 } });
    const { choices } = await ada.page(match);
    for (const { action, odds } of choices) expect((await explain(ada, 0, action)).body.odds).toEqual(odds);
  });
});
