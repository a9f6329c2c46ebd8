import { createRoute, z } from '@hono/zod-openapi';
import { explanation, frame, hint, logLine, matchSummary, page } from '../forms/page.ts';
import { act, askHint, consent, explain, newMatch, redo, undo } from '../forms/requests.ts';
import { list } from '../forms/said.ts';
import { body, id, inLanguage, json, problems } from './documented.ts';

const params = z.object({ match: id });
const number = z.coerce.number().int().min(0);
/** With the eyes of which own seat; without it the first, or a spectator's. */
const looking = inLanguage.extend({ seat: number.optional() });
const done = z.object({ version: z.int() });

export const listMatches = createRoute({
  method: 'get',
  path: '/api/matches',
  tags: ['Matches'],
  summary: 'My matches, or those with a free seat',
  request: {
    query: inLanguage.extend({
      which: z.enum(['mine', 'open']).default('mine'),
      /** Only those last changed before this time: the next page. */
      before: number.optional(),
    }),
  },
  responses: {
    200: json('The latest changed first', z.object({ matches: list(matchSummary) })),
    ...problems(401, 422, 429),
  },
});

export const createMatch = createRoute({
  method: 'post',
  path: '/api/matches',
  tags: ['Matches'],
  summary: 'Set up a table',
  request: { query: inLanguage, body: body(newMatch) },
  responses: {
    201: json('The match is open', z.object({ match: z.string(), commitment: z.string() })),
    ...problems(400, 401, 403, 404, 413, 422, 429, 503),
  },
});

export const showMatch = createRoute({
  method: 'get',
  path: '/api/matches/{match}',
  tags: ['Matches'],
  summary: 'The match as this viewer may see it: what is asked, what may be done, what lies there',
  request: { params, query: looking },
  responses: { 200: json('The page', page), ...problems(401, 403, 404, 422, 429) },
});

export const showLog = createRoute({
  method: 'get',
  path: '/api/matches/{match}/log',
  tags: ['Matches'],
  summary: 'What happened, as this viewer may know it',
  request: {
    params,
    query: looking.extend({ after: number.default(0), limit: number.min(1).max(500).default(200) }),
  },
  responses: {
    200: json('The lines behind that entry', z.object({ lines: list(logLine) })),
    ...problems(401, 403, 404, 422, 429),
  },
});

export const doAct = createRoute({
  method: 'post',
  path: '/api/matches/{match}/acts',
  tags: ['Playing'],
  summary: 'Answer what the seat is asked, or interject',
  request: { params, query: inLanguage, body: body(act) },
  responses: { 200: json('Done', frame), ...problems(400, 401, 403, 404, 409, 413, 422, 429, 500, 503) },
});

export const explainAct = createRoute({
  method: 'post',
  path: '/api/matches/{match}/explain',
  tags: ['Playing'],
  summary: 'What an action would be called, which rule forbids it, what may come of it; changes nothing',
  request: { params, query: inLanguage, body: body(explain) },
  responses: {
    200: json('The explanation', explanation),
    ...problems(400, 401, 403, 404, 409, 413, 422, 429),
  },
});

export const giveHint = createRoute({
  method: 'post',
  path: '/api/matches/{match}/hint',
  tags: ['Playing'],
  summary:
    'What a bot would do in this seat, and why; not where another person plays, and nothing is written',
  request: { params, query: inLanguage, body: body(askHint) },
  responses: {
    200: json('The hint', hint),
    ...problems(400, 401, 403, 404, 409, 413, 422, 429, 500),
  },
});

export const undoActs = createRoute({
  method: 'post',
  path: '/api/matches/{match}/undo',
  tags: ['Playing'],
  summary: "Take one's own acts back, or ask the others for it",
  request: { params, query: inLanguage, body: body(undo) },
  responses: {
    200: json('Done, or asked for', done),
    ...problems(400, 401, 403, 404, 409, 413, 422, 429, 503),
  },
});

export const redoActs = createRoute({
  method: 'post',
  path: '/api/matches/{match}/redo',
  tags: ['Playing'],
  summary: 'Take the last undo back',
  request: { params, query: inLanguage, body: body(redo) },
  responses: { 200: json('Done', done), ...problems(400, 401, 403, 404, 409, 413, 422, 429, 503) },
});

export const giveConsent = createRoute({
  method: 'post',
  path: '/api/matches/{match}/consent',
  tags: ['Playing'],
  summary: 'Agree to an undo somebody asked for, or not; whoever asked withdraws',
  request: { params, query: inLanguage, body: body(consent) },
  responses: { 200: json('Done', done), ...problems(400, 401, 403, 404, 409, 413, 422, 429, 503) },
});
