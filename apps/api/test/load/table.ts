import { seeded, Stream } from '@cantina/random';
import type { Address } from './address.ts';
import { Person } from './person.ts';
import { patience, Player } from './player.ts';
import { Watcher } from './watcher.ts';

/** Who sits where: whoever sets the table up, somebody they invite, or a bot. */
type Sitter = 'host' | 'guest' | 'random' | 'greedy';

export interface Setting {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sitters: readonly Sitter[];
  /** Guests sit down at a listed table as they like; elsewhere they bring an invitation. */
  readonly listed: boolean;
  /** Somebody looks on. */
  readonly watched: boolean;
}

export interface Manners {
  readonly seed: string;
  /** After so many acts a player gives up. */
  readonly mostActs: number;
  readonly told: () => void;
}

const COLOURS = ['red', 'green', 'blue', 'white'];

/** A match that was opened, with those who play it. */
export interface Table {
  readonly match: string;
  readonly setting: Setting;
  readonly host: Person;
  readonly players: readonly Player[];
  readonly spectator: Watcher | undefined;
}

/** Sets a table up and has everybody sit down. */
export async function openTable(address: Address, setting: Setting, manners: Manners): Promise<Table> {
  const { ruleset, options, sitters, listed, watched } = setting;
  const { seed, mostActs, told } = manners;
  const host = await Person.arrive(address);
  const seats = sitters.map((sitter) => {
    if (sitter === 'host') return { kind: 'human' as const };
    return sitter === 'guest' ? { kind: 'open' as const } : { kind: 'bot' as const, level: sitter };
  });
  const { match } = await host.get((api, sending) =>
    api.matches.$post({ query: {}, json: { ruleset, options, seats, listed } }, sending),
  );
  const players: Player[] = [];
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter !== 'host' && sitter !== 'guest') continue;
    const person = sitter === 'host' ? host : await Person.arrive(address);
    const link = sitter === 'guest' && !listed ? await invitation(host, match) : undefined;
    await sitDown(person, match, seat, { nonce: `${seed} ${seat}`, ...(link !== undefined && { link }) });
    const random = new Stream(seeded(`${seed} ${seat}`));
    players.push(new Player(person, match, seat, { random, mostActs, told }));
  }
  const eyes = { match, seat: null };
  const spectator = watched
    ? new Watcher(await Person.arrive(address), eyes, patience(new Stream(seeded(`${seed} outside`))))
    : undefined;
  return { match, setting, host, players, spectator };
}

async function invitation(host: Person, match: string): Promise<string> {
  const made = await host.get((api, sending) =>
    api.matches[':match'].links.$post({ param: { match }, query: {}, json: { kind: 'invite' } }, sending),
  );
  return made.secret;
}

function sitDown(person: Person, match: string, seat: number, more: { nonce: string; link?: string }) {
  const json = { name: `Player ${seat + 1}`, colour: COLOURS[seat] ?? 'grey', ...more };
  return person.get((api, sending) =>
    api.matches[':match'].seats[':seat'].$post(
      { param: { match, seat: String(seat) }, query: {}, json },
      sending,
    ),
  );
}

/** Begins the match. If the answer to that was lost, it has begun already. */
export async function begin({ host, match }: Table): Promise<void> {
  const answer = await host.ask((api, sending) =>
    api.matches[':match'].start.$post({ param: { match }, query: {}, json: {} }, sending),
  );
  if (!answer.done && answer.problem.code !== 'started')
    throw new Error(`not begun: ${JSON.stringify(answer.problem)}`);
}

/** Everybody plays, and whoever looks on does so, until the match is over. Whatever goes wrong for one ends it for all. */
export async function playOut({ players, spectator }: Table): Promise<void> {
  const watchers = watchersOf({ players, spectator });
  const all = [
    ...players.map((player) => player.play()),
    ...(spectator === undefined ? [] : [spectator.until(({ stage }) => stage === 'over')]),
  ];
  try {
    await Promise.all(all);
  } catch (error) {
    for (const watcher of watchers) watcher.fail(error as Error);
    await Promise.allSettled(all);
    throw error;
  }
}

export const watchersOf = ({
  players,
  spectator,
}: Pick<Table, 'players' | 'spectator'>): readonly Watcher[] => [
  ...players.map(({ watcher }) => watcher),
  ...(spectator === undefined ? [] : [spectator]),
];
