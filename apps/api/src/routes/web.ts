import { serveStatic } from '@hono/node-server/serve-static';
import type { App } from './app-type.ts';

/** The built web app. Files with a hash in their name never change; the page that names them may at any time. */
export function webRoutes(app: App, root: string): void {
  const files = (policy: string) => serveStatic({ root, precompressed: true, onFound: keep(policy) });
  app.get('/assets/*', files('public, max-age=31536000, immutable'));
  app.get('/*', files('no-cache'));
}

const keep =
  (policy: string) =>
  (_path: string, c: { header(name: string, value: string): void }): void => {
    c.header('Cache-Control', policy);
  };
