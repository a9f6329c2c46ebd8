/** The shape of rule lines, corrections and terms, as schemas: for whoever checks or imports them. */
import { z } from 'zod';
import { BOOKS, PREFIXES } from './games.ts';
import { KINDS } from './line.ts';

const ruleId = z.string().regex(/^[A-Z]{2}-[A-Z]+-\d{2,3}$/, 'not a rule id such as DB-BUY-04');
const words = z.string().regex(/^\S(.*\S)?$/su, 'empty, or with space around it');

export const lineSchema = z
  .strictObject({
    id: ruleId,
    game: z.enum(BOOKS),
    topic: words,
    kind: z.enum(KINDS),
    source: z.string(),
    text: words,
    corrected: z.strictObject({ was: words, because: words }).optional(),
  })
  .refine((line) => PREFIXES[line.game].includes(line.id.slice(0, 2)), {
    path: ['id'],
    message: 'the id does not carry the prefix of its game',
  });

export const correctionSchema = z.strictObject({ id: ruleId, text: words, reason: words });

export const termSchema = z.strictObject({
  en: words,
  de: words.nullable(),
  ru: words.nullable(),
  meaning: words.optional(),
  pages: words.optional(),
  see: z.array(words).min(1).optional(),
  partOf: words.optional(),
  code: z
    .string()
    .regex(/^[A-Z]+$/)
    .optional(),
  wording: z.enum(['printed', 'working']).optional(),
});
