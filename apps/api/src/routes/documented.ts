import type { z } from '@hono/zod-openapi';
import { problem } from '../wire.ts';

/** Short forms for the responses in route descriptions. */

export function json<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } };
}

const reasons = {
  400: 'The body is not JSON',
  401: 'No token of a seat of this match',
  404: 'There is no such thing',
  409: 'Not now: the rule is named',
  422: 'Not understood: what and where is named',
  500: 'A rule is defective; the match was left as it was',
} as const;

type Status = keyof typeof reasons;

export function problems<S extends Status>(...statuses: readonly S[]) {
  const entries = statuses.map((status) => [
    status,
    { description: reasons[status], content: { 'application/problem+json': { schema: problem } } },
  ]);
  return Object.fromEntries(entries) as Record<
    S,
    { description: string; content: { 'application/problem+json': { schema: typeof problem } } }
  >;
}
