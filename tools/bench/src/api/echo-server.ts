import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The least a Hono server can do with a request that carries JSON: read it and send it back. */
const app = new Hono().post('/echo', async (c) => c.json(await c.req.json<Record<string, unknown>>()));

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`Listening on http://127.0.0.1:${port}`);
});
