import { LANGUAGES } from '@cantina/engine';
import { z } from '@hono/zod-openapi';
import { SEAT_KINDS } from './matches/match.ts';

/** The forms of everything that goes over the wire; the OpenAPI document is made of them. */

const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

export const language = z.enum(LANGUAGES).default('en');

const said = z.object({
  text: z.string(),
  message: z.object({ key: z.string(), params: z.unknown().optional() }),
});

const seatKind = z.enum(SEAT_KINDS);

export const rulesetSummary = z.object({
  id: z.string(),
  version: z.string(),
  name: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  minutes: z.number(),
  mechanics: list(z.string()),
  sample: z.boolean(),
});
export type RulesetSummary = z.infer<typeof rulesetSummary>;

export const rulesetDetails = rulesetSummary.extend({
  contentHash: z.string(),
  /** JSON Schema of the options a match may be created with. */
  options: z.record(z.string(), z.unknown()),
});

export const newMatch = z.strictObject({
  ruleset: z.string().max(100),
  options: z.unknown().default({}),
  seats: z
    .array(seatKind)
    .max(20)
    .refine((seats) => seats.includes('human'), 'at least one human'),
});

const seat = z.object({ seat: z.int(), kind: seatKind, taken: z.boolean(), asked: z.boolean() });

export const matchOpened = z.object({ match: z.string(), seats: list(seat) });

export const seatClaimed = z.object({ seat: z.int(), token: z.string() });

const action = z.object({ do: z.string(), what: z.unknown() });

const choice = z.object({
  action,
  label: said,
  /** The rule that forbids it now, in words; `null` where it is allowed. */
  refused: z.object({ rule: z.string(), reason: z.string() }).nullable(),
  odds: list(z.object({ of: said, chance: z.number() })),
});
export type Choice = z.infer<typeof choice>;

const prompt = z.object({ ask: said, source: said.nullable(), rule: z.string().nullable() });
export type Prompt = z.infer<typeof prompt>;

const openForm = z.object({ do: z.string(), schema: z.record(z.string(), z.unknown()) });
export type OpenForm = z.infer<typeof openForm>;

export const page = z.object({
  match: z.string(),
  ruleset: z.string(),
  name: z.string(),
  /** Whose page it is; `null` for a spectator. */
  seat: z.int().nullable(),
  version: z.int(),
  /** Names what is being answered when this seat acts. */
  decision: z.int().nullable(),
  seats: list(seat),
  prompt: prompt.nullable(),
  choices: list(choice),
  forms: list(openForm),
  view: z.unknown(),
  outcome: z.object({ seats: list(z.enum(['won', 'lost', 'drawn'])), because: said }).nullable(),
  /** A rule has thrown here; the match stands as it was before. */
  defect: z
    .object({ ruleset: z.string(), version: z.string(), contentHash: z.string(), seq: z.int() })
    .nullable(),
});
export type Page = z.infer<typeof page>;

const logLine = said.extend({ number: z.int(), seq: z.int() });
export type LogLine = z.infer<typeof logLine>;

export const log = z.object({ lines: list(logLine) });

/** The action is checked by the ruleset, which tells what is wrong with it and where. */
export const act = z.strictObject({ decision: z.int(), action: z.unknown() });

/** What a client says on the live line to be shown a match, and again to change language. */
export const watch = z.strictObject({
  token: z.string().max(100).nullable(),
  lang: z.enum(LANGUAGES),
  since: z.int().min(0),
});

export const problem = z.object({
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  rule: z.string().optional(),
  where: z.string().optional(),
  expected: z.string().optional(),
  found: z.unknown().optional(),
  repro: z.unknown().optional(),
});
