import { createRoute, z } from '@hono/zod-openapi';
import { boxContent, rulesetDetails, rulesetSummary } from '../forms/ruleset.ts';
import { language, list } from '../forms/said.ts';
import { id, inLanguage, json, problems } from './documented.ts';

export const listRulesets = createRoute({
  method: 'get',
  path: '/api/rulesets',
  tags: ['Games'],
  summary: 'What there is to play',
  request: { query: inLanguage.extend({ samples: z.enum(['yes', 'no']).default('no') }) },
  responses: { 200: json('The games', z.object({ rulesets: list(rulesetSummary) })), ...problems(422, 429) },
});

export const showRuleset = createRoute({
  method: 'get',
  path: '/api/rulesets/{ruleset}',
  tags: ['Games'],
  summary: 'One game: its options, what a seat may do and what it sees, as JSON Schema',
  request: { params: z.object({ ruleset: id }), query: inLanguage },
  responses: { 200: json('The game', rulesetDetails), ...problems(404, 422, 429) },
});

export const showContent = createRoute({
  method: 'get',
  path: '/api/content/{hash}/{lang}',
  tags: ['Games'],
  summary: 'All there is in a box, in one language; may be kept for ever',
  request: { params: z.object({ hash: id, lang: language }) },
  responses: { 200: json('The content', boxContent), ...problems(404, 422, 429) },
});
