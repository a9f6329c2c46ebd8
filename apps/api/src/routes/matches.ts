import { Refused, type Language, type Refusal, type Viewer } from '@cantina/engine';
import { load } from '@cantina/registry';
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Match } from '../matches/match.ts';
import type { Matches } from '../matches/matches.ts';
import { logFor, pageFor } from '../matches/page.ts';
import { Problem } from '../problem.ts';
import * as wire from '../wire.ts';
import { reasonsFor, type Reasons } from '../words.ts';
import { json, problems } from './documented.ts';

const query = z.object({ lang: wire.language });
const params = z.object({ id: z.string() });
const headers = z.object({ authorization: z.string().optional() });
const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const openRoute = createRoute({
  method: 'post',
  path: '/api/matches',
  request: { query, body: body(wire.newMatch) },
  responses: { 201: json('The match is open', wire.matchOpened), ...problems(400, 404, 422) },
});

const claimRoute = createRoute({
  method: 'post',
  path: '/api/matches/{id}/seats/{seat}',
  request: { query, params: params.extend({ seat: z.coerce.number().int() }) },
  responses: { 201: json('The seat is yours: act with this token', wire.seatClaimed), ...problems(404, 409) },
});

const pageRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}',
  request: { query, params, headers },
  responses: { 200: json('The match as this viewer may see it', wire.page), ...problems(401, 404) },
});

const logRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}/log',
  request: { query: query.extend({ since: z.coerce.number().int().min(0).default(0) }), params, headers },
  responses: { 200: json('What happened, as this viewer may know it', wire.log), ...problems(401, 404) },
});

const actRoute = createRoute({
  method: 'post',
  path: '/api/matches/{id}/acts',
  request: { query, params, headers, body: body(wire.act) },
  responses: { 200: json('Done', wire.page), ...problems(400, 401, 404, 409, 422, 500) },
});

/** Opening a match, sitting down, looking and acting. */
export function matchRoutes(app: OpenAPIHono, matches: Matches): void {
  app.openapi(openRoute, async (c) => {
    const { ruleset: id, options, seats } = c.req.valid('json');
    const ruleset = await load(id);
    if (ruleset === undefined) throw new Problem('unknown-ruleset', { where: 'ruleset', found: id });
    const reasons = await reasonsFor(ruleset.meta);
    const match = orRefused(reasons, c.req.valid('query').lang, () =>
      matches.open({ ruleset, reasons, options, seats }),
    );
    return c.json({ match: match.id, seats: pageFor(match, 'spectator', 'en').seats }, 201);
  });

  app.openapi(claimRoute, (c) => {
    const { id, seat } = c.req.valid('param');
    const match = findMatch(matches, id);
    if (match.seats[seat] === undefined)
      throw new Problem('unknown-seat', { where: 'seat', rule: 'CORE-NO-SEAT' });
    const token = match.claim(seat);
    if (token === undefined) throw new Problem('seat-taken', { where: 'seat' });
    return c.json({ seat, token }, 201);
  });

  app.openapi(pageRoute, (c) => {
    const match = findMatch(matches, c.req.valid('param').id);
    const viewer = viewerBy(match, c.req.valid('header').authorization);
    return c.json(pageFor(match, viewer, c.req.valid('query').lang), 200);
  });

  app.openapi(logRoute, (c) => {
    const { lang, since } = c.req.valid('query');
    const match = findMatch(matches, c.req.valid('param').id);
    const viewer = viewerBy(match, c.req.valid('header').authorization);
    return c.json({ lines: logFor(match, viewer, lang, since) }, 200);
  });

  app.openapi(actRoute, (c) => {
    const { lang } = c.req.valid('query');
    const { decision, action } = c.req.valid('json');
    const match = findMatch(matches, c.req.valid('param').id);
    const seat = viewerBy(match, c.req.valid('header').authorization);
    if (seat === 'spectator') throw new Problem('bad-token', { where: 'header/authorization' });
    const over = match.ruleset.outcome(match.state) !== undefined;
    const late = !over && decision !== match.decisions.of(seat);
    const refused = late ? { rule: 'CORE-STALE', params: { where: 'decision' } } : match.act(seat, action);
    if (refused !== undefined) throw refusalProblem(refused, match.reasons, lang);
    matches.goOn(match);
    return c.json(pageFor(match, seat, lang), 200);
  });
}

export function findMatch(matches: Matches, id: string): Match {
  const match = matches.find(id);
  if (match === undefined) throw new Problem('unknown-match', { where: 'match' });
  return match;
}

/** Whoever shows no token looks on as a spectator; a token that fits no seat is a mistake worth telling. */
function viewerBy(match: Match, authorization: string | undefined): Viewer {
  if (authorization === undefined) return 'spectator';
  const seat = match.ownerOf(authorization.replace(/^Bearer /, ''));
  if (seat === undefined) throw new Problem('bad-token', { where: 'header/authorization' });
  return seat;
}

function orRefused<T>(reasons: Reasons, lang: Language, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof Refused) throw refusalProblem(error.refusal, reasons, lang);
    throw error;
  }
}

/** Where options are refused, the ruleset counts from the options on; the reader counts from the request. */
const within: Readonly<Record<string, string>> = { 'CORE-OPTION': 'options' };

function refusalProblem({ rule, params = {} }: Refusal, reasons: Reasons, lang: Language): Problem {
  const { where, expected, found } = params as { where?: string; expected?: string; found?: unknown };
  const place = [within[rule], where].filter((part) => part !== undefined && part !== '').join('/');
  return new Problem(expected === undefined ? 'refused' : 'bad-input', {
    detail: reasons(rule, lang),
    rule,
    where: place === '' ? 'action' : place,
    ...(expected !== undefined && { expected }),
    ...(found !== undefined && { found }),
  });
}
