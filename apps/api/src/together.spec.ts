import { source } from '@cantina/registry';
import { seeded, Stream } from '@cantina/random';
import type { Frame } from '@cantina/wire';
import { expect, it } from 'vitest';
import { begin, ok, openHouse } from '../test/client.ts';
import type { Person } from '../test/person.ts';
import { gameRules, type RulesShelf } from './host/rules.ts';

/** One question to all at once: what others answer or offer meanwhile makes nobody's answer late. */

interface Shown {
  readonly players: readonly { readonly keeps: readonly string[] }[];
  readonly offers: readonly unknown[];
}

/** The cellar without its own rule that nobody trades while all choose, so that offers come in between. */
const cellar: RulesShelf = async (id) => {
  const found = await source(id);
  return found && gameRules(found.load(found.content, { ignore: 'SM-TRADE-03' }), 'test');
};

const keepsOf = (view: unknown) => (view as Shown).players.slice(0, 3).flatMap(({ keeps }) => keeps);

/** Plays at random until all four choose a room, and somebody of the first three has something to bid for. */
async function untilAllChoose(match: string, people: readonly Person[]): Promise<string> {
  const random = new Stream(seeded('until all choose'));
  let seat = 0;
  for (let acts = 0; acts < 500; acts++) {
    const { seats, view } = await at(people, seat).page(match);
    const asked = seats.filter((one) => one.asked);
    const [keep] = keepsOf(view);
    if (asked.length === 4 && keep !== undefined) return keep;
    seat = asked[random.below(asked.length)]?.seat ?? 0;
    const free = (await at(people, seat).page(match)).choices.filter(({ refused }) => refused === null);
    ok(await at(people, seat).act(match, seat, free[random.below(free.length)]?.action));
  }
  throw new Error('it never came to that');
}

function at<T>(list: readonly T[], index: number): T {
  const one = list[index];
  if (one === undefined) throw new Error(`nothing at ${index}`);
  return one;
}

it('three seats answer while a fourth sends offers, all with what they knew at the beginning', async () => {
  const { newcomer } = openHouse({
    furniture: { rules: cellar, match: { newSecret: () => 'the secret of this spec' } },
  });
  const people = await Promise.all([newcomer(), newcomer(), newcomer(), newcomer()]);
  const [, , , dan] = people;
  const match = await begin({ ruleset: 'cellar', seats: people, options: { rounds: 5 } });
  const keep = await untilAllChoose(match, people);

  const known = await Promise.all(people.map((person) => person.page(match)));
  const acts = `/api/matches/${match}/acts`;
  const send = (seat: number) => {
    const { decision, version, choices } = at(known, seat);
    const room = choices.find(({ action, refused }) => action.do === 'go' && refused === null);
    const json = { seat, decision, since: version, actions: [room?.action], key: `room of ${seat}` };
    return at(people, seat).post<Frame>(acts, json);
  };
  const offer = async (coins: number) => {
    const { decision } = await dan.page(match);
    return dan.post(acts, { seat: 3, decision, actions: [{ do: 'offer', what: { keep, coins } }] });
  };

  // Everything at once, each answer twice.
  const all = await Promise.all([send(2), offer(1), send(0), send(2), send(1), send(0), send(1)]);
  expect(all.map(({ status, text }) => [status, status === 200 ? '' : text])).toEqual(
    new Array(7).fill([200, '']),
  );
  const [now, before] = [await dan.page(match), at(known, 3)];
  expect(now.version).toBe(before.version + 4);
  expect(now.seats.map(({ asked }) => asked)).toEqual([false, false, false, true]);
  expect(now.prompt).toEqual(before.prompt);
  expect((now.view as Shown).offers).toHaveLength(1);
  ok(await offer(2));
});
