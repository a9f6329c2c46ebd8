import { pick, type Random } from '@cantina/random';
import type { Hall } from './company.ts';

/** A table that has been set up: who owns which seat, and who looks on. */
export interface Seated {
  readonly match: string;
  /** Seats of people, with their owners' tokens. */
  readonly owners: ReadonlyMap<number, string>;
  readonly onlooker: string | null;
}

interface Plan {
  readonly ruleset: string;
  readonly options: object;
  readonly seats: readonly { readonly kind: string; readonly level?: string }[];
  readonly spectators: boolean;
  readonly listed: boolean;
}

/** A table with everybody at it, begun. */
export async function sitDown(hall: Hall, random: Random): Promise<Seated> {
  const plan = planBy(random);
  const host = await arrive(hall);
  const { desk, house, judge } = hall;
  const { body } = await desk.ask<{ match: string }>(host, ['POST', '/matches'], { channel: 'seats' }, plan);
  const { match } = body;
  const notes = house.notesOf(match);
  const owners = new Map<number, string>();
  for (const [seat, { kind }] of plan.seats.entries()) {
    if (kind === 'bot') continue;
    const owner = kind === 'human' ? host : await arrive(hall);
    owners.set(seat, owner);
    const about = { channel: 'seats', viewer: seat, notes } as const;
    const place = { name: `Number ${seat}`, colour: `colour-${seat}`, nonce: nonceBy(random) };
    let link: string | undefined;
    if (kind === 'open' && !plan.listed) {
      const invitation = { kind: 'invite' };
      const made = await desk.ask<{ secret: string }>(
        host,
        ['POST', `/matches/${match}/links`],
        about,
        invitation,
      );
      link = made.body.secret;
      judge.keep(link);
    }
    await desk.ask(owner, ['POST', `/matches/${match}/seats/${seat}`], about, {
      ...place,
      ...(link !== undefined && { link }),
    });
  }
  await desk.ask(host, ['POST', `/matches/${match}/start`], { channel: 'seats', notes }, {});
  const onlooker = random.below(2) === 0 ? null : await arrive(hall);
  return { match, owners, onlooker };
}

/** Somebody new; what only they may know is known to the judge. */
async function arrive({ desk, house, judge }: Hall): Promise<string> {
  const { body } = await desk.ask<{ token: string }>(null, ['POST', '/tokens'], { channel: 'seats' });
  judge.keep(body.token, house.host.people.ownerOf(body.token) ?? '');
  return body.token;
}

function planBy(random: Random): Plan {
  const flip = () => random.below(2) === 0;
  const isCellar = random.below(3) === 0;
  const count = isCellar ? 2 + random.below(3) : 2;
  // Some sit alone with bots or at all the chairs: only they are told what a bot would do.
  const isAlone = random.below(3) === 0;
  const others = isAlone ? (['human', 'bot'] as const) : (['open', 'open', 'open', 'human', 'bot'] as const);
  const seats = Array.from({ length: count }, (_, seat) => {
    const kind = seat === 0 ? 'human' : pick(random, others);
    return kind === 'bot' ? { kind, level: pick(random, ['random', 'greedy']) } : { kind };
  });
  return {
    ruleset: isCellar ? 'cellar' : 'deckbuilding',
    options: isCellar
      ? { rounds: 3, cat: flip() ? 'wild' : 'calm', trade: flip() }
      : { bases: pick(random, ['beginner', 'whole-galaxy', 'secret-bases']), payOff: flip() },
    seats,
    spectators: random.below(4) > 0,
    listed: flip(),
  };
}

const nonceBy = (random: Random): string =>
  `nonce-${Array.from({ length: 16 }, () => random.below(16).toString(16)).join('')}`;
