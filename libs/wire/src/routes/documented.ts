import { z } from '@hono/zod-openapi';
import { problem } from '../forms/problem.ts';
import { language } from '../forms/said.ts';

/** Short forms for the descriptions of routes. */

export const id = z.string().min(1).max(64);
export const inLanguage = z.object({ lang: language.default('en') });

export function json<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } };
}

export const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const reasons = {
  400: 'The body is not JSON',
  401: 'The token is not one of ours',
  403: 'Not from this origin, or not yours',
  404: 'There is no such thing',
  409: 'Not now: the rule is named',
  413: 'Too large',
  422: 'Not understood: what and where is named',
  429: 'Too often, or too many',
  500: 'A rule is defective; the match was left as it was',
  503: 'Not now, try again',
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
