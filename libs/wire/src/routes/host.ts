import { createRoute, z } from '@hono/zod-openapi';
import { json, problems } from './documented.ts';

export const issueToken = createRoute({
  method: 'post',
  path: '/api/tokens',
  tags: ['Host'],
  summary: 'A bearer token for a program; browsers get a cookie by themselves',
  responses: {
    201: json('Keep it: it is told only now', z.object({ token: z.string() })),
    ...problems(403, 429),
  },
});

export const health = createRoute({
  method: 'get',
  path: '/api/health',
  tags: ['Host'],
  summary: 'The process lives',
  responses: { 200: json('It does', z.object({ status: z.literal('ok') })) },
});

const memory = z.object({ loaded: z.int(), bytes: z.number(), largest: z.number(), mostFolded: z.int() });

export const readiness = createRoute({
  method: 'get',
  path: '/api/ready',
  tags: ['Host'],
  summary: 'The store answers; with what is held in memory',
  responses: {
    200: json('It does', z.object({ status: z.literal('ready'), memory, sockets: z.int() })),
    ...problems(503),
  },
});
