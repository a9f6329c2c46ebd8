import type { Written } from '../entries.ts';
import type { MatchRecord, Owner } from '../head.ts';
import type {
  Batch,
  ChatLine,
  KeyOf,
  MatchStore,
  Retention,
  Search,
  Snapshot,
  Spoken,
  StoreAnswer,
  Summary,
} from '../ports.ts';

/** One match as text, so that nobody outside holds on to what is inside. */
interface Kept {
  readonly record: string;
  summary: Summary;
  readonly written: string[];
  readonly snapshots: { readonly seq: number; readonly text: string }[];
  readonly keys: Map<string, number>;
  said: readonly { readonly key: string | null; readonly line: ChatLine }[];
}

const read = <T>(text: string | undefined): Promise<T | undefined> =>
  Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as T));
const DONE: Promise<StoreAnswer> = Promise.resolve('done');
const CONFLICT: Promise<StoreAnswer> = Promise.resolve('conflict');
const FULL: Promise<StoreAnswer> = Promise.resolve('full');
const keyOf = (by: Owner, key: string) => JSON.stringify([by, key]);

/** Keeps matches as long as the process lives: for tests, and for hosts that want nothing on disk. */
export class MemoryStore implements MatchStore {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;

  constructor({ most = Infinity }: { readonly most?: number } = {}) {
    this.#most = most;
  }

  create(record: MatchRecord, summary: Summary): Promise<StoreAnswer> {
    const { id } = record.head;
    if (this.#kept.has(id)) return CONFLICT;
    if (this.#kept.size >= this.#most) return FULL;
    const text = JSON.stringify(record);
    this.#kept.set(id, { record: text, summary, written: [], snapshots: [], keys: new Map(), said: [] });
    return DONE;
  }

  append(id: string, { written, summary, snapshot }: Batch): Promise<StoreAnswer> {
    const kept = this.#kept.get(id);
    if (kept === undefined || written[0]?.entry.seq !== kept.written.length + 1) return CONFLICT;
    for (const one of written) {
      kept.written.push(JSON.stringify(one));
      const { key, by, seq } = one.entry;
      if (key !== undefined) kept.keys.set(keyOf(by, key), seq);
    }
    if (snapshot !== undefined) kept.snapshots.push({ seq: snapshot.seq, text: JSON.stringify(snapshot) });
    kept.summary = summary;
    return DONE;
  }

  note(summary: Summary): Promise<void> {
    const kept = this.#kept.get(summary.id);
    if (kept !== undefined) kept.summary = summary;
    return Promise.resolve();
  }

  record(id: string): Promise<MatchRecord | undefined> {
    return read(this.#kept.get(id)?.record);
  }

  summary(id: string): Promise<Summary | undefined> {
    return Promise.resolve(this.#kept.get(id)?.summary);
  }

  entries(id: string, after: number, last = Infinity, limit = Infinity): Promise<readonly Written[]> {
    const end = Math.min(last, after + limit);
    const texts = (this.#kept.get(id)?.written ?? []).slice(after, end);
    return Promise.resolve(texts.map((text) => JSON.parse(text) as Written));
  }

  snapshot(id: string, last = Infinity): Promise<Snapshot | undefined> {
    return read(this.#kept.get(id)?.snapshots.findLast(({ seq }) => seq <= last)?.text);
  }

  keyed(id: string, by: Owner, key: string): Promise<Written | undefined> {
    const kept = this.#kept.get(id);
    return read(kept?.written[(kept.keys.get(keyOf(by, key)) ?? 0) - 1]);
  }

  keys(id: string): Promise<readonly KeyOf[]> {
    const texts = [...(this.#kept.get(id)?.keys.keys() ?? [])];
    return Promise.resolve(
      texts.map((text) => {
        const [by, key] = JSON.parse(text) as [string, string];
        return { by, key };
      }),
    );
  }

  say(id: string, { by, key, at, seat, name, text }: Spoken, most: number): Promise<number | undefined> {
    const kept = this.#kept.get(id);
    if (kept === undefined) return Promise.resolve(undefined);
    const known = key === undefined ? null : keyOf(by, key);
    const before = known === null ? undefined : kept.said.find((one) => one.key === known);
    if (before !== undefined) return Promise.resolve(before.line.number);
    const number = (kept.said.at(-1)?.line.number ?? 0) + 1;
    kept.said = [...kept.said, { key: known, line: { number, at, seat, name, text } }].slice(-most);
    return Promise.resolve(number);
  }

  said(id: string, after: number, limit = Infinity): Promise<readonly ChatLine[]> {
    const lines = (this.#kept.get(id)?.said ?? []).map(({ line }) => ({ ...line }));
    return Promise.resolve(lines.filter(({ number }) => number > after).slice(0, limit));
  }

  list(search: Search): Promise<readonly Summary[]> {
    const { owner, open = false, unfinished = false, limit, before = Infinity } = search;
    const found = [...this.#kept.values()]
      .map(({ summary }) => summary)
      .filter((one) => one.updatedAt < before && (!open || one.open))
      .filter(({ stage }) => !unfinished || stage !== 'over')
      .filter(({ owners }) => owner === undefined || owners.includes(owner))
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .slice(0, limit);
    return Promise.resolve(found);
  }

  sweep({ now, finished, abandoned }: Retention): Promise<readonly string[]> {
    const old = ({ stage, updatedAt }: Summary) =>
      now - updatedAt > (stage === 'over' ? finished : abandoned);
    const gone = [...this.#kept].filter(([, { summary }]) => old(summary)).map(([id]) => id);
    for (const id of gone) this.#kept.delete(id);
    const done = [...this.#kept]
      .filter(([, { summary }]) => summary.stage === 'over')
      .sort(([, a], [, b]) => a.summary.updatedAt - b.summary.updatedAt);
    for (const [id] of done) {
      if (this.#kept.size < this.#most) break;
      this.#kept.delete(id);
      gone.push(id);
    }
    return Promise.resolve(gone);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
