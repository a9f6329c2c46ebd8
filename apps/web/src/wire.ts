import type { Action, Message, Outcome, Seat } from '@cantina/engine';

/** What the host tells, as far as this app reads it. Words come ready to be shown. */

interface Said {
  readonly text: string;
  readonly message: Message;
}

export interface RulesetSummary {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly mechanics: readonly string[];
}

export interface RulesetDetails extends RulesetSummary {
  readonly options: Schema;
}

/** JSON Schema, the part of it a form can be made of. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export type SeatKind = 'human' | 'bot';

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: SeatKind;
  readonly taken: boolean;
  readonly asked: boolean;
}

export interface Choice {
  readonly action: Action;
  readonly label: Said;
  readonly refused: { readonly rule: string; readonly reason: string } | null;
  readonly odds: readonly { readonly of: Said; readonly chance: number }[];
}

export interface OpenForm {
  readonly do: string;
  readonly schema: Schema;
}

export interface Page {
  readonly match: string;
  readonly ruleset: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly version: number;
  readonly decision: number | null;
  readonly seats: readonly SeatInfo[];
  readonly prompt: { readonly ask: Said; readonly source: Said | null; readonly rule: string | null } | null;
  readonly choices: readonly Choice[];
  readonly forms: readonly OpenForm[];
  readonly view: unknown;
  readonly outcome: { readonly seats: Outcome['seats']; readonly because: Said } | null;
  readonly defect: { readonly ruleset: string; readonly seq: number } | null;
}

export interface LogLine extends Said {
  readonly number: number;
  readonly seq: number;
}

/** Problem details (RFC 9457) with what this host adds to them. */
export interface ProblemDetails {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly rule?: string;
  readonly where?: string;
  readonly expected?: string;
}
