import { eventFor, type Core, type Viewer } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { client, type Client } from '../test/client.ts';
import type { Match } from './matches/match.ts';
import { Matches } from './matches/matches.ts';

/** Random matches with hidden hands, dice and secret choices: no answer tells a seat what only another may know. */

interface Hidden extends Core {
  readonly hands: readonly { readonly cards: readonly number[]; readonly seen: readonly number[] }[];
}

interface Shown {
  readonly players: readonly {
    readonly hand: { readonly count: number; readonly known: readonly string[] };
  }[];
}

const NEVER = /"(random|stack|seen|secret|answers|owners|token|listening)":/;

const matches = new Matches(
  () => undefined,
  () => 'the secret of the leak test',
);
const api = client({ matches });

function find(id: string): Match {
  const match = matches.find(id);
  if (match === undefined) throw new Error('no such match');
  return match;
}

async function everythingToldTo(viewer: Viewer, id: string, token: string | undefined) {
  const [page, log] = await Promise.all([api.page(id, token), api.log(id, token)]);
  expect(page.body.seat).toBe(viewer === 'spectator' ? null : viewer);
  return { page, log, text: page.text + log.text };
}

async function lookAround(id: string, tokens: readonly string[], deal: number): Promise<number> {
  const match = find(id);
  let hiddenCards = 0;
  for (const viewer of ['spectator', ...tokens.keys()] as Viewer[]) {
    const token = viewer === 'spectator' ? undefined : tokens[viewer];
    const { page, log, text } = await everythingToldTo(viewer, id, token);
    expect(text).not.toMatch(NEVER);
    expect(text).not.toContain(match.secret);
    for (const other of tokens) expect(text).not.toContain(other);
    for (const word of match.state.random) if (Math.abs(word) > 1e5) expect(text).not.toContain(String(word));

    for (const [seat, pile] of (match.state as Hidden).hands.entries()) {
      const bit = viewer === 'spectator' ? 0 : 1 << viewer;
      const seen = pile.seen.filter((bits) => (bits & bit) !== 0).length;
      const hand = (page.body.view as Shown).players[seat]?.hand;
      expect(hand?.known).toHaveLength(seen);
      if (seat !== viewer) hiddenCards += pile.cards.length - seen;
    }

    for (const [at, { event }] of match.log.entries()) {
      const { message } = log.body.lines[at] ?? {};
      expect(message).toEqual(JSON.parse(JSON.stringify(eventFor(event, viewer))));
      const told = viewer !== 'spectator' && event.only?.seats.includes(viewer) === true;
      if (!told) expect(message?.params).toEqual(event.params);
    }

    if (viewer !== 'spectator') await staysTheSame(match, viewer, page.text, deal, token);
  }
  return hiddenCards;
}

/** The strongest of the checks: in another world that this seat cannot tell apart, the answer is the same to the letter. */
async function staysTheSame(
  match: Match,
  seat: number,
  told: string,
  deal: number,
  token: string | undefined,
) {
  const { state } = match;
  match.state = match.ruleset.redeal(state, seat, new Stream(seeded(deal)));
  expect((await api.page(match.id, token)).text).toBe(told);
  match.state = state;
}

async function playOn(api: Client, id: string, tokens: readonly string[], random: Stream): Promise<boolean> {
  const { ruleset, state } = find(id);
  const actors = ruleset.actors(state);
  const interjects = random.below(5) === 0;
  const seat = interjects ? random.below(tokens.length) : (actors[random.below(actors.length)] ?? 0);
  const { body } = await api.page(id, tokens[seat]);
  const free = body.choices.filter(({ refused }) => refused === null);
  const chosen = free[random.below(Math.max(free.length, 1))];
  if (chosen !== undefined) {
    const done = await api.act(id, tokens[seat], body.decision, chosen.action);
    expect(done.status, done.text).toBe(200);
    expect(done.text).not.toMatch(NEVER);
  }
  return find(id).ruleset.outcome(find(id).state) === undefined;
}

describe('hidden information', () => {
  it.each([2, 3, 4])('never leaves the host in a match of %i', { timeout: 60_000 }, async (seats) => {
    const random = new Stream(seeded(seats));
    const { id, tokens } = await api.open('cellar', new Array<string>(seats).fill('human'), { rounds: 3 });
    let hidden = 0;
    let acts = 0;
    do hidden += await lookAround(id, tokens, ++acts);
    while ((await playOn(api, id, tokens, random)) && acts < 400);
    expect((await api.page(id)).body.outcome).not.toBeNull();
    expect(hidden).toBeGreaterThan(100);
    expect(find(id).log.some(({ event }) => event.only !== undefined)).toBe(true);
  });
});
