import { z } from '@hono/zod-openapi';
import { jsonSchema, list, said } from './said.ts';

/** A match as one viewer may know it. */

const seat = z
  .object({
    seat: z.int(),
    kind: z.enum(['human', 'open', 'bot']),
    name: z.string().nullable(),
    colour: z.string().nullable(),
    /** Whoever owns it is not there. */
    away: z.boolean(),
    /** The bot that plays here now. */
    bot: z.string().nullable(),
    /** The game waits for it. */
    asked: z.boolean(),
  })
  .openapi('Seat');
export type SeatInfo = z.infer<typeof seat>;

const action = z.object({ do: z.string(), what: z.unknown() }).openapi('Action');

const chance = z.object({ of: said, chance: z.number() });

const refusal = z.object({ rule: z.string(), reason: z.string() });

export const choice = z
  .object({
    action,
    label: said,
    /** The rule that forbids it now, in words; `null` where it is allowed. */
    refused: refusal.nullable(),
    odds: list(chance),
  })
  .openapi('Choice');
export type Choice = z.infer<typeof choice>;

export const prompt = z
  .object({ ask: said, source: said.nullable(), rule: z.string().nullable() })
  .openapi('Prompt');
export type Prompt = z.infer<typeof prompt>;

/** A kind of action with free parameters, and what those may be. */
const openForm = z.object({ do: z.string(), schema: jsonSchema }).openapi('OpenForm');
export type OpenForm = z.infer<typeof openForm>;

export const page = z
  .object({
    match: z.string(),
    ruleset: z.string(),
    name: z.string(),
    stage: z.enum(['seating', 'playing', 'over']),
    /** With whose eyes; `null` for a spectator. */
    seat: z.int().nullable(),
    /** The seats this person owns. */
    mine: list(z.int()),
    /** Created by this person. */
    host: z.boolean(),
    spectators: z.boolean(),
    listed: z.boolean(),
    /** The number of the last entry of the log. */
    version: z.int(),
    /** Names what is being answered when this seat acts. */
    decision: z.int().nullable(),
    seats: list(seat),
    prompt: prompt.nullable(),
    forms: list(openForm),
    view: z.unknown(),
    outcome: z.object({ seats: list(z.enum(['won', 'lost', 'drawn'])), because: said }).nullable(),
    /** Somebody alone went back past what they had learnt. */
    practice: z.boolean(),
    /** An undo that waits for consent: the seat that asks, and back to which entry. */
    request: z.object({ seat: z.int(), to: z.int() }).nullable(),
    /** A rule has thrown at this entry; the match stands as it was before. */
    defect: z.object({ seq: z.int() }).nullable(),
    /** Begun with other rules than these: to be read, and no more. */
    frozen: z.boolean(),
    rules: z.object({
      version: z.string(),
      rulesHash: z.string(),
      contentHash: z.string(),
      options: z.unknown(),
      commitment: z.string(),
    }),
    /** The secret behind the commitment, once the match is over. */
    revealed: z.object({ secret: z.string(), salt: z.string(), nonces: list(z.string()) }).nullable(),
    /** What this seat might try now. */
    choices: list(choice),
  })
  .openapi('Page');
export type Page = z.infer<typeof page>;

export const logLine = z
  .object({
    seq: z.int(),
    at: z.number(),
    type: z.string(),
    seat: z.int().nullable(),
    /** For an undo or redo: the entry after which the game stands again. */
    to: z.int().nullable(),
    said: list(said),
  })
  .openapi('LogLine');
export type LogLine = z.infer<typeof logLine>;

const operation = z
  .object({
    op: z.enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
    path: z.string(),
    value: z.unknown(),
  })
  .partial({ value: true })
  .openapi('Operation');

/**
 * What is new since the version the reader knows: the page from there by RFC 6902, except for the choices, which come whole;
 * or the page itself, where there is no way from there or it would be longer.
 */
export const frame = z
  .object({
    version: z.int(),
    events: list(logLine),
    patch: list(operation).optional(),
    choices: list(choice).optional(),
    page: page.optional(),
  })
  .openapi('Frame');
export type Frame = z.infer<typeof frame>;

export const chatLine = z
  .object({ number: z.int(), seat: z.int(), name: z.string(), text: z.string(), at: z.number() })
  .openapi('ChatLine');
export type ChatLine = z.infer<typeof chatLine>;

export const explanation = z
  .object({ label: said.nullable(), refused: refusal.nullable(), odds: list(chance) })
  .openapi('Explanation');

/** What a bot would do in this seat. */
export const hint = z
  .object({
    /** The number of the decision it is for. */
    decision: z.int(),
    action,
    label: said,
    because: list(said),
  })
  .openapi('Hint');
export type Hint = z.infer<typeof hint>;

export const matchSummary = z
  .object({
    match: z.string(),
    ruleset: z.string(),
    name: z.string(),
    stage: z.enum(['seating', 'playing', 'over']),
    seats: list(seat.omit({ asked: true })),
    createdAt: z.number(),
    updatedAt: z.number(),
    practice: z.boolean(),
  })
  .openapi('MatchSummary');
export type MatchSummary = z.infer<typeof matchSummary>;
