import type { App } from './app-type.ts';
import { docsPage } from './docs-page.ts';

/** The description of all this: for programs, and as a page for people that needs nothing from anywhere else. */
export function docsRoutes(app: App): void {
  const about = { openapi: '3.1.0', info: { title: 'cantina', version: '1' } };
  app.doc31('/api/openapi.json', about);
  let page: Promise<string> | undefined;
  app.get('/api/docs', async (c) => {
    page ??= docsPage(app.getOpenAPI31Document(about));
    return c.html(await page);
  });
  app.get('/api/docs.css', (c) => c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
}

const styles = `
:root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; }
summary { cursor: pointer; padding: 0.35rem 0; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: 0.25rem 0.5rem; border-bottom: 1px solid; }
`;
