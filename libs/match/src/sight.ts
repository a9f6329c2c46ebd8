import {
  eventFor,
  type Action,
  type Forecast,
  type Message,
  type Outcome,
  type Prompt,
  type Refusal,
  type Seat,
  type Viewer,
} from '@cantina/engine';
import type { Entry, Written } from './entries.ts';
import type { MatchHead, Secret } from './head.ts';
import { plainCopy } from './plain.ts';
import type { SeatCard } from './ports.ts';
import type { Stage } from './standing.ts';
import { seatCard } from './summary.ts';
import type { Table } from './table.ts';

/** What one viewer may know of a match. The state itself never gets past this file. */
export interface Sight {
  readonly id: string;
  readonly head: Pick<
    MatchHead,
    'ruleset' | 'version' | 'rulesHash' | 'contentHash' | 'options' | 'commitment' | 'spectators' | 'listed'
  >;
  readonly viewer: Viewer;
  /** The number of the last entry: the version of what is seen. */
  readonly seq: number;
  readonly stage: Stage;
  readonly seats: readonly (SeatCard & { readonly asked: boolean })[];
  /** The number of what this seat is asked now. */
  readonly decision: number | null;
  readonly prompt: Prompt | null;
  readonly view: unknown;
  readonly outcome: Outcome | null;
  readonly practice: boolean;
  /** An undo that waits for consent: the seat that asks. */
  readonly request: { readonly seat: Seat; readonly to: number } | null;
  /** At which entry a rule threw; what was tried there may be a secret. */
  readonly defect: { readonly seq: number } | null;
  readonly frozen: boolean;
  /** The secret behind the commitment, once the match is over. */
  readonly revealed: (Secret & { readonly nonces: readonly string[] }) | null;
}

/** By these two it is known whether anything is new. */
export type Version = Pick<Sight, 'seq' | 'defect'>;

export function versionOf({ standing, defect }: Table): Version {
  return { seq: standing.seq, defect: defect === null ? null : { seq: defect.seq } };
}

export function sightOf({ game, standing, defect, frozen }: Table, viewer: Viewer): Sight {
  const { ruleset: rules, head, secret } = game;
  const { state, seq, stage, seats, asked, request, practice, nonces } = standing;
  const { id, ruleset, version, rulesHash, contentHash, options, commitment, spectators, listed } = head;
  const actors = state === null ? [] : rules.actors(state);
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    id,
    head: { ruleset, version, rulesHash, contentHash, options, commitment, spectators, listed },
    viewer,
    seq,
    stage,
    seats: seats.map((chair, at) => ({ ...seatCard(chair), asked: actors.includes(at) })),
    decision: seat === null ? null : (asked[seat]?.number ?? 0),
    prompt: seat === null || state === null ? null : (rules.prompt(state, seat) ?? null),
    view: state === null ? null : rules.view(state, viewer),
    outcome: state === null ? null : (rules.outcome(state) ?? null),
    practice,
    request: request === null ? null : { seat: request.seat, to: request.to },
    defect: defect === null ? null : { seq: defect.seq },
    frozen,
    revealed: stage === 'over' ? { ...secret, nonces } : null,
  };
}

/** Something a seat might try now, in words, with what forbids it, or else what may come of it. */
export interface Choice {
  readonly action: Action;
  readonly label: Message;
  readonly refusal: Refusal | null;
  readonly odds: Forecast | null;
}

export function choicesOf({ game, standing }: Table, seat: Seat): readonly Choice[] {
  const { ruleset } = game;
  const { state } = standing;
  if (state === null) return [];
  const legal = ruleset.legal(state, seat);
  let next = 0;
  return ruleset.candidates(state, seat).map((action) => {
    // Both lists are in the same order; asking about each action anew would list everything again each time.
    const allowed = isSame(legal[next], action);
    if (allowed) next++;
    const refusal = allowed ? null : (ruleset.check(state, seat, action) ?? null);
    const odds = refusal === null ? (ruleset.odds(state, seat, action) ?? null) : null;
    return { action, label: ruleset.label(state, seat, action), refusal, odds };
  });
}

const isSame = (one: Action | undefined, other: Action): boolean =>
  one?.do === other.do && one.what === other.what;

export interface Survey {
  readonly sight: Sight;
  readonly choices: readonly Choice[];
}

/** About one action: its name, where it is one a seat might try, what forbids it and what may come of it. */
export interface Explained {
  readonly label: Message | null;
  readonly refusal: Refusal | null;
  readonly odds: Forecast | null;
}

export function explained({ game, standing }: Table, seat: Seat, asked: unknown): Explained {
  const { ruleset } = game;
  const { state } = standing;
  const action = plainCopy(asked);
  if (state === null) return { label: null, refusal: { rule: 'CORE-NOT-NOW' }, odds: null };
  const refusal = ruleset.check(state, seat, action) ?? null;
  const text = JSON.stringify(action);
  const named =
    refusal === null
      ? (action as Action)
      : ruleset.candidates(state, seat).find((one) => JSON.stringify(one) === text);
  if (named === undefined) return { label: null, refusal, odds: null };
  const odds = refusal === null ? (ruleset.odds(state, seat, named) ?? null) : null;
  return { label: ruleset.label(state, seat, named), refusal, odds };
}

/** What this seat may do now, and nothing about it. */
export function legalOf({ game, standing }: Table, seat: Seat): readonly Action[] {
  return standing.state === null ? [] : game.ruleset.legal(standing.state, seat);
}

/** An entry as one viewer may know it: that it was made, and what happened by it. Never the actions themselves. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly type: Entry['type'];
  readonly seat: Seat | null;
  /** For an undo or redo: the entry after which the game stands again. */
  readonly to: number | null;
  readonly events: readonly Message[];
}

export function lineOf({ entry, events }: Written, viewer: Viewer): LogLine {
  const { seq, at, type } = entry;
  return {
    seq,
    at,
    type,
    seat: 'seat' in entry ? entry.seat : null,
    to: 'to' in entry ? entry.to : null,
    events: events.map((event) => eventFor(event, viewer)),
  };
}
