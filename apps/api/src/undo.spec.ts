import { beforeEach, describe, expect, it } from 'vitest';
import { begin, mark, ok, openHouse, type House } from '../test/client.ts';
import type { Person } from '../test/person.ts';

/** Taking back: freely, by consent, alone. */

let house: House;
let ada: Person;
let bob: Person;
let match: string;

beforeEach(async () => {
  house = openHouse();
  [ada, bob] = [await house.newcomer(), await house.newcomer()];
});

const to = (what: string) => `/api/matches/${match}/${what}`;
const go = (what: string) => ({ do: 'go', what });
const rest = { do: 'rest', what: null };

it('is free while nothing was learnt, and may itself be taken back', async () => {
  match = await begin({ ruleset: 'cellar', seats: [ada, bob] });
  const before = await ada.page(match);
  ok(await ada.act(match, 0, go('larder')));
  const done = await ada.page(match);
  ok(await ada.post(to('undo'), { seat: 0 }));
  const undone = await ada.page(match);
  expect(undone).toMatchObject({ view: before.view, prompt: before.prompt, practice: false });
  expect(undone.version).toBe(before.version + 2);
  expect(undone.decision).toBeGreaterThan(done.decision ?? 0);
  expect((await ada.log(match)).at(-1)).toMatchObject({ type: 'undo', seat: 0, to: before.version });
  ok(await ada.post(to('redo'), { seat: 0 }));
  expect((await ada.page(match)).view).toEqual(done.view);
  expect((await ada.post(to('redo'), { seat: 0 })).body).toMatchObject({
    status: 409,
    code: 'nothing-to-redo',
  });
  expect((await bob.post(to('undo'), { seat: 1 })).body).toMatchObject({
    status: 409,
    code: 'nothing-to-undo',
  });
  expect((await bob.post(to('undo'), { seat: 0 })).body).toMatchObject({
    status: 403,
    code: 'not-your-seat',
  });
});

it('clicked twice with one key is one undo', async () => {
  match = await begin({ ruleset: 'cellar', seats: [ada, ada] });
  ok(await ada.act(match, 0, go('larder')));
  ok(await ada.act(match, 1, go('larder')));
  const request = { seat: 1, key: 'once' };
  const both = [await ada.post(to('undo'), request), await ada.post(to('undo'), request)];
  expect(both[0]?.body).toEqual(both[1]?.body);
  expect((await ada.page(match, 0)).view).toMatchObject({ chosen: 'larder' });
});

describe('past new information', () => {
  /** Somebody has drawn a card on their turn. */
  async function rested(): Promise<[Person, Person, number]> {
    match = await begin({ ruleset: 'cellar', seats: [ada, bob] });
    ok(await ada.act(match, 0, go('larder')));
    ok(await bob.act(match, 1, go('barrels')));
    const seat = (await ada.page(match)).prompt === null ? 1 : 0;
    const [me, other] = seat === 0 ? [ada, bob] : [bob, ada];
    ok(await me.act(match, seat, rest));
    return [me, other, seat];
  }

  it('takes the consent of the others', async () => {
    const [me, other, seat] = await rested();
    expect((await me.post(to('undo'), { seat })).body).toMatchObject({ status: 409, code: 'needs-consent' });
    expect((await other.post(to('consent'), { agree: true })).body).toMatchObject({ code: 'no-request' });
    ok(await me.post(to('undo'), { seat, ask: true }));
    expect((await other.page(match)).request).toMatchObject({ seat });
    expect((await me.post(to('consent'), { agree: true })).body).toMatchObject({ status: 403 });
    ok(await other.post(to('consent'), { agree: true }));
    expect(await me.page(match)).toMatchObject({ request: null, practice: false });
    expect((await me.log(match)).at(-1)).toMatchObject({ type: 'undo' });
  });

  it('does not happen without it', async () => {
    const [me, other, seat] = await rested();
    const { view } = await me.page(match);
    ok(await me.post(to('undo'), { seat, ask: true }));
    const stranger = await house.newcomer();
    expect((await stranger.post(to('consent'), { agree: true })).body).toMatchObject({
      code: 'not-your-seat',
    });
    ok(await other.post(to('consent'), { agree: false }));
    expect(await me.page(match)).toMatchObject({ request: null, view });
    ok(await me.post(to('undo'), { seat, ask: true }));
    ok(await me.post(to('consent'), { agree: false }));
    expect(await me.page(match)).toMatchObject({ request: null, view });
  });
});

it('alone goes back as far as one likes, and the match is practice from then on', async () => {
  match = await begin({ ruleset: 'cellar', seats: [ada, ada] });
  const { view } = await ada.page(match, 0);
  ok(await ada.act(match, 0, go('larder')));
  ok(await ada.act(match, 1, go('barrels')));
  const seat = (await ada.page(match, 0)).prompt === null ? 1 : 0;
  ok(await ada.act(match, seat, rest));
  expect((await ada.page(match)).practice).toBe(false);
  ok(await ada.post(to('undo'), { seat, acts: 2 }));
  if (seat === 1) ok(await ada.post(to('undo'), { seat: 0 }));
  expect(await ada.page(match, 0)).toMatchObject({ practice: true, view });
  const { body } = await ada.get('/api/matches');
  expect(body).toMatchObject({ matches: [{ practice: true }] });
});

it('against bots asks nobody, and the bot answers anew', async () => {
  match = await begin({ seats: [ada, 'random'] });
  ok(await ada.act(match, 0, mark(0)));
  await house.host.matches.quiet(match);
  ok(await ada.post(to('undo'), { seat: 0 }));
  const { view, prompt } = await ada.page(match);
  expect(view).toEqual({ fields: new Array(9).fill(-1) });
  expect(prompt).not.toBeNull();
});
