import { seeded, Stream } from '@cantina/random';
import { load } from '@cantina/registry';
import { hint as form, type Hint } from '@cantina/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin, mark, ok, openHouse, type House } from '../test/client.ts';
import type { Person } from '../test/person.ts';

/** Asking a bot what to do. */

let house: House;
let ada: Person;
let bob: Person;

beforeEach(async () => {
  house = openHouse();
  [ada, bob] = [await house.newcomer(), await house.newcomer()];
});

const ask = (person: Person, match: string, seat: number, lang = 'en') =>
  person.post<Hint>(`/api/matches/${match}/hint?lang=${lang}`, { seat });

describe('a hint', () => {
  it('is one of the choices by the same name, with reasons in the language asked for', async () => {
    const match = await begin({ ruleset: 'deckbuilding', seats: [ada, 'random'] });
    const said = new Set<string>();
    for (const lang of ['en', 'de', 'ru']) {
      const page = await ada.page(match, 0, lang);
      const { body } = ok(await ask(ada, match, 0, lang));
      expect(form.strict().parse(body)).toEqual(body);
      expect(body.decision).toBe(page.decision);
      const { label } = page.choices.find(({ action }) => isSame(action, body.action)) ?? {};
      expect(body.label).toEqual(label);
      expect(body.because.length).toBeGreaterThan(0);
      for (const { text } of body.because) {
        expect(text).toMatch(/^[^⟦]+$/);
        said.add(text);
      }
    }
    expect(said.size).toBeGreaterThanOrEqual(3);
    expect(house.reported).toEqual([]);
  });

  it('can be followed all through a game at one screen', async () => {
    const match = await begin({ seats: [ada, ada] });
    for (let acts = 0; acts < 9 && (await ada.page(match, 0)).stage === 'playing'; acts++) {
      const seat = acts % 2;
      const { action, decision } = ok(await ask(ada, match, seat)).body;
      ok(await ada.post(`/api/matches/${match}/acts`, { seat, decision, actions: [action] }));
    }
    expect((await ada.page(match, 0)).stage).toBe('over');
    expect((await ask(ada, match, 0)).body).toMatchObject({ status: 409, code: 'over' });
  });

  it('leaves no trace: neither in the log nor on the page', async () => {
    const match = await begin({ ruleset: 'cellar', seats: [ada, 'random'], options: { rounds: 3 } });
    await house.host.matches.quiet();
    const before = [await ada.page(match, 0), await ada.log(match)];
    ok(await ask(ada, match, 0));
    ok(await ask(ada, match, 0));
    await house.host.matches.quiet();
    expect([await ada.page(match, 0), await ada.log(match)]).toEqual(before);
  });

  it('is worked out from the seat’s own knowledge: the adviser never sees the true table', async () => {
    const ruleset = await load('deckbuilding');
    if (ruleset === undefined) throw new Error('no game');
    const worlds: string[] = [];
    const views: unknown[] = [];
    const adviser: NonNullable<Parameters<typeof openHouse>[0]>['furniture'] = {
      adviser: (chair) => {
        for (let n = 0; n < 30; n++) {
          const { state } = chair.imagine();
          worlds.push(JSON.stringify(state));
          views.push(ruleset.view(state, chair.seat));
        }
        return { action: chair.legal[0] as (typeof chair.legal)[number], because: [] };
      },
    };
    house = openHouse({ furniture: adviser });
    ada = await house.newcomer();
    const match = await begin({ ruleset: 'deckbuilding', seats: [ada, 'random'] });
    ok(await ask(ada, match, 0));
    const { view } = await ada.page(match, 0);
    for (const imagined of views) expect(JSON.parse(JSON.stringify(imagined))).toEqual(view);
    expect(new Set(worlds).size).toBe(worlds.length);
    // Dealing once more from any of them is dealing from what the seat knows, so nothing of the true one is left.
    const again = worlds.map((text) =>
      JSON.stringify(ruleset.redeal(JSON.parse(text) as never, 0, new Stream(seeded('same')))),
    );
    expect(new Set(again).size).toBe(1);
  });
});

describe('nobody gets a hint', () => {
  it('against a person, and is told so in their language', async () => {
    const match = await begin({ seats: [ada, bob] });
    const words = {
      en: 'hints are given only where no other person plays',
      de: 'Tipps gibt es nur, wo kein anderer Mensch mitspielt',
      ru: 'подсказки есть только там, где не играет никто другой',
    };
    for (const [lang, detail] of Object.entries(words))
      expect((await ask(ada, match, 0, lang)).body).toMatchObject({ status: 403, code: 'no-hints', detail });
  });

  it("for somebody else's seat, or without a seat", async () => {
    const match = await begin({ seats: [ada, 'random'] });
    for (const [person, seat] of [
      [bob, 0],
      [bob, 1],
      [ada, 1],
    ] as const)
      expect((await ask(person, match, seat)).body).toMatchObject({
        status: 403,
        code: 'not-your-seat',
        where: 'seat',
      });
    expect((await house.ask('POST', `/api/matches/${match}/hint`, { seat: 0 })).status).toBe(403);
    expect((await ask(ada, match, 7)).body).toMatchObject({ status: 404, code: 'no-seat' });
    expect((await ask(ada, 'nowhere', 0)).body).toMatchObject({ status: 404, code: 'no-match' });
  });

  it('while another seat is asked', async () => {
    const match = await begin({ seats: [ada, ada] });
    expect((await ask(ada, match, 1)).body).toMatchObject({
      status: 409,
      code: 'refused',
      rule: 'CORE-SEAT',
    });
    ok(await ada.act(match, 0, mark(4)));
    ok(await ask(ada, match, 1));
  });

  it('for a request that is none, or too often', async () => {
    const match = await begin({ seats: [ada, 'random'] });
    for (const json of [{}, { seat: '0' }, { seat: -1 }, { seat: 0, level: 'genius' }])
      expect((await ada.post(`/api/matches/${match}/hint`, json)).body).toMatchObject({
        status: 422,
        code: 'invalid-request',
      });
    const strict = openHouse({ limits: { rate: 1, burst: 12 } });
    const cyd = await strict.newcomer();
    const table = await begin({ seats: [cyd, 'random'] });
    const codes: number[] = [];
    for (let n = 0; n < 12; n++) codes.push((await ask(cyd, table, 0)).status);
    expect(codes[0]).toBe(200);
    expect(codes.at(-1)).toBe(429);
  });
});

function isSame(one: { do: string; what?: unknown }, other: { do: string; what?: unknown }): boolean {
  return one.do === other.do && JSON.stringify(one.what) === JSON.stringify(other.what);
}
