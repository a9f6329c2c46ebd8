import { createRoute, z } from '@hono/zod-openapi';
import { chatLine } from '../forms/page.ts';
import { chat, concede, join, leave, newLink, start } from '../forms/requests.ts';
import { list } from '../forms/said.ts';
import { body, id, inLanguage, json, problems } from './documented.ts';

const params = z.object({ match: id });
const atSeat = params.extend({
  // Said here because a coerced number would pass for one that may be absent.
  seat: z.coerce
    .number()
    .int()
    .min(0)
    .max(20)
    .openapi({ param: { required: true, in: 'path' } }),
});
const number = z.coerce.number().int().min(0);
const done = z.object({ version: z.int() });
const failures = problems(400, 401, 403, 404, 409, 413, 422, 429, 503);

export const joinSeat = createRoute({
  method: 'post',
  path: '/api/matches/{match}/seats/{seat}',
  tags: ['Seats'],
  summary: 'Sit down, come back, or bring a seat along to this device',
  request: { params: atSeat, query: inLanguage, body: body(join) },
  responses: { 200: json('The seat is yours', done), ...failures },
});

export const leaveSeat = createRoute({
  method: 'post',
  path: '/api/matches/{match}/seats/{seat}/leave',
  tags: ['Seats'],
  summary: 'Get up, and perhaps let a bot go on',
  request: { params: atSeat, query: inLanguage, body: body(leave) },
  responses: { 200: json('Done', done), ...failures },
});

export const startMatch = createRoute({
  method: 'post',
  path: '/api/matches/{match}/start',
  tags: ['Seats'],
  summary: 'Begin, perhaps with bots on the free seats',
  request: { params, query: inLanguage, body: body(start) },
  responses: { 200: json('The game has begun', done), ...failures },
});

export const concedeMatch = createRoute({
  method: 'post',
  path: '/api/matches/{match}/concede',
  tags: ['Seats'],
  summary: 'Give up',
  request: { params, query: inLanguage, body: body(concede) },
  responses: { 200: json('Done', done), ...failures },
});

const link = z.object({
  id: z.string(),
  kind: z.enum(['invite', 'seat']),
  seat: z.int().nullable(),
  createdAt: z.number(),
});

export const createLink = createRoute({
  method: 'post',
  path: '/api/matches/{match}/links',
  tags: ['Links'],
  summary:
    'A link that lets somebody sit down, or takes a seat to another device; the secret is told only now',
  request: { params, query: inLanguage, body: body(newLink) },
  responses: { 201: json('The link', link.extend({ secret: z.string() })), ...failures },
});

export const listLinks = createRoute({
  method: 'get',
  path: '/api/matches/{match}/links',
  tags: ['Links'],
  summary: 'The links this person made that still work',
  request: { params, query: inLanguage },
  responses: {
    200: json('The links', z.object({ links: list(link) })),
    ...problems(401, 403, 404, 422, 429),
  },
});

export const revokeLink = createRoute({
  method: 'delete',
  path: '/api/matches/{match}/links/{link}',
  tags: ['Links'],
  summary: 'Make a link useless',
  request: { params: params.extend({ link: id }), query: inLanguage },
  responses: {
    200: json('It works no more', z.object({ revoked: z.string() })),
    ...problems(401, 403, 404, 422, 429),
  },
});

export const listChat = createRoute({
  method: 'get',
  path: '/api/matches/{match}/chat',
  tags: ['Chat'],
  summary: 'What people at the table said',
  request: { params, query: inLanguage.extend({ after: number.default(0) }) },
  responses: {
    200: json('The lines', z.object({ lines: list(chatLine) })),
    ...problems(401, 403, 404, 422, 429),
  },
});

export const sayInChat = createRoute({
  method: 'post',
  path: '/api/matches/{match}/chat',
  tags: ['Chat'],
  summary: 'Say something to the table',
  request: { params, query: inLanguage, body: body(chat) },
  responses: { 201: json('The number of the line', z.object({ number: z.int() })), ...failures },
});
