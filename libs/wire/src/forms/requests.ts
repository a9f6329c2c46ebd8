import { z } from '@hono/zod-openapi';
import { language } from './said.ts';

/** What people and programs send. The rules themselves check actions and options, and tell what is wrong with them and where. */

const MOST_SEATS = 20;
const MOST_ACTIONS = 20;
const seat = z.int().min(0).max(MOST_SEATS);
const key = z.string().min(1).max(100);
const level = z.string().min(1).max(40);
const words = z.string().max(200);

const DEEPEST = 40;

const isWithin = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner)));

/** Whatever the rules will make of it, but not so deep that walking through it would take more than it is worth. */
const data = z.unknown().refine((value) => isWithin(DEEPEST, value), `at most ${DEEPEST} levels deep`);

export const newMatch = z
  .strictObject({
    ruleset: z.string().max(100),
    options: data.default({}),
    seats: z
      .array(
        z.discriminatedUnion('kind', [
          /** Kept for whoever creates the match. */
          z.strictObject({ kind: z.literal('human') }),
          /** For anybody who is invited, or, where the match is listed, for anybody. */
          z.strictObject({ kind: z.literal('open') }),
          z.strictObject({ kind: z.literal('bot'), level }),
        ]),
      )
      .min(1)
      .max(MOST_SEATS),
    spectators: z.boolean().default(true),
    listed: z.boolean().default(false),
  })
  .openapi('NewMatch');

export const act = z
  .strictObject({
    seat,
    /** The number of the decision that is answered. */
    decision: z.int(),
    /** One after the other, all or none. */
    actions: z.array(data).min(1).max(MOST_ACTIONS),
    /** The client's own name for this request: sent twice, it is done once. */
    key: key.optional(),
    /** The version of the page the sender has; the answer leads on from there. */
    since: z.int().min(0).optional(),
  })
  .openapi('Act');

export const explain = z.strictObject({ seat, action: data }).openapi('Explain');

export const askHint = z.strictObject({ seat }).openapi('AskHint');

export const undo = z
  .strictObject({
    seat,
    /** How many of the seat's own acts. */
    acts: z.int().min(1).max(1000).default(1),
    /** Ask the others, if it is not free. */
    ask: z.boolean().default(false),
    key: key.optional(),
  })
  .openapi('Undo');

export const redo = z.strictObject({ seat, key: key.optional() }).openapi('Redo');

export const consent = z.strictObject({ agree: z.boolean() }).openapi('Consent');

export const join = z
  .strictObject({
    name: words,
    colour: words,
    /** Mixed into the match's chance. */
    nonce: words.optional(),
    /** The secret of an invitation or of a personal link. */
    link: words.optional(),
  })
  .openapi('Join');

export const leave = z.strictObject({ bot: level.optional() }).openapi('Leave');

export const start = z.strictObject({ bots: level.optional() }).openapi('Start');

export const concede = z.strictObject({ seat }).openapi('Concede');

export const newLink = z
  .strictObject({
    /** `invite`: for whoever wants to sit down. `seat`: takes this person's own seat along to another device. */
    kind: z.enum(['invite', 'seat']),
    seat: seat.optional(),
  })
  .openapi('NewLink');

export const chat = z.strictObject({ text: z.string().max(2000), key: key.optional() }).openapi('Say');

/** What a client says on the live line to be shown a match, and again to change seat or language. */
export const watch = z
  .strictObject({
    seat: seat.nullable(),
    lang: language,
    /** The version of the page it has, if it has one. */
    since: z.int().min(0).nullable(),
    /** The number of the last chat line it has. */
    chat: z.int().min(0).default(0),
  })
  .openapi('Watch');
export type Watch = z.infer<typeof watch>;
