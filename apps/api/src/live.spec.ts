import { afterEach, describe, expect, it, vi } from 'vitest';
import { begin, mark, ok } from '../test/client.ts';
import { listen, serveHouse, type ServedHouse } from '../test/live.ts';

/** The live line: what is new, to everybody their own, and nothing twice. */

let house: ServedHouse;
const open = async (...changes: Parameters<typeof serveHouse>) => (house = await serveHouse(...changes));
afterEach(() => house.close());

describe('the live line', () => {
  it('tells each viewer their own page, in their language, and then what changes', async () => {
    const { url, newcomer } = await open();
    const [ada, bob] = [await newcomer(), await newcomer()];
    const match = await begin({ seats: [ada, bob] });
    const own = await listen(url, match, { seat: 0, lang: 'de' }, ada);
    const other = await listen(url, match, { seat: null });
    await Promise.all([own.heard(1), other.heard(1)]);
    expect(own.told[0]?.page).toEqual(await ada.page(match, 0, 'de'));
    expect(own.page()?.prompt?.ask.text).toBe('Ein leeres Feld ankreuzen');
    expect(other.page()).toMatchObject({ seat: null, mine: [], prompt: null, choices: [] });

    ok(await ada.act(match, 0, mark(0)));
    await Promise.all([own.heard(2), other.heard(2)]);
    expect(own.told[1]).toMatchObject({ version: 4, events: [{ seq: 4, type: 'act', seat: 0 }] });
    expect(own.told[1]?.page).toBeUndefined();
    const words = (line: typeof own) => line.told[1]?.events?.[0]?.said.map(({ text }) => text);
    expect(words(own)).toEqual(['Spieler 1 kreuzt Feld 1 an']);
    expect(words(other)).toEqual(['Player 1 marks field 1']);

    other.say({ seat: null, lang: 'ru', since: null });
    await other.heard(3);
    ok(await bob.act(match, 1, mark(8)));
    await other.heard(4);
    expect(other.told[3]?.events?.[0]?.said[0]?.text).toBe('Игрок 2 отмечает поле 9');
    expect(other.told).toHaveLength(4);
  });

  it('lets a person change the seat they look from', async () => {
    const { url, newcomer } = await open();
    const ada = await newcomer();
    const match = await begin({ ruleset: 'cellar', seats: [ada, ada] });
    const line = await listen(url, match, { seat: 0 }, ada);
    await line.heard(1);
    line.say({ seat: 1 });
    await line.heard(2);
    expect(line.page()).toEqual(await ada.page(match, 1));
    line.say({ seat: null });
    await line.heard(3);
    expect(line.page()).toMatchObject({ seat: null, mine: [0, 1], decision: null });
  });

  it('says what people say, from the line on that one has, each once', async () => {
    const { url, newcomer } = await open();
    const [ada, bob] = [await newcomer(), await newcomer()];
    const match = await begin({ seats: [ada, bob] });
    const chat = (text: string) => ada.post(`/api/matches/${match}/chat`, { text });
    for (const text of ['one', 'two']) ok(await chat(text));
    const all = await listen(url, match, { seat: 1 }, bob);
    const some = await listen(url, match, { seat: null, chat: 1 });
    await Promise.all([all.heard(2), some.heard(2)]);
    await Promise.all(['three', 'four', 'five'].map(chat));
    const said = (line: typeof all) => line.told.flatMap(({ chat: lines }) => lines ?? []);
    await vi.waitFor(() => {
      expect(said(all).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    });
    await vi.waitFor(() => {
      expect(said(some).map(({ number }) => number)).toEqual([2, 3, 4, 5]);
    });
    expect(said(all)[0]).toMatchObject({ seat: 0, name: 'Number 0', text: 'one' });
  });

  it('misses nothing that happens while somebody comes in', async () => {
    const { url, newcomer, host } = await open();
    const ada = await newcomer();
    const match = await begin({ seats: [ada, ada] });
    const { rooms } = host;
    const at = rooms.at.bind(rooms);
    rooms.at = async (outlook) => {
      const room = await at(outlook);
      if (outlook.viewer !== 'spectator') return room;
      rooms.at = at;
      ok(await ada.act(match, 0, mark(4)));
      return room;
    };
    const line = await listen(url, match, { seat: null });
    await line.reached(4);
    expect(line.page()?.view).toMatchObject({ fields: [-1, -1, -1, -1, 0, -1, -1, -1, -1] });
  });
});

describe('whoever comes back', () => {
  const fields = [0, 3, 1, 4, 8];

  it('gets the way from the version they have', async () => {
    const { url, newcomer } = await open();
    const ada = await newcomer();
    const match = await begin({ seats: [ada, ada] });
    const before = await listen(url, match, { seat: 0 }, ada);
    await before.heard(1);
    await before.hangUp();
    for (const [turn, field] of fields.entries()) ok(await ada.act(match, turn % 2, mark(field)));
    const known = before.page();
    const line = await listen(url, match, { seat: 0, since: known?.version ?? null }, { ...ada, known });
    await line.heard(1);
    expect(line.told[0]?.page).toBeUndefined();
    expect(line.told[0]?.events?.map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8]);
    expect(line.page()).toEqual(await ada.page(match, 0));
  });

  it('gets nothing new where nothing is', async () => {
    const { url, newcomer } = await open();
    const ada = await newcomer();
    const match = await begin({ seats: [ada, ada] });
    const known = await ada.page(match, 0);
    const line = await listen(url, match, { seat: 0, since: known.version }, { ...ada, known });
    await line.heard(1);
    expect(line.told[0]).toEqual({ version: known.version, events: [], patch: [], choices: known.choices });
    expect(line.page()).toEqual(known);
  });

  it('gets the page where there is no way from there', async () => {
    const { url, newcomer } = await open();
    const ada = await newcomer();
    const match = await begin({ seats: [ada, ada] });
    await ada.page(match, 0);
    ok(await ada.act(match, 0, mark(0)));
    for (const since of [0, 1, 2, 99]) {
      const line = await listen(url, match, { seat: 0, since }, ada);
      await line.heard(1);
      expect(line.told[0]?.page).toEqual(await ada.page(match, 0));
      await line.hangUp();
    }
  });
});

describe('a seat that moves to another device', () => {
  it('takes the live line of the old one along with it', async () => {
    const { url, newcomer } = await open();
    const [ada, bob, phone] = [await newcomer(), await newcomer(), await newcomer()];
    const match = await begin({ seats: [ada, bob] });
    const old = await listen(url, match, { seat: 0 }, ada);
    const looking = await listen(url, match, { seat: null }, ada);
    await Promise.all([old.heard(1), looking.heard(1)]);
    const link = await ada.post<{ secret: string }>(`/api/matches/${match}/links`, { kind: 'seat', seat: 0 });
    ok(await phone.sit(match, 0, { link: link.body.secret }));
    expect(await old.ended).toBe(1008);
    expect(old.told).toHaveLength(1);
    const now = await listen(url, match, { seat: 0 }, phone);
    await now.heard(1);
    expect(now.page()?.mine).toEqual([0]);
    await looking.heard(2);
    expect(looking.page()?.version).toBe(4);
    const again = await listen(url, match, { seat: 0 }, ada);
    expect(await again.ended).toBe(1008);
    expect(again.told).toMatchObject([{ problem: { code: 'not-your-seat' } }]);
  });
});
