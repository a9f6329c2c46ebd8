import type { Owner } from '@cantina/match';
import { routes } from '@cantina/wire';
import type { Host } from '../host/host.ts';
import { Problem } from '../problem.ts';
import type { App } from './app-type.ts';
import type { Door } from './door.ts';
import { versionOf } from './refusing.ts';

/** Sitting down, getting up, beginning, giving up. */
export function seatRoutes(app: App, host: Host, { writer }: Door): void {
  const { matches } = host;

  app.openapi(routes.joinSeat, async (c) => {
    const { match, seat } = c.req.valid('param');
    const { name, colour, nonce, link: secret } = c.req.valid('json');
    const by = writer(c);
    const link = await entitled(host, match, by, { seat, secret });
    const from = link?.kind === 'seat' ? link.by : undefined;
    const answer = await matches.join(
      match,
      { by },
      { seat, name, colour, ...(nonce !== undefined && { nonce }), ...(from !== undefined && { from }) },
    );
    const version = versionOf(answer, undefined, c.req.valid('query').lang);
    if (link !== undefined) await host.links.used(link);
    return c.json({ version }, 200);
  });

  app.openapi(routes.leaveSeat, async (c) => {
    const { match, seat } = c.req.valid('param');
    const { bot } = c.req.valid('json');
    const request = { seat, ...(bot !== undefined && { bot }) };
    const answer = await matches.leave(match, { by: writer(c) }, request);
    return c.json({ version: versionOf(answer, undefined, c.req.valid('query').lang) }, 200);
  });

  app.openapi(routes.startMatch, async (c) => {
    const { match } = c.req.valid('param');
    const { bots } = c.req.valid('json');
    const answer = await matches.start(match, { by: writer(c) }, bots === undefined ? {} : { bots });
    return c.json({ version: versionOf(answer, undefined, c.req.valid('query').lang) }, 200);
  });

  app.openapi(routes.concedeMatch, async (c) => {
    const { match } = c.req.valid('param');
    const answer = await matches.concede(match, { by: writer(c) }, c.req.valid('json'));
    return c.json({ version: versionOf(answer, undefined, c.req.valid('query').lang) }, 200);
  });
}

/** Anybody sits down where the table is listed, its host and its people anywhere; others need a link. */
async function entitled(
  { matches, links }: Host,
  match: string,
  by: Owner,
  { seat, secret }: { readonly seat: number; readonly secret: string | undefined },
) {
  if (secret !== undefined) {
    const link = await links.find(match, secret);
    if (link === undefined || (link.seat !== null && link.seat !== seat))
      throw new Problem('bad-link', { where: 'link' });
    return link;
  }
  const sight = await matches.look(match, 'spectator');
  const relation = await matches.relation(match, by);
  if (sight === undefined || relation === undefined) throw new Problem('no-match', { where: 'match' });
  const free = sight.head.listed || relation.host || relation.seats.length > 0;
  if (!free) throw new Problem('needs-invitation', { where: 'link' });
  return undefined;
}
