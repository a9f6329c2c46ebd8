import { z } from '@hono/zod-openapi';
import { prompt } from './page.ts';

/** Problem details (RFC 9457) with what this host adds to them. */
export const problem = z
  .object({
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    rule: z.string().optional(),
    where: z.string().optional(),
    expected: z.string().optional(),
    found: z.unknown().optional(),
    /** Which action of a list. */
    index: z.int().optional(),
    /** What the seat is asked now, for an answer that came too late. */
    decision: z.int().optional(),
    prompt: prompt.nullable().optional(),
  })
  .openapi('Problem');
export type ProblemDetails = z.infer<typeof problem>;
