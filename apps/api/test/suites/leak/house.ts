import { advise, greedy, random } from '@cantina/bots';
import type { Core, GameEvent, Ruleset } from '@cantina/engine';
import type { Batch, BotPlayer, MatchRecord, StoreAnswer, Summary } from '@cantina/match';
import { seeded, Stream } from '@cantina/random';
import { LocalBus, MemoryLinks, MemoryStore } from '@cantina/stores';
import { knownIn, type Known } from '@cantina/testkit/ledger';
import { openHost, type Host } from '../../../src/host/host.ts';
import { gameRules, type GameRules } from '../../../src/host/rules.ts';
import { Notes } from './notes.ts';
import type { Pack } from './packs.ts';

/** A host whose boxes hold canaries, and over whose shoulder we look. */
export interface House {
  readonly host: Host;
  notesOf(match: string): Notes;
  /** What went wrong inside. */
  readonly complaints: readonly unknown[];
}

const bots: ReadonlyMap<string, BotPlayer> = new Map([
  ['random', random],
  ['greedy', greedy],
]);

/** A snapshot is seen after every entry; so often one is kept. */
const KEPT_EVERY = 50;
const MIDNIGHT = 1_700_000_000_000;

export async function openHouse(packs: readonly Pack[], seed: number): Promise<House> {
  const moments = new WeakMap<Core, Known[]>();
  const shelf = new Map<string, GameRules>();
  for (const pack of packs) shelf.set(pack.id, await gameRules(watched(pack, moments), 'canaries'));
  const notes = new Map<string, Notes>();
  const store = new WatchedStore(
    (record) => {
      const pack = packs.find(({ id }) => id === record.head.ruleset);
      if (pack !== undefined) notes.set(record.head.id, new Notes(record, pack));
    },
    (id, batch) => notes.get(id)?.write(batch, (state) => moments.get(state) ?? []),
  );
  const complaints: unknown[] = [];
  const report = (error: unknown) => void complaints.push(error);
  const chance = new Stream(seeded(`secrets ${seed}`));
  let clock = MIDNIGHT;
  const host = openHost({
    store,
    links: new MemoryLinks(),
    bus: new LocalBus(report),
    key: new Uint8Array(32).fill(7),
    bots: (level) => bots.get(level),
    adviser: advise,
    levels: [...bots.keys()],
    report,
    now: () => ++clock,
    rules: (id) => Promise.resolve(shelf.get(id)),
    match: { newSecret: () => secretBy(chance), limits: { snapshotEvery: 1 } },
  });
  return {
    host,
    complaints,
    notesOf(match) {
      const found = notes.get(match);
      if (found === undefined) throw new Error(`nobody took notes of ${match}`);
      return found;
    },
  };
}

const secretBy = (chance: Stream): string =>
  Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');

/** The same rules; whenever they tell something, it is noted what could be seen at that moment. */
function watched({ ruleset, open }: Pack, moments: WeakMap<Core, Known[]>): Ruleset {
  const overhear = (state: Core, events: GameEvent[] | undefined): GameEvent[] => {
    const seen = moments.get(state) ?? [];
    moments.set(state, seen);
    const ears: GameEvent[] = [];
    ears.push = (...said) => {
      seen.push(knownIn(state, open));
      return events?.push(...said) ?? 0;
    };
    return ears;
  };
  return {
    ...ruleset,
    apply: (state, seat, action, events) => ruleset.apply(state, seat, action, overhear(state, events)),
    concede: (state, seat, events) => ruleset.concede(state, seat, overhear(state, events)),
  };
}

class WatchedStore extends MemoryStore {
  readonly #created: (record: MatchRecord) => void;
  readonly #written: (id: string, batch: Batch) => void;

  constructor(created: (record: MatchRecord) => void, written: (id: string, batch: Batch) => void) {
    super();
    this.#created = created;
    this.#written = written;
  }

  override create(record: MatchRecord, summary: Summary): Promise<StoreAnswer> {
    this.#created(record);
    return super.create(record, summary);
  }

  override async append(id: string, batch: Batch): Promise<StoreAnswer> {
    const { written, summary, snapshot } = batch;
    const isKept = snapshot !== undefined && snapshot.seq % KEPT_EVERY === 0;
    const answer = await super.append(id, { written, summary, ...(isKept && { snapshot }) });
    if (answer === 'done') this.#written(id, batch);
    return answer;
  }
}
