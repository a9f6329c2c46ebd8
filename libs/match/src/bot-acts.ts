import type { Action, Seat } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';
import { botSeed } from './chance.ts';
import type { ActRequest } from './commands/act.ts';
import { running } from './play.ts';
import type { BotChair, BotPlayer } from './ports.ts';
import type { Answer } from './refused.ts';
import { botAt, type Standing } from './standing.ts';
import type { Table } from './table.ts';

/** Bots act through the same door as people; this is who knocks for them. */

/** The seat of a bot that the game waits for. A table that everybody left waits for somebody to come back. */
export function botToMove({ game, standing, frozen, defect }: Table): Seat | undefined {
  if (standing.stage !== 'playing' || frozen || defect !== null || isDeserted(standing)) return undefined;
  return game.ruleset.actors(running(standing.state)).find((seat) => botAt(standing.seats[seat]) !== null);
}

const isDeserted = ({ seats }: Standing): boolean => {
  const people = seats.filter(({ kind }) => kind === 'human');
  return people.length > 0 && people.every(({ away }) => away);
};

/** What the bot is given: all that its seat knows. */
function chairOf({ game, standing }: Table, seat: Seat): BotChair {
  const { ruleset, secret } = game;
  const state = running(standing.state);
  const random = new Stream(seeded(botSeed(secret, standing.seq, seat)));
  return {
    seat,
    get view() {
      return ruleset.view(state, seat);
    },
    get prompt() {
      return ruleset.prompt(state, seat);
    },
    legal: ruleset.legal(state, seat),
    imagine: () => ({ ruleset, state: ruleset.redeal(state, seat, random) }),
    random,
  };
}

interface Door {
  readonly player: (level: string) => BotPlayer | undefined;
  readonly act: (request: ActRequest) => Promise<Answer>;
  readonly report: (error: unknown) => void;
}

/** Lets one bot act, if the game waits for one, and tells whether there may be more to do. */
export async function letBotAct(table: Table, door: Door): Promise<boolean> {
  const seat = botToMove(table);
  if (seat === undefined) return false;
  const decision = table.standing.asked[seat]?.number ?? 0;
  const level = botAt(table.standing.seats[seat]) ?? '';
  const chair = chairOf(table, seat);
  const chosen = await choice(chair, level, door);
  // People must not wait for a bot that brought nothing of use: it does the first thing the rules allow.
  for (const action of [chosen, chair.legal[0]]) {
    if (action === undefined) continue;
    const answer = await door.act({ seat, decision, actions: [action] });
    if (answer.done || answer.refused.code === 'stale') return true;
    if (answer.refused.code !== 'refused') return false;
    door.report(new Error(`the bot "${level}" chose what ${answer.refused.rule ?? ''} forbids`));
  }
  return false;
}

async function choice(chair: BotChair, level: string, { player, report }: Door): Promise<Action | undefined> {
  try {
    return await player(level)?.(chair);
  } catch (error) {
    report(error);
    return undefined;
  }
}
