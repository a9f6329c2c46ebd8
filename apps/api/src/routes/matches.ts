import type { Json } from '@cantina/engine';
import type { Summary } from '@cantina/match';
import { routes, type MatchSummary } from '@cantina/wire';
import type { Limits } from '../config.ts';
import type { Host } from '../host/host.ts';
import { lineOf, seatInfo } from '../host/page.ts';
import { Problem } from '../problem.ts';
import type { App } from './app-type.ts';
import type { Door } from './door.ts';
import { problemOf } from './refusing.ts';

const PAGE = 50;

/** Opening a match, finding one, looking at it. */
export function matchRoutes(app: App, host: Host, { limits, writer }: Door): void {
  const { matches, rooms, rules } = host;

  app.openapi(routes.listMatches, async (c) => {
    const { which, before, lang } = c.req.valid('query');
    const person = c.get('person');
    const page = { limit: PAGE, ...(before !== undefined && { before }) };
    const mine = person === null ? [] : await matches.list({ owner: person, ...page });
    const found = which === 'open' ? await matches.list({ open: true, ...page }) : mine;
    const named = found.map(async (summary) => {
      const name = (await rules(summary.ruleset))?.ruleset.meta.names[lang] ?? summary.ruleset;
      return summaryOf(summary, name);
    });
    return c.json({ matches: await Promise.all(named) }, 200);
  });

  app.openapi(routes.createMatch, async (c) => {
    const { lang } = c.req.valid('query');
    const { ruleset, options, seats, spectators, listed } = c.req.valid('json');
    const person = writer(c);
    await checkOpen(host, person, limits);
    const plan = { ruleset, options: options as Json, seats, spectators, listed };
    const created = await matches.create(person, plan);
    if (!created.done) throw problemOf(created.refused, await rules(ruleset), lang);
    return c.json({ match: created.id, commitment: created.commitment }, 201);
  });

  app.openapi(routes.showMatch, async (c) => {
    const { lang, seat } = c.req.valid('query');
    const { match } = c.req.valid('param');
    const outlook = await host.outlook(match, c.get('person'), { seat, language: lang });
    const { page } = await rooms.at(outlook);
    if (page === undefined) throw new Problem('no-match', { where: 'match' });
    return c.json(page, 200);
  });

  app.openapi(routes.showLog, async (c) => {
    const { lang, seat, after, limit } = c.req.valid('query');
    const { match } = c.req.valid('param');
    const { viewer } = await host.outlook(match, c.get('person'), { seat, language: lang });
    const sight = await matches.look(match, viewer);
    const game = sight && (await rules(sight.head.ruleset));
    if (game === undefined) throw new Problem('no-match', { where: 'match' });
    const lines = await matches.log(match, viewer, after, limit);
    return c.json({ lines: lines.map((line) => lineOf(game, line, sight?.seats ?? [], lang)) }, 200);
  });
}

/** Nobody fills the house with tables at which nobody plays. */
async function checkOpen({ matches }: Host, person: string, { openMatches }: Limits): Promise<void> {
  const open = await matches.list({ owner: person, unfinished: true, limit: openMatches });
  if (open.length >= openMatches) throw new Problem('too-many-matches');
}

function summaryOf(
  { id, ruleset, stage, seats, createdAt, updatedAt, practice }: Summary,
  name: string,
): MatchSummary {
  return { match: id, ruleset, name, stage, seats: seats.map(seatInfo), createdAt, updatedAt, practice };
}
