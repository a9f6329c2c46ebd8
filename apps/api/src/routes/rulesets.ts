import type { Language, Meta } from '@cantina/engine';
import { list, load } from '@cantina/registry';
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { Problem } from '../problem.ts';
import * as wire from '../wire.ts';
import { json, problems } from './documented.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/rulesets',
  request: { query: z.object({ lang: wire.language, samples: z.string().optional() }) },
  responses: { 200: json('What there is to play', z.object({ rulesets: z.array(wire.rulesetSummary) })) },
});

const detailsRoute = createRoute({
  method: 'get',
  path: '/api/rulesets/{id}',
  request: { params: z.object({ id: z.string() }), query: z.object({ lang: wire.language }) },
  responses: { 200: json('One game and its options', wire.rulesetDetails), ...problems(404) },
});

/** What there is to play, and which options a game has. */
export function rulesetRoutes(app: OpenAPIHono): void {
  app.openapi(listRoute, async (c) => {
    const { lang, samples } = c.req.valid('query');
    const metas = await list({ samples: samples !== undefined });
    return c.json({ rulesets: metas.map((meta) => summary(meta, lang)) }, 200);
  });

  app.openapi(detailsRoute, async (c) => {
    const { id } = c.req.valid('param');
    const ruleset = await load(id);
    if (ruleset === undefined) throw new Problem('unknown-ruleset', { where: 'ruleset', found: id });
    const { meta, contentHash, options } = ruleset;
    const schema = z.toJSONSchema(options, { io: 'input' }) as Record<string, unknown>;
    return c.json({ ...summary(meta, c.req.valid('query').lang), contentHash, options: schema }, 200);
  });
}

function summary(
  { id, version, names, seats, minutes, mechanics, sample = false }: Meta,
  lang: Language,
): wire.RulesetSummary {
  return { id, version, name: names[lang], seats, minutes, mechanics, sample };
}
