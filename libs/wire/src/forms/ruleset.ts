import { z } from '@hono/zod-openapi';
import { jsonSchema, list } from './said.ts';

/** What there is to play. */

export const rulesetSummary = z
  .object({
    id: z.string(),
    version: z.string(),
    name: z.string(),
    seats: z.object({ min: z.int(), max: z.int() }),
    minutes: z.number(),
    mechanics: list(z.string()),
    sample: z.boolean(),
  })
  .openapi('RulesetSummary');
export type RulesetSummary = z.infer<typeof rulesetSummary>;

export const rulesetDetails = rulesetSummary
  .extend({
    contentHash: z.string(),
    /** Fingerprint of the rules' code. */
    rulesHash: z.string(),
    /** Of the options a match may be created with, of what a seat may do, and of what it sees. */
    options: jsonSchema,
    action: jsonSchema,
    view: jsonSchema,
    /** The strengths of bot there are. */
    bots: list(z.string()),
  })
  .openapi('Ruleset');
export type RulesetDetails = z.infer<typeof rulesetDetails>;

/** All there is in the box, with what is printed on it; never changes, since the address names its hash. */
export const boxContent = z
  .object({
    ruleset: z.string(),
    content: z.unknown(),
    /** What is printed on each item that does something, slot by slot. */
    cards: z.record(z.string(), list(z.object({ slot: z.string(), text: z.string() }))),
    /** Sentence patterns and nouns by key. */
    words: z.object({
      templates: z.record(z.string(), z.string()),
      lexicon: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  })
  .openapi('Content');
export type BoxContent = z.infer<typeof boxContent>;
