import type { Language } from '@cantina/engine';
import { createMatch, describeRuleset, MatchDoor, type MatchPlan, type SeatPlan } from '../host.ts';
import { sitDown } from '../join/sit-down.ts';
import { nameAt } from '../me.ts';
import { colourFor } from '../seat-words.ts';

/** Creates a match and sits down on all seats that are one's own; if none is left for others, it begins. */
export async function openMatch(language: Language, plan: MatchPlan, name: string): Promise<string> {
  const match = await createMatch(language, plan);
  // Whatever goes wrong from here on can be made good in the waiting room.
  await takeSeats(new MatchDoor(match, language), plan.seats, name).catch(() => undefined);
  return match;
}

/** At one click: oneself on the first seat, and on the others that the game needs the best bot, or whoever is invited. */
export async function openAtOnce(
  language: Language,
  ruleset: string,
  others: 'bot' | 'open',
  name: string,
): Promise<string> {
  const { seats, bots } = await describeRuleset(language, ruleset);
  const other: SeatPlan = others === 'open' ? { kind: 'open' } : { kind: 'bot', level: bots.at(-1) ?? '' };
  const rest = Array.from({ length: seats.min - 1 }, () => other);
  const plan = { ruleset, options: {}, spectators: true, listed: false };
  return openMatch(language, { ...plan, seats: [{ kind: 'human' }, ...rest] }, name);
}

async function takeSeats(door: MatchDoor, seats: readonly SeatPlan[], name: string): Promise<void> {
  const mine = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'human');
  for (const [nth, seat] of mine.entries())
    await sitDown(door, seat, { name: nameAt(name, nth), colour: colourFor(nth) });
  if (seats.every(({ kind }) => kind !== 'open')) await door.start();
}
