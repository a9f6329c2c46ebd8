import { routes } from '@cantina/wire';
import type { Host } from '../host/host.ts';
import type { LinkPlan } from '../host/links.ts';
import { Problem } from '../problem.ts';
import type { App } from './app-type.ts';
import type { Door } from './door.ts';

/** Invitations, and links that take a seat to another device. */
export function linkRoutes(app: App, { matches, links }: Host, { writer }: Door): void {
  app.openapi(routes.createLink, async (c) => {
    const { match } = c.req.valid('param');
    const { kind, seat } = c.req.valid('json');
    const by = writer(c);
    const relation = await matches.relation(match, by);
    if (relation === undefined) throw new Problem('no-match', { where: 'match' });
    const { seats, host } = relation;
    if (kind === 'invite' && seats.length === 0 && !host)
      throw new Problem('not-your-seat', { where: 'match' });
    if (kind === 'seat' && (seat === undefined || !seats.includes(seat)))
      throw new Problem('not-your-seat', { where: 'seat' });
    const plan: LinkPlan = kind === 'seat' ? { kind, seat: seat as number } : { kind: 'invite' };
    const made = await links.make(match, by, plan);
    return c.json(
      { id: made.id, kind: made.kind, seat: made.seat, createdAt: made.createdAt, secret: made.secret },
      201,
    );
  });

  app.openapi(routes.listLinks, async (c) => {
    const person = c.get('person');
    const own = person === null ? [] : await links.madeBy(c.req.valid('param').match, person);
    return c.json(
      { links: own.map(({ id, kind, seat, createdAt }) => ({ id, kind, seat, createdAt })) },
      200,
    );
  });

  app.openapi(routes.revokeLink, async (c) => {
    const { match, link } = c.req.valid('param');
    const revoked = await links.revoke(match, writer(c), link);
    if (!revoked) throw new Problem('not-found', { where: 'link' });
    return c.json({ revoked: link }, 200);
  });
}
