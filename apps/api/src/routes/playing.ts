import type { Message } from '@cantina/engine';
import { routes, type Hint } from '@cantina/wire';
import type { Host } from '../host/host.ts';
import { chancesOf, refusalOf } from '../host/page.ts';
import { Problem } from '../problem.ts';
import type { App } from './app-type.ts';
import type { Door } from './door.ts';
import { problemOf, versionOf } from './refusing.ts';

/** Acting, asking what an action would be or which to choose, taking back. */
export function playingRoutes(app: App, host: Host, { writer }: Door): void {
  const { matches, rooms } = host;

  app.openapi(routes.doAct, async (c) => {
    const { match } = c.req.valid('param');
    const { lang } = c.req.valid('query');
    const { seat, decision, actions, key, since } = c.req.valid('json');
    const by = writer(c);
    const done = await matches.act(
      match,
      { by, ...(key !== undefined && { key }) },
      { seat, decision, actions },
    );
    if (!done.done) throw problemOf(done.refused, await host.rulesAt(match), lang);
    const room = await rooms.at({ match, viewer: seat, language: lang, person: by });
    const frame = room.since(since ?? null);
    if (frame === undefined) throw new Problem('no-match', { where: 'match' });
    return c.json(frame, 200);
  });

  app.openapi(routes.explainAct, async (c) => {
    const { match } = c.req.valid('param');
    const { lang } = c.req.valid('query');
    const { seat, action } = c.req.valid('json');
    await host.outlook(match, c.get('person'), { seat, language: lang });
    const rules = await host.rulesAt(match);
    const about = await matches.explain(match, seat, action);
    if (about === undefined || rules === undefined) throw new Problem('no-match', { where: 'match' });
    return c.json(
      {
        label: about.label && rules.say(about.label, lang),
        refused: refusalOf(rules, about.refusal, lang),
        odds: chancesOf(rules, about.odds, lang),
      },
      200,
    );
  });

  app.openapi(routes.giveHint, async (c) => {
    const { match } = c.req.valid('param');
    const { lang } = c.req.valid('query');
    const answer = await matches.hint(match, writer(c), c.req.valid('json').seat);
    const rules = await host.rulesAt(match);
    if (!answer.done) throw problemOf(answer.refused, rules, lang);
    if (rules === undefined) throw new Problem('no-match', { where: 'match' });
    const { decision, action, label, because } = answer.hint;
    const said = (message: Message) => rules.say(message, lang);
    const hint: Hint = { decision, action, label: said(label), because: because.map(said) };
    return c.json(hint, 200);
  });

  app.openapi(routes.undoActs, async (c) => {
    const { match } = c.req.valid('param');
    const { key, ...request } = c.req.valid('json');
    const who = { by: writer(c), ...(key !== undefined && { key }) };
    const answer = await matches.undo(match, who, request);
    return c.json({ version: versionOf(answer, await host.rulesAt(match), c.req.valid('query').lang) }, 200);
  });

  app.openapi(routes.redoActs, async (c) => {
    const { match } = c.req.valid('param');
    const { key, ...request } = c.req.valid('json');
    const who = { by: writer(c), ...(key !== undefined && { key }) };
    const answer = await matches.redo(match, who, request);
    return c.json({ version: versionOf(answer, await host.rulesAt(match), c.req.valid('query').lang) }, 200);
  });

  app.openapi(routes.giveConsent, async (c) => {
    const { match } = c.req.valid('param');
    const answer = await matches.reply(match, { by: writer(c) }, c.req.valid('json'));
    return c.json({ version: versionOf(answer, await host.rulesAt(match), c.req.valid('query').lang) }, 200);
  });
}
