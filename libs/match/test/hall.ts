import type { Action, Core, Ruleset, Seat, Wiring } from '@cantina/engine';
import { source } from '@cantina/registry';
import { Matches } from '../src/matches.ts';
import type { Host } from '../src/host.ts';
import { LocalBus, MemoryStore } from '../src/memory/index.ts';
import type { BotPlayer, MatchStore } from '../src/ports.ts';
import type { Answer, Refused } from '../src/refused.ts';
import { fetchStanding } from '../src/loading.ts';
import { gameOf } from '../src/game.ts';
import type { Standing } from '../src/standing.ts';
import type { SeatPlan } from '../src/head.ts';

/** A small host for specs: a store in memory, a clock that ticks, bots that do the first thing, and words for it all. */

/** The rules of a sample, perhaps with wiring of their own. */
export async function rulesOf(id: string, wiring?: Wiring): Promise<Ruleset> {
  const found = await source(id);
  if (found === undefined) throw new Error(`no ruleset "${id}"`);
  return found.load(found.content, wiring);
}

export const firstLegal: BotPlayer = ({ legal }) => legal[0] as Action;
const anyLegal: BotPlayer = ({ legal, random }) => legal[random.below(legal.length)] as Action;

const BOTS: Readonly<Record<string, BotPlayer>> = { first: firstLegal, any: anyLegal };

export interface Hall {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly bus: LocalBus;
  readonly errors: unknown[];
  readonly clock: { now: number };
  /** Another host on the same store: as after a restart. */
  readonly again: (changes?: Partial<Host>) => Matches;
}

export function hall(changes: Partial<Host> & { readonly wiring?: Wiring } = {}): Hall {
  const { wiring, ...host } = changes;
  const errors: unknown[] = [];
  const clock = { now: 1_000_000 };
  const store = host.store ?? new MemoryStore();
  const bus = new LocalBus((error) => errors.push(error));
  const known = new Map<string, Promise<Ruleset>>();
  let secrets = 0;
  const usual: Host = {
    store,
    bus,
    rules: async (id) => {
      const ruleset = known.get(id) ?? rulesOf(id, wiring);
      known.set(id, ruleset);
      return ruleset.then(
        (loaded) => ({ ruleset: loaded, rulesHash: 'rules of today' }),
        () => undefined,
      );
    },
    bots: (level) => BOTS[level],
    now: () => ++clock.now,
    report: (error) => errors.push(error),
    newSecret: () => `secret ${++secrets}`,
    ...host,
  };
  const again = (more: Partial<Host> = {}) => new Matches({ ...usual, ...more });
  return { matches: again(), store, bus, errors, clock, again };
}

export const human: SeatPlan = { kind: 'human' };
export const open: SeatPlan = { kind: 'open' };
export const bot: SeatPlan = { kind: 'bot', level: 'first' };

const COLOURS = ['red', 'blue', 'green', 'white'];

/** Who owns the seats: one name per seat, `null` for a bot. */
export interface Sitting {
  readonly ruleset?: string;
  readonly owners: readonly (string | null)[];
  readonly options?: Record<string, string | number | boolean>;
  readonly level?: string;
}

/** A match that has begun, its open seats taken in order. */
export async function begun(matches: Matches, sitting: Sitting): Promise<string> {
  const { ruleset = 'noughts', owners, options = {}, level = 'first' } = sitting;
  const seats = owners.map((owner): SeatPlan => (owner === null ? { kind: 'bot', level } : open));
  const created = await matches.create('ada', { ruleset, options, seats });
  if (!created.done) throw new Error(JSON.stringify(created.refused));
  const { id } = created;
  for (const [seat, owner] of owners.entries()) {
    if (owner === null) continue;
    const colour = COLOURS[seat] ?? 'grey';
    yes(
      await matches.join(id, { by: owner }, { seat, name: `${owner} ${seat}`, colour, nonce: `${owner}'s` }),
    );
  }
  yes(
    await matches.start(id, {
      by: owners.includes('ada') ? 'ada' : (owners.find((one) => one !== null) ?? 'ada'),
    }),
  );
  return id;
}

export async function decisionOf(matches: Matches, id: string, seat: Seat): Promise<number> {
  return (await matches.look(id, seat))?.decision ?? -1;
}

/** Acts with the decision that is open now. */
export async function act(
  matches: Matches,
  id: string,
  by: string,
  seat: Seat,
  ...actions: readonly unknown[]
): Promise<Answer> {
  return matches.act(id, { by }, { seat, decision: await decisionOf(matches, id, seat), actions });
}

/** The entry's number, or an error that says why not. */
export function yes(answer: Answer): number {
  if (!answer.done) throw new Error(`refused: ${JSON.stringify(answer.refused)}`);
  return answer.seq;
}

export function refusedBy(answer: Answer): Refused {
  if (answer.done) throw new Error('was done');
  return answer.refused;
}

/** The match as the log says, folded from the very first entry or from the snapshots there are. */
export async function standingOf(
  store: MatchStore,
  id: string,
  ruleset: Ruleset,
  from: 'zero' | 'snapshot',
): Promise<Standing> {
  const record = await store.record(id);
  if (record === undefined) throw new Error('no such match');
  const source: MatchStore =
    from === 'snapshot'
      ? store
      : Object.assign(Object.create(store) as MatchStore, {
          snapshot: () => Promise.resolve(undefined),
          entries: (...args: Parameters<MatchStore['entries']>) => store.entries(...args),
        });
  return (await fetchStanding(source, gameOf(record, ruleset))).standing;
}

export async function stateIn(store: MatchStore, id: string, ruleset: Ruleset): Promise<Core> {
  const { state } = await standingOf(store, id, ruleset, 'snapshot');
  if (state === null) throw new Error('not begun');
  return state;
}

export const mark = (what: number): Action => ({ do: 'mark', what });
export const go = (what: string): Action => ({ do: 'go', what });
