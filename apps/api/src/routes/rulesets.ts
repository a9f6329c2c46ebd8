import { say, type Language, type Meta } from '@cantina/engine';
import { list } from '@cantina/registry';
import { routes, type RulesetSummary } from '@cantina/wire';
import { z } from 'zod';
import type { Host } from '../host/host.ts';
import { rulesByContent } from '../host/rules.ts';
import { Problem } from '../problem.ts';
import type { App } from './app-type.ts';

/** What there is to play, which options a game has, and what is in its box. */
export function rulesetRoutes(app: App, { rules, levels }: Host): void {
  app.openapi(routes.listRulesets, async (c) => {
    const { lang, samples } = c.req.valid('query');
    const metas = await list({ samples: samples === 'yes' });
    return c.json({ rulesets: metas.map((meta) => summary(meta, lang)) }, 200);
  });

  app.openapi(routes.showRuleset, async (c) => {
    const { ruleset: id } = c.req.valid('param');
    const loaded = await rules(id);
    if (loaded === undefined) throw new Problem('no-ruleset', { where: 'ruleset', found: id });
    const { ruleset, rulesHash } = loaded;
    const { meta, contentHash, options, action, viewForm } = ruleset;
    return c.json(
      {
        ...summary(meta, c.req.valid('query').lang),
        contentHash,
        rulesHash,
        options: schemaOf(options),
        action: schemaOf(action),
        view: schemaOf(viewForm),
        bots: levels,
      },
      200,
    );
  });

  app.openapi(routes.showContent, async (c) => {
    const { hash, lang } = c.req.valid('param');
    const found = await rulesByContent(hash);
    if (found === undefined) throw new Problem('not-found', { where: 'hash', found: hash });
    const { ruleset } = found;
    const printed = ruleset.cards.map((card) => {
      const slots = ruleset.cardText(card);
      return [card, slots.map(({ slot, text }) => ({ slot, text: say(ruleset.wording, lang, text) }))];
    });
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.json(
      {
        ruleset: ruleset.meta.id,
        content: ruleset.content,
        cards: Object.fromEntries(printed) as Record<string, { slot: string; text: string }[]>,
        words: ruleset.wording[lang] as { templates: Record<string, string>; lexicon: Record<string, never> },
      },
      200,
    );
  });
}

const schemaOf = (form: z.ZodType): Record<string, unknown> => z.toJSONSchema(form, { io: 'input' });

function summary(
  { id, version, names, seats, minutes, mechanics, sample = false }: Meta,
  lang: Language,
): RulesetSummary {
  return { id, version, name: names[lang], seats, minutes, mechanics, sample };
}
