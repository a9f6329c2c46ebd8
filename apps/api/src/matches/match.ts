import { randomBytes, randomUUID } from 'node:crypto';
import type { Action, Core, GameEvent, Refusal, Ruleset, Seat } from '@cantina/engine';
import { rekey } from '@cantina/random';
import type { Reasons } from '../words.ts';
import { Decisions } from './decisions.ts';
import { Defect, type Repro } from './defect.ts';

export const SEAT_KINDS = ['human', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** What a match is made of. */
export interface Plan {
  readonly ruleset: Ruleset;
  readonly reasons: Reasons;
  readonly options: unknown;
  readonly seats: readonly SeatKind[];
}

export interface LogEntry {
  readonly seq: number;
  readonly event: GameEvent;
}

/** A match that lives as long as this process: the present state, what happened, and who sits where. */
export class Match {
  readonly id = randomUUID();
  readonly ruleset: Ruleset;
  readonly reasons: Reasons;
  readonly seats: readonly SeatKind[];
  /** Whatever chance there is in the match follows from it, so it never leaves the host. */
  readonly secret: string;
  readonly log: LogEntry[] = [];
  readonly decisions: Decisions;
  /** Told after every change. */
  readonly watchers = new Set<() => void>();
  /** Set when a rule has thrown: the match stands as it was before. */
  defect: Repro | null = null;
  /** How many acts there have been. */
  seq = 0;
  state: Core;
  readonly #owners = new Map<string, Seat>();

  constructor({ ruleset, reasons, options, seats }: Plan, secret: string) {
    this.ruleset = ruleset;
    this.reasons = reasons;
    this.seats = seats;
    this.secret = secret;
    this.state = ruleset.setup(options, seats.length, rekey(secret, 0));
    this.decisions = new Decisions(ruleset, this.state);
  }

  /** Gives a free seat to whoever asks first; `undefined` if it is not free. */
  claim(seat: Seat): string | undefined {
    if (this.seats[seat] !== 'human' || this.isTaken(seat)) return undefined;
    const token = randomBytes(24).toString('base64url');
    this.#owners.set(token, seat);
    this.changed();
    return token;
  }

  isTaken(seat: Seat): boolean {
    return this.seats[seat] === 'bot' || [...this.#owners.values()].includes(seat);
  }

  ownerOf(token: string): Seat | undefined {
    return this.#owners.get(token);
  }

  /**
   * Does what a seat wants, or says which rule forbids it. The act happens on a copy that replaces the state only when
   * all went well: a rule that throws leaves the match as it was.
   */
  act(seat: Seat, action: unknown): Refusal | undefined {
    const { ruleset } = this;
    const events: GameEvent[] = [];
    try {
      const refused = ruleset.check(this.state, seat, action);
      if (refused !== undefined) return refused;
      const next = ruleset.clone(this.state);
      next.random = rekey(this.secret, this.seq + 1);
      ruleset.apply(next, seat, action as Action, events);
      this.decisions.renumber(ruleset, next, seat);
      this.state = next;
    } catch (error) {
      throw this.fail(seat, action, error);
    }
    this.seq++;
    this.defect = null;
    for (const event of events) this.log.push({ seq: this.seq, event });
    return undefined;
  }

  /** Marks the match: this act could not be done, and the reason is not in the rules of the game. */
  fail(seat: Seat, action: unknown, cause: unknown): Defect {
    const defect = new Defect(this, seat, action, cause);
    this.defect = defect.repro;
    return defect;
  }

  changed(): void {
    for (const tell of this.watchers) tell();
  }
}
