import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { Defect } from './matches/defect.ts';
import { Matches } from './matches/matches.ts';
import { answerProblem, Problem } from './problem.ts';
import { liveRoutes } from './routes/live.ts';
import { matchRoutes } from './routes/matches.ts';
import { rulesetRoutes } from './routes/rulesets.ts';
import { webRoutes } from './routes/web.ts';

const LARGEST_BODY = 64 * 1024;

export interface AppOptions {
  /** Folder of the built web app; without it only the API is served. */
  readonly web?: string;
  /** Told of errors that are ours, with what must not leave the host. */
  readonly report?: (error: unknown) => void;
  /** Where the matches are kept. */
  readonly matches?: Matches;
}

/** The whole host as a function from request to response. */
export function createApp({
  web,
  report = console.error,
  matches = new Matches(report),
}: AppOptions = {}): OpenAPIHono {
  const app = new OpenAPIHono({
    defaultHook(result) {
      if (result.success) return;
      const issue = result.error.issues[0];
      const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
      throw new Problem('invalid-request', {
        where: [...(issue?.path ?? []), ...keys].map(String).join('/') || result.target,
        expected: issue?.message ?? 'valid data',
      });
    },
  });

  app.onError((error, c) => answerProblem(c, asProblem(error, report)));
  app.notFound((c) => answerProblem(c, new Problem('not-found', { where: c.req.path })));
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
    }),
  );
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use(
    '/api/*',
    bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => answerProblem(c, new Problem('too-large')) }),
  );
  app.use('/api/*', async (c, next) => {
    const type = c.req.header('content-type') ?? 'application/json';
    if (c.req.method === 'POST' && !/^application\/json\s*(;|$)/.test(type))
      throw new Problem('wrong-media-type');
    await next();
  });

  rulesetRoutes(app);
  matchRoutes(app, matches);
  liveRoutes(app, matches);
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: 'cantina', version: '0' } });
  if (web !== undefined) webRoutes(app, web);
  return app;
}

function asProblem(error: unknown, report: (error: unknown) => void): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status === 400)
    return new Problem('broken-json', { where: 'body' });
  report(error);
  if (error instanceof Defect) return new Problem('defect', { rule: 'CORE-PROGRAM', repro: error.repro });
  return new Problem('defect');
}
