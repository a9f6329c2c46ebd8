import { routes } from '@cantina/wire';
import type { Host } from '../host/host.ts';
import type { App } from './app-type.ts';
import type { Door } from './door.ts';
import { problemOf } from './refusing.ts';

/** Talk at the table. */
export function chatRoutes(app: App, { matches, outlook }: Host, { writer }: Door): void {
  app.openapi(routes.listChat, async (c) => {
    const { match } = c.req.valid('param');
    const { after, lang } = c.req.valid('query');
    const person = c.get('person');
    await outlook(match, person, { seat: undefined, language: lang });
    return c.json({ lines: [...(await matches.chat(match, person, after))] }, 200);
  });

  app.openapi(routes.sayInChat, async (c) => {
    const { match } = c.req.valid('param');
    const { text, key } = c.req.valid('json');
    const said = await matches.say(match, { by: writer(c), ...(key !== undefined && { key }) }, { text });
    if (!said.done) throw problemOf(said.refused, undefined, c.req.valid('query').lang);
    return c.json({ number: said.number }, 201);
  });
}
