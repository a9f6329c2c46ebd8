import { seeded, Stream } from '@cantina/random';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { begin, mark, ok } from '../test/client.ts';
import { listen, serveHouse, type Line, type ServedHouse } from '../test/live.ts';
import type { Person } from '../test/person.ts';

/** What is told bit by bit comes to what is shown whole, for everybody, at every step. */

let house: ServedHouse;
beforeAll(async () => {
  let secrets = 0;
  house = await serveHouse({ furniture: { match: { newSecret: () => `steps ${++secrets}` } } });
});
afterAll(() => house.close());

interface Watcher {
  readonly line: Line;
  readonly person: Person | undefined;
  readonly seat: number | null;
  readonly lang: 'en' | 'de' | 'ru';
}

async function watchers(match: string, people: readonly Person[]): Promise<readonly Watcher[]> {
  const langs = ['en', 'de', 'ru'] as const;
  const all = [...people.keys(), null].map(async (seat, at): Promise<Watcher> => {
    const person = seat === null ? undefined : people[seat];
    const lang = langs[at % langs.length] ?? 'en';
    return { line: await listen(house.url, match, { seat, lang }, person), person, seat, lang };
  });
  return Promise.all(all);
}

async function shown({ person, seat, lang }: Watcher, match: string): Promise<unknown> {
  if (person !== undefined) return person.page(match, seat ?? undefined, lang);
  return (await house.ask('GET', `/api/matches/${match}?lang=${lang}`)).body;
}

/** Some seat that is asked does something it may, or takes it back where that is free. */
async function step(match: string, people: readonly Person[], random: Stream): Promise<number | undefined> {
  const first = people[0] as Person;
  const { seats, outcome } = await first.page(match);
  if (outcome !== null) return undefined;
  const asked = seats.filter((one) => one.asked);
  const seat = asked[random.below(asked.length)]?.seat ?? 0;
  const person = people[seat] as Person;
  if (random.below(10) === 0) {
    const undone = await person.post<{ version: number }>(`/api/matches/${match}/undo`, { seat });
    if (undone.status === 200) return undone.body.version;
  }
  const free = (await person.page(match, seat)).choices.filter(({ refused }) => refused === null);
  return ok(await person.act(match, seat, free[random.below(free.length)]?.action)).body.version;
}

describe.each([
  ['cellar', 3, { rounds: 3 }, 400],
  ['deckbuilding', 2, {}, 60],
])('a random game of %s', (ruleset, seats, options, most) => {
  it('is the same told and shown', { timeout: 60_000 }, async () => {
    const people = await Promise.all(Array.from({ length: seats }, () => house.newcomer()));
    const match = await begin({ ruleset, seats: people, options });
    const random = new Stream(seeded(`steps of ${ruleset}`));
    const lines = await watchers(match, people);
    await Promise.all(lines.map(({ line }) => line.heard(1)));
    let steps = 0;
    for (; steps < most; steps++) {
      const version = await step(match, people, random);
      if (version === undefined) break;
      for (const watcher of lines) {
        await watcher.line.reached(version);
        expect(watcher.line.page()).toEqual(await shown(watcher, match));
      }
    }
    expect(steps).toBeGreaterThan(20);
    for (const { line } of lines) {
      const versions = line.told.map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, i) => (versions[0] ?? 0) + i));
      const patched = line.told.filter(({ patch }) => patch !== undefined);
      expect(patched.length).toBeGreaterThan(steps / 2);
      const seqs = line.told.flatMap(({ events }) => events ?? []).map(({ seq }) => seq);
      expect(seqs).toEqual(versions.slice(1));
      await line.hangUp();
    }
  });
});

describe('however many look on', () => {
  it('a page is worked out once for each language', async () => {
    const ada = await house.newcomer();
    const match = await begin({ seats: [ada, ada] });
    const hello = { seat: null, lang: 'en' } as const;
    const crowd = await Promise.all([1, 2, 3, 4].map(() => listen(house.url, match, hello)));
    crowd.push(await listen(house.url, match, { seat: null, lang: 'de' }));
    await Promise.all(crowd.map((line) => line.heard(1)));
    await house.host.rooms.at({ match, viewer: 'spectator', language: 'en', person: null });
    const survey = vi.spyOn(house.host.matches, 'survey');
    ok(await ada.post(`/api/matches/${match}/acts`, { seat: 0, decision: 1, actions: [mark(0)] }));
    await Promise.all(crowd.map((line) => line.reached(4)));
    expect(survey.mock.calls.filter(([, viewer]) => viewer === 'spectator')).toHaveLength(2);
    survey.mockRestore();
    expect(crowd[0]?.told[1]).toEqual(crowd[3]?.told[1]);
    await Promise.all(crowd.map((line) => line.hangUp()));
  });

  it('those who come at the same moment come into the same room', async () => {
    const ada = await house.newcomer();
    const match = await begin({ seats: [ada, ada] });
    const { rooms } = house.host;
    const outlook = { match, viewer: 'spectator', language: 'ru', person: null } as const;
    const [one, other] = await Promise.all([rooms.at(outlook), rooms.at(outlook)]);
    expect(one).toBe(other);
  });
});
