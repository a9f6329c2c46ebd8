import { beforeEach, describe, expect, it } from 'vitest';
import { begin, mark, ok, openHouse, type House } from '../test/client.ts';
import type { Person } from '../test/person.ts';

/** Coming and going while a match is on. */

let house: House;
let ada: Person;
let bob: Person;
let match: string;

beforeEach(async () => {
  house = openHouse();
  [ada, bob] = [await house.newcomer(), await house.newcomer()];
});

const leave = (person: Person, seat: number, json: object = {}) =>
  person.post(`/api/matches/${match}/seats/${seat}/leave`, json);

describe('before the start', () => {
  it('a seat that is left is free again', async () => {
    match = await ada.open({
      ruleset: 'noughts',
      seats: [{ kind: 'human' }, { kind: 'open' }],
      listed: true,
    });
    ok(await bob.sit(match, 1));
    ok(await leave(bob, 1));
    expect((await ada.page(match)).seats[1]).toMatchObject({ kind: 'open', name: null });
    const cyd = await house.newcomer();
    ok(await cyd.sit(match, 1));
    expect((await leave(bob, 1)).body).toMatchObject({ status: 403, code: 'not-your-seat' });
  });

  it('whoever sits there may change their name', async () => {
    match = await ada.open({ ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] });
    ok(await ada.sit(match, 0, { name: 'Ada' }));
    ok(await ada.sit(match, 0, { name: '<b>Ada</b>', colour: '#f00' }));
    expect((await ada.page(match)).seats[0]).toMatchObject({ name: '<b>Ada</b>', colour: '#f00' });
  });
});

describe('an abandoned seat', () => {
  beforeEach(async () => {
    match = await begin({ seats: [ada, bob] });
  });

  it('waits, is played by a bot that anybody at the table may call, and is given back', async () => {
    ok(await ada.act(match, 0, mark(0)));
    ok(await leave(bob, 1));
    expect((await ada.page(match)).seats[1]).toMatchObject({ away: true, bot: null, name: 'Number 1' });
    await house.host.matches.quiet(match);
    expect((await ada.page(match)).seats[1]).toMatchObject({ asked: true });
    expect((await bob.act(match, 1, mark(1))).body).toMatchObject({ status: 403, code: 'not-your-seat' });

    const cyd = await house.newcomer();
    expect((await leave(cyd, 1, { bot: 'greedy' })).body).toMatchObject({ code: 'not-your-seat' });
    expect((await leave(ada, 1, { bot: 'genius' })).body).toMatchObject({ status: 422, code: 'no-bot' });
    ok(await leave(ada, 1, { bot: 'greedy' }));
    await house.host.matches.quiet(match);
    const page = await ada.page(match);
    expect(page.seats[1]).toMatchObject({ away: true, bot: 'greedy', asked: false });
    expect((page.view as { fields: number[] }).fields.filter((owner) => owner === 1)).toHaveLength(1);

    expect((await cyd.sit(match, 1)).body).toMatchObject({ status: 409, code: 'seat-taken' });
    ok(await bob.sit(match, 1, { name: 'Bob' }));
    expect((await ada.page(match)).seats[1]).toMatchObject({ away: false, bot: null, name: 'Bob' });
    const free = (await ada.page(match)).choices.find(({ refused }) => refused === null);
    ok(await ada.act(match, 0, free?.action));
    await house.host.matches.quiet(match);
    expect((await bob.page(match)).prompt).not.toBeNull();
  });

  it('may be left to a bot at once', async () => {
    ok(await leave(ada, 0, { bot: 'random' }));
    await house.host.matches.quiet(match);
    expect(await bob.page(match)).toMatchObject({ seats: [{ bot: 'random' }, { asked: true }] });
  });

  it('still shows its owner the page, and nobody else', async () => {
    ok(await leave(bob, 1));
    expect(await bob.page(match)).toMatchObject({ seat: 1, mine: [1] });
    expect((await ada.get(`/api/matches/${match}?seat=1`)).status).toBe(403);
  });

  it('after the end stays as it is', async () => {
    ok(await ada.post(`/api/matches/${match}/concede`, { seat: 0 }));
    expect((await leave(bob, 1)).body).toMatchObject({ status: 409, code: 'over' });
    expect((await bob.sit(match, 1)).body).toMatchObject({ status: 409, code: 'over' });
  });
});

describe('giving up', () => {
  it('is for whoever owns the seat, at any time, and ends the match', async () => {
    match = await begin({ seats: [ada, bob] });
    const concede = (person: Person, seat: number) => person.post(`/api/matches/${match}/concede`, { seat });
    expect((await concede(ada, 1)).body).toMatchObject({ status: 403, code: 'not-your-seat' });
    ok(await concede(bob, 1));
    expect(await ada.page(match)).toMatchObject({ stage: 'over', outcome: { seats: ['won', 'lost'] } });
    expect((await concede(ada, 0)).body).toMatchObject({ status: 409, code: 'over' });
    expect((await ada.log(match)).at(-1)?.said[0]?.text).toBe('Number 1 gives up');
  });

  it('is not possible before the start', async () => {
    match = await ada.open({ ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] });
    ok(await ada.sit(match, 0));
    const early = await ada.post(`/api/matches/${match}/concede`, { seat: 0 });
    expect(early.body).toMatchObject({ status: 409, code: 'not-started' });
  });
});
