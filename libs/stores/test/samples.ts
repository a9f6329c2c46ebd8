import type { Batch, MatchRecord, Summary } from '@cantina/match';

/** Matches of no game in particular, to be written down. */

export function record(id: string): MatchRecord {
  return {
    head: {
      id,
      ruleset: 'any game',
      version: '1.0.0',
      rulesHash: 'r',
      contentHash: 'c',
      options: {},
      seats: [{ kind: 'open' }, { kind: 'open' }],
      spectators: true,
      listed: false,
      commitment: 'h',
      createdBy: 'ada',
      createdAt: 1,
    },
    secret: { secret: 's', salt: 't' },
  };
}

export function summary(id: string): Summary {
  return {
    id,
    ruleset: 'any game',
    stage: 'playing',
    open: false,
    owners: ['ada', 'bob'],
    seats: [],
    createdAt: 1,
    updatedAt: 1,
    practice: false,
    defect: null,
  };
}

export function batch(id: string, first: number, last: number): Batch {
  const written = Array.from({ length: last - first + 1 }, (_, i) => ({
    entry: {
      type: 'act' as const,
      seat: 0,
      decision: first + i,
      actions: [{ do: 'say', what: first + i }],
      seq: first + i,
      by: 'ada',
      at: 1,
    },
    events: [],
  }));
  return { written, summary: summary(id) };
}
