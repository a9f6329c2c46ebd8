import type { Act, Entry, Written } from '../entries.ts';
import type { MatchRecord } from '../head.ts';
import type { Link } from '../links.ts';
import type { Batch, Snapshot, Spoken, Summary } from '../ports.ts';
import { newStanding } from '../standing.ts';
import { summaryOf } from '../summary.ts';

/** Matches as a store sees them: text to be kept, of no game in particular. */

export function recordOf(id: string): MatchRecord {
  return {
    head: {
      id,
      ruleset: 'any game',
      version: '1.0.0',
      rulesHash: 'r',
      contentHash: 'c',
      options: { long: true, words: ['naïve', '🎲', "it's; DROP TABLE matches"] },
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }],
      spectators: true,
      listed: true,
      commitment: 'h',
      createdBy: 'ada',
      createdAt: 1,
    },
    secret: { secret: `secret of ${id}`, salt: 'salt' },
  };
}

export function summary(id: string, changes: Partial<Summary> = {}): Summary {
  const { head } = recordOf(id);
  return { ...summaryOf(head, newStanding(head), 1, null), ...changes };
}

export function entryOf(seq: number, key?: string, by = 'ada'): Written {
  const act: Act = { type: 'act', seat: 0, decision: seq, actions: [{ do: 'say', what: `“${seq}”\u0000` }] };
  const entry: Entry = { ...act, seq, by, at: 1000 + seq, ...(key === undefined ? {} : { key }) };
  return { entry, events: [{ key: 'said', params: { seq }, only: { seats: [0], params: { aside: 'x' } } }] };
}

export function snapshotAt(id: string, seq: number): Snapshot {
  return { seq, standing: { ...newStanding(recordOf(id).head), seq } };
}

/** Entries from `first` to `last`, with what else is to change. */
export function batchOf(id: string, first: number, last: number, changes: Partial<Batch> = {}): Batch {
  const written = Array.from({ length: last - first + 1 }, (_, i) => entryOf(first + i));
  return { written, summary: summary(id), ...changes };
}

export function spoken(text: string, changes: Partial<Spoken> = {}): Spoken {
  return { by: 'ada', at: 1000, seat: 0, name: 'Ada', text, ...changes };
}

/** An invitation of match `m`, unless said otherwise. */
export function linkOf(id: string, changes: Partial<Link> = {}): Link {
  return { id, match: 'm', kind: 'invite', seat: null, by: 'ada', createdAt: 1, ...changes };
}
