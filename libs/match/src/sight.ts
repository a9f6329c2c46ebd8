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
import type { SeatCard } from './ports.ts';
import type { Stage } from './standing.ts';
import { seatCard } from './summary.ts';
import type { Table } from './table.ts';

/** What one viewer may know of a match. The state itself never gets past this file. */
export interface Sight {
  readonly id: string;
  readonly head: Pick<
    MatchHead,
    'ruleset' | 'version' | 'rulesHash' | 'contentHash' | 'options' | 'commitment'
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

export function sightOf({ game, standing, defect, frozen }: Table, viewer: Viewer): Sight {
  const { ruleset: rules, head, secret } = game;
  const { state, seq, stage, seats, asked, request, practice, nonces } = standing;
  const { id, ruleset, version, rulesHash, contentHash, options, commitment } = head;
  const actors = state === null ? [] : rules.actors(state);
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    id,
    head: { ruleset, version, rulesHash, contentHash, options, commitment },
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

/** Something a seat might try now, in words, with what forbids it or may come of it. */
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
  return ruleset.candidates(state, seat).map((action) => ({
    action,
    label: ruleset.label(state, seat, action),
    refusal: ruleset.check(state, seat, action) ?? null,
    odds: ruleset.odds(state, seat, action) ?? null,
  }));
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
