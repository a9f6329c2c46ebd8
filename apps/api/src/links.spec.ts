import { beforeEach, describe, expect, it } from 'vitest';
import { begin, mark, ok, openHouse, type House } from '../test/client.ts';
import type { Person } from '../test/person.ts';

/** Links: an invitation to sit down, or an own seat on its way to another device. */

interface Made {
  readonly id: string;
  readonly kind: string;
  readonly seat: number | null;
  readonly secret: string;
}

let house: House;
let ada: Person;
let bob: Person;
let match: string;

beforeEach(async () => {
  house = openHouse();
  [ada, bob] = [await house.newcomer(), await house.newcomer()];
  match = await ada.open({ ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] });
  ok(await ada.sit(match, 0));
});

const links = () => `/api/matches/${match}/links`;
const make = async (person: Person, json: object) => ok(await person.post<Made>(links(), json)).body;
const listed = async (person: Person) =>
  (await person.get<{ links: readonly Made[] }>(links())).body.links.map(({ id }) => id);

describe('an invitation', () => {
  it('is needed at a table that is not listed', async () => {
    expect((await bob.sit(match, 1)).body).toMatchObject({
      status: 403,
      code: 'needs-invitation',
      where: 'link',
    });
    for (const link of ['', 'guessed', 'x'.repeat(200)])
      expect((await bob.sit(match, 1, { link })).body).toMatchObject({ status: 403, code: 'bad-link' });
    const { secret, kind, seat } = await make(ada, { kind: 'invite' });
    expect([kind, seat]).toEqual(['invite', null]);
    expect(secret).toMatch(/^[\w-]{32}$/);
    ok(await bob.sit(match, 1, { link: secret }));
    expect((await bob.page(match)).mine).toEqual([1]);
  });

  it('is for anybody, until it is revoked', async () => {
    const [one, other] = [await make(ada, { kind: 'invite' }), await make(ada, { kind: 'invite' })];
    expect(await listed(ada)).toEqual([one.id, other.id]);
    ok(await bob.sit(match, 1, { link: one.secret }));
    ok(await bob.post(`/api/matches/${match}/seats/1/leave`, {}));
    ok(await (await house.newcomer()).sit(match, 1, { link: one.secret }));
    ok(await ada.remove(`${links()}/${one.id}`));
    expect(await listed(ada)).toEqual([other.id]);
    const late = await bob.sit(match, 1, { link: one.secret });
    expect(late.body).toMatchObject({ status: 403, code: 'bad-link' });
    expect((await ada.remove(`${links()}/${one.id}`)).status).toBe(404);
  });

  it('opens its own match only, takes no taken seat, and moves nobody', async () => {
    const { secret } = await make(ada, { kind: 'invite' });
    const other = await ada.open({ ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] });
    expect((await bob.sit(other, 1, { link: secret })).body).toMatchObject({ code: 'bad-link' });
    expect((await bob.sit(match, 0, { link: secret })).body).toMatchObject({ code: 'seat-taken' });
    expect((await ada.page(match)).mine).toEqual([0]);
  });

  it('is made by those at the table, and shown to whoever made it', async () => {
    expect((await bob.post(links(), { kind: 'invite' })).body).toMatchObject({
      status: 403,
      code: 'not-your-seat',
    });
    const { id, secret } = await make(ada, { kind: 'invite' });
    expect((await ada.get(links())).text).not.toContain(secret);
    expect(await listed(bob)).toEqual([]);
    expect((await house.ask('GET', links())).body).toEqual({ links: [] });
    expect((await bob.remove(`${links()}/${id}`)).body).toMatchObject({ status: 404, code: 'not-found' });
    ok(await bob.sit(match, 1, { link: secret }));
    const further = await make(bob, { kind: 'invite' });
    expect((await ada.remove(`${links()}/${further.id}`)).status).toBe(404);
  });
});

describe('a personal link', () => {
  it('brings a seat along to another device, once, in the middle of a match', async () => {
    match = await begin({ seats: [ada, bob] });
    ok(await ada.act(match, 0, mark(4)));
    const { secret, seat } = await make(ada, { kind: 'seat', seat: 0 });
    expect(seat).toBe(0);
    const phone = await house.newcomer();
    const taken = await phone.sit(match, 0, { name: 'Ada', colour: 'red', link: secret });
    expect(taken.status).toBe(200);
    expect(await phone.page(match)).toMatchObject({ seat: 0, mine: [0] });
    ok(await bob.act(match, 1, mark(0)));
    ok(await phone.act(match, 0, mark(8)));

    expect((await ada.get(`/api/matches/${match}?seat=0`)).body).toMatchObject({
      status: 403,
      code: 'not-your-seat',
    });
    const late = { seat: 0, decision: 9, actions: [mark(1)] };
    expect((await ada.post(`/api/matches/${match}/acts`, late)).status).toBe(403);
    expect(await listed(ada)).toEqual([]);
    for (const one of [ada, bob, await house.newcomer()])
      expect((await one.sit(match, 0, { link: secret })).body).toMatchObject({ code: 'bad-link' });
  });

  it('takes its seat once, however many try at the same moment', async () => {
    match = await begin({ seats: [ada, bob] });
    const { secret } = await make(ada, { kind: 'seat', seat: 0 });
    const crowd = await Promise.all([house.newcomer(), house.newcomer(), house.newcomer()]);
    const answers = await Promise.all(crowd.map((one) => one.sit(match, 0, { link: secret })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await Promise.all(crowd.map(async (one) => (await one.page(match)).mine));
    expect(owners.flat()).toEqual([0]);
  });

  it('is for that seat and no other, and only its owner makes one', async () => {
    match = await begin({ ruleset: 'cellar', seats: [ada, ada, bob] });
    const { secret } = await make(ada, { kind: 'seat', seat: 1 });
    const phone = await house.newcomer();
    for (const seat of [0, 2])
      expect((await phone.sit(match, seat, { link: secret })).body).toMatchObject({ code: 'bad-link' });
    for (const json of [{ kind: 'seat', seat: 2 }, { kind: 'seat' }, { kind: 'seat', seat: 9 }])
      expect((await ada.post(links(), json)).body).toMatchObject({
        status: 403,
        code: 'not-your-seat',
        where: 'seat',
      });
    ok(await phone.sit(match, 1, { colour: 'blue', link: secret }));
    expect([(await ada.page(match)).mine, (await phone.page(match)).mine]).toEqual([[0], [1]]);
  });

  it('that is revoked moves nothing, and one that failed still works', async () => {
    const { secret } = await make(ada, { kind: 'seat', seat: 0 });
    expect((await bob.sit(match, 0, { name: '', link: secret })).body).toMatchObject({ code: 'bad-name' });
    const gone = await make(ada, { kind: 'seat', seat: 0 });
    ok(await ada.remove(`${links()}/${gone.id}`));
    expect((await bob.sit(match, 0, { link: gone.secret })).body).toMatchObject({ code: 'bad-link' });
    ok(await bob.sit(match, 0, { link: secret }));
  });

  it('of somebody who gave the seat away gets it back for nobody', async () => {
    const [first, second] = [
      await make(ada, { kind: 'seat', seat: 0 }),
      await make(ada, { kind: 'seat', seat: 0 }),
    ];
    ok(await bob.sit(match, 0, { link: first.secret }));
    const late = await (await house.newcomer()).sit(match, 0, { link: second.secret });
    expect(late.body).toMatchObject({ status: 409, code: 'seat-taken' });
    expect((await bob.page(match)).mine).toEqual([0]);
  });
});
