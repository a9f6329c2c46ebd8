import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Asker } from '../guards/who.ts';

export type App = OpenAPIHono<Asker>;
