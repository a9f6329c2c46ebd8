import type { Action, Seat } from '@cantina/engine';
import { seeded, Stream, type Random } from '@cantina/random';
import type { Matches } from '../src/matches.ts';
import type { Answer } from '../src/refused.ts';
import { decisionOf, yes } from './hall.ts';

/** Plays at random through the door, as people would. */

/** One act of some seat that is asked; `undefined` when nobody is. */
export async function randomAct(
  matches: Matches,
  id: string,
  owners: readonly string[],
  random: Random,
): Promise<Answer | undefined> {
  const seats = (await matches.look(id, 'spectator'))?.seats ?? [];
  const asked = [...seats.keys()].filter((seat) => seats[seat]?.asked === true && seats[seat].bot === null);
  if (asked.length === 0) return undefined;
  const seat = asked[random.below(asked.length)] as Seat;
  const legal = await matches.legal(id, seat);
  const action = legal[random.below(legal.length)] as Action;
  const decision = await decisionOf(matches, id, seat);
  return matches.act(id, { by: owners[seat] ?? '' }, { seat, decision, actions: [action] });
}

export async function playUntil(
  matches: Matches,
  id: string,
  owners: readonly string[],
  enough: () => Promise<boolean>,
  seed = 'until',
): Promise<void> {
  const random = new Stream(seeded(seed));
  for (let acts = 0; !(await enough()); acts++) {
    const answer = await randomAct(matches, id, owners, random);
    if (answer === undefined || acts > 2000) throw new Error('the game ended before that');
    yes(answer);
  }
}
