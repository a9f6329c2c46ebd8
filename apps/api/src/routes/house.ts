import { routes } from '@cantina/wire';
import type { Host } from '../host/host.ts';
import { Problem } from '../problem.ts';
import type { App } from './app-type.ts';

/** Whether the host lives and works, and tokens for programs. */
export function houseRoutes(app: App, { people, matches }: Host, sockets: () => number): void {
  app.openapi(routes.issueToken, (c) => c.json({ token: people.issue() }, 201));

  app.openapi(routes.health, (c) => c.json({ status: 'ok' as const }, 200));

  app.openapi(routes.readiness, async (c) => {
    try {
      await matches.list({ limit: 1 });
    } catch {
      throw new Problem('not-ready-yet');
    }
    return c.json({ status: 'ready' as const, memory: { ...matches.memory }, sockets: sockets() }, 200);
  });
}
