import type { Action, Seat } from '@cantina/engine';
import { pick, seeded, Stream } from '@cantina/random';
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

/** What a bot is given, to play here or to advise: all that the seat knows. */
export function chairOf({ game, standing }: Table, seat: Seat): BotChair {
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
    get legal() {
      return ruleset.legal(state, seat);
    },
    imagine: () => ({ ruleset, state: ruleset.redeal(state, seat, random) }),
    random,
  };
}

interface Door {
  readonly player: (level: string) => BotPlayer | undefined;
  readonly pause: (level: string) => Promise<void>;
  readonly act: (request: ActRequest) => Promise<Answer>;
  readonly report: (error: unknown) => void;
}

/** Lets one bot act, if the game waits for one, and tells whether there may be more to do. */
export async function letBotAct(table: Table, door: Door): Promise<boolean> {
  const seat = botToMove(table);
  if (seat === undefined) return false;
  const { standing } = table;
  const decision = standing.asked[seat]?.number ?? 0;
  const level = botAt(standing.seats[seat]) ?? '';
  const chair = chairOf(table, seat);
  const [chosen] = await Promise.all([choice(chair, level, door), pause(standing, level, door)]);
  // People must not wait for a bot that brought nothing of use: then it does anything the rules allow.
  for (const choose of [() => chosen, () => anything(chair)]) {
    const action = choose();
    if (action === undefined) continue;
    const answer = await door.act({ seat, decision, actions: [action] });
    if (answer.done || answer.refused.code === 'stale') return true;
    if (answer.refused.code !== 'refused') return false;
    // Somebody else acted while it thought: it thinks again.
    if (table.standing.seq !== standing.seq) return true;
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

/** Bots among themselves do not wait for anybody to follow what they do. */
async function pause({ seats }: Standing, level: string, door: Door): Promise<void> {
  if (!seats.some(({ kind }) => kind === 'human')) return;
  try {
    await door.pause(level);
  } catch (error) {
    door.report(error);
  }
}

/** Not always the first: that could go round in circles. */
function anything({ legal, random }: BotChair): Action | undefined {
  return legal.length === 0 ? undefined : pick(random, legal);
}
