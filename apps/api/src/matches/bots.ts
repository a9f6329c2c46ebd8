import { NOBODY, type Action, type Seat } from '@cantina/engine';
import { pick, seeded, Stream, type Random } from '@cantina/random';
import type { Match } from './match.ts';

/** More acts of bots in a row than this, and something goes round in circles. */
const LIMIT = 5000;

/** One time in so many a bot does something it was not asked for, if it can. */
const SELDOM = 6;

/** Bots that choose at random among what the rules allow; they see nothing but that list. */
export function playBots(match: Match): void {
  const random = new Stream(seeded(`${match.secret} bots ${match.seq}`));
  interject(match, random);
  for (let acts = 0; acts < LIMIT; acts++) {
    const bot = match.ruleset.actors(match.state).find((seat) => match.seats[seat] === 'bot');
    if (bot === undefined) return;
    if (!tryOne(match, bot, random)) throw match.fail(bot, null, new Error('asked, but nothing is allowed'));
  }
  throw match.fail(NOBODY, null, new Error(`${LIMIT} acts of bots in a row`));
}

function interject(match: Match, random: Random): void {
  for (const [seat, kind] of match.seats.entries()) {
    const asked = match.ruleset.actors(match.state).includes(seat);
    if (kind === 'bot' && !asked && random.below(SELDOM) === 0) tryOne(match, seat, random);
  }
}

function tryOne(match: Match, seat: Seat, random: Random): boolean {
  const action = choose(match.ruleset.legal(match.state, seat), random);
  if (action !== undefined) match.act(seat, action);
  return action !== undefined;
}

/** First what kind of thing to do, then which: a kind with many objects is not chosen more often. */
function choose(legal: readonly Action[], random: Random): Action | undefined {
  const verbs = [...new Set(legal.map((action) => action.do))];
  if (verbs.length === 0) return undefined;
  const verb = pick(random, verbs);
  return pick(
    random,
    legal.filter((action) => action.do === verb),
  );
}
