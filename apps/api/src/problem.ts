import { LANGUAGES, type Language } from '@cantina/engine';
import type { ProblemDetails } from '@cantina/wire';
import type { Context } from 'hono';
import { kinds, titles, type ProblemCode } from './problem-words.ts';

/** Members beyond those of RFC 9457: which rule, where in the request, what was expected and found, what is asked now. */
export type Particulars = Partial<Omit<ProblemDetails, 'title' | 'status' | 'code'>>;

/** Thrown by handlers, answered as problem details (RFC 9457). */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly particulars: Particulars;

  constructor(code: ProblemCode, particulars: Particulars = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.particulars = particulars;
  }
}

export function statusOf({ code, particulars }: Problem): number {
  // A rule that forbids is a conflict; what no rule can make sense of is no action at all.
  if (code === 'refused' && particulars.expected !== undefined) return kinds['bad-input'][0];
  return kinds[code][0];
}

export function problemBody(problem: Problem, language: Language): ProblemDetails {
  const status = statusOf(problem);
  const code = status === 422 && problem.code === 'refused' ? 'bad-input' : problem.code;
  const detail = kinds[code][1][language];
  return { title: titles[status] ?? 'Error', status, code, detail, ...problem.particulars };
}

export function answerProblem(context: Context, problem: Problem): Response {
  const body = problemBody(problem, languageOf(context.req.query('lang')));
  if (body.status === 401) context.header('WWW-Authenticate', 'Bearer');
  if (body.status === 429 || body.status === 503) context.header('Retry-After', '1');
  context.status(body.status as 400);
  return context.body(JSON.stringify(body), { headers: { 'Content-Type': 'application/problem+json' } });
}

/** A problem is told even to those who asked in a language we do not speak: in English. */
export function languageOf(asked: string | undefined): Language {
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}
