import type { Choice, Page } from '@cantina/wire';
import type { Person } from '../../person.ts';

/** A match that must stay as it is. */
export interface Victim {
  readonly match: string;
  readonly ruleset: string;
  readonly stage: Page['stage'];
  readonly seats: readonly Held[];
}

/** A seat, whose it is, what it is asked and what it could do. */
interface Held {
  readonly seat: number;
  readonly owner: Person;
  readonly decision: number;
  readonly legal: readonly Choice['action'][];
}

const games = [
  { ruleset: 'noughts', seats: 2, options: {} },
  { ruleset: 'cellar', seats: 3, options: { rounds: 3 } },
  { ruleset: 'deckbuilding', seats: 2, options: {} },
] as const;
const stages = ['seating', 'playing', 'over'] as const;
/** Acts before a match is left alone. */
const ACTS = 4;

/** One of every game at every stage; while people still come, only the first is there. */
export async function setUpVictims(people: readonly Person[]): Promise<readonly Victim[]> {
  const victims: Victim[] = [];
  for (const game of games)
    for (const stage of stages)
      victims.push(await victim(game, stage, people.slice(0, stage === 'seating' ? 1 : game.seats)));
  return victims;
}

async function victim(
  { ruleset, seats, options }: (typeof games)[number],
  stage: (typeof stages)[number],
  owners: readonly Person[],
): Promise<Victim> {
  const [host] = owners;
  if (host === undefined) throw new Error('there is nobody to play');
  const kinds = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'human' : 'open' }));
  const match = await host.open({ ruleset, options, seats: kinds });
  const { body } = await host.post<{ secret: string }>(`/api/matches/${match}/links`, { kind: 'invite' });
  for (const [seat, owner] of owners.entries()) await owner.sit(match, seat, { link: body.secret });
  if (stage !== 'seating') await host.post(`/api/matches/${match}/start`, {});
  for (let act = 0; act < ACTS && stage !== 'seating'; act++) await actOnce(match, owners);
  for (const [seat, owner] of stage === 'over' ? owners.entries() : [])
    await owner.post(`/api/matches/${match}/concede`, { seat });
  await host.post(`/api/matches/${match}/chat`, { text: 'Good luck to all of us!' });
  const held: Held[] = [];
  for (const [seat, owner] of owners.entries()) {
    const page = await owner.page(match, seat);
    if (page.stage !== stage) throw new Error(`a match of ${ruleset} is ${page.stage}, not ${stage}`);
    held.push({ seat, owner, decision: page.decision ?? 0, legal: legalIn(page) });
  }
  return { match, ruleset, stage, seats: held };
}

const legalIn = ({ choices }: Page): readonly Choice['action'][] =>
  choices.filter(({ refused }) => refused === null).map(({ action }) => action);

/** Whoever is asked does the first thing there is to do. */
async function actOnce(match: string, owners: readonly Person[]): Promise<void> {
  for (const [seat, owner] of owners.entries()) {
    const page = await owner.page(match, seat);
    const [action] = legalIn(page);
    if (page.seats[seat]?.asked !== true || action === undefined) continue;
    await owner.act(match, seat, action);
    return;
  }
}

/** All that anybody can know of the match, from every seat and from outside. */
export async function fingerprint({ match, seats }: Victim, outside: Person): Promise<string> {
  const looks = [...seats.map(({ seat, owner }) => [owner, `seat=${seat}`] as const), [outside, ''] as const];
  const told: string[] = [];
  for (const [person, query] of looks) {
    const paths = ['?', '/log?limit=500&', '/chat?', '/links?'];
    for (const path of paths) told.push((await person.get(`/api/matches/${match}${path}${query}`)).text);
  }
  return told.join('\n');
}
