import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from './config.ts';
import { clientOf } from './guards/client.ts';
import { checkOrigin } from './guards/origin.ts';
import { Rate } from './guards/rate.ts';
import { limitSize } from './guards/size.ts';
import { personFor, recognize, type Asker } from './guards/who.ts';
import type { Host } from './host/host.ts';
import { answerProblem, Problem } from './problem.ts';
import type { App } from './routes/app-type.ts';
import { chatRoutes } from './routes/chat.ts';
import { docsRoutes } from './routes/docs.ts';
import type { Door } from './routes/door.ts';
import { houseRoutes } from './routes/house.ts';
import { linkRoutes } from './routes/links.ts';
import { liveRoutes, type LiveDoor } from './routes/live.ts';
import { matchRoutes } from './routes/matches.ts';
import { playingRoutes } from './routes/playing.ts';
import { rulesetRoutes } from './routes/rulesets.ts';
import { seatRoutes } from './routes/seats.ts';
import { webRoutes } from './routes/web.ts';

export interface AppOptions extends Pick<Config, 'limits' | 'trustProxy' | 'origins'> {
  readonly host: Host;
  /** Folder of the built web app; without it only the API is served. */
  readonly web?: string;
  /** Told of every request, with nothing secret in it. */
  readonly log?: (line: Readonly<Record<string, unknown>>) => void;
}

/** The whole server as a function from request to response. */
export function createApp(options: AppOptions): App {
  const { host, web } = options;
  const app: App = new OpenAPIHono<Asker>({ defaultHook: refuseForm });
  app.onError((error, c) => answerProblem(c, asProblem(error, host.report)));
  app.notFound((c) => answerProblem(c, new Problem('not-found', { where: c.req.path })));
  keepDoor(app, options);

  const { limits, trustProxy } = options;
  const door: Door = { limits, writer: (c) => personFor(c, host.people, trustProxy) };
  const sockets = socketDoor(options);
  rulesetRoutes(app, host);
  matchRoutes(app, host, door);
  playingRoutes(app, host, door);
  seatRoutes(app, host, door);
  linkRoutes(app, host, door);
  chatRoutes(app, host, door);
  liveRoutes(app, host, sockets);
  houseRoutes(app, host, () => sockets.open);
  docsRoutes(app);
  if (web !== undefined) webRoutes(app, web);
  return app;
}

/** What every request has to get past. */
function keepDoor(app: App, { host, limits, trustProxy, origins, log }: AppOptions): void {
  const rate = new Rate(limits, host.now);
  if (log !== undefined) app.use(logged(log));
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
      // Whether this place is reached over TLS is for the proxy in front of it to say.
      strictTransportSecurity: false,
    }),
  );
  const admit: MiddlewareHandler<Asker> = async (c, next) => {
    if (!rate.take(clientOf(c, trustProxy))) throw new Problem('too-often');
    const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (writes) checkOrigin(c, { origins, trustProxy });
    const type = c.req.header('content-type') ?? 'application/json';
    if (writes && !/^application\/json\s*(;|$)/i.test(type)) throw new Problem('wrong-media-type');
    await next();
    const { headers } = c.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
  app.use('/api/*', admit);
  app.use('/api/*', recognize(host.people));
  app.use(
    '/api/*',
    limitSize(limits.bodyBytes, (c) => answerProblem(c, new Problem('too-large'))),
  );
}

/** Counts live lines by client, from the moment they are asked for until their connection is gone. */
function socketDoor({ limits, trustProxy, origins }: AppOptions): LiveDoor & { readonly open: number } {
  const byClient = new Map<string, number>();
  const add = (client: string, change: number): void => {
    const now = (byClient.get(client) ?? 0) + change;
    if (now > 0) byClient.set(client, now);
    else byClient.delete(client);
  };
  return {
    get open() {
      return [...byClient.values()].reduce((sum, count) => sum + count, 0);
    },
    admit(c) {
      checkOrigin(c, { origins, trustProxy });
      const client = clientOf(c, trustProxy);
      if ((byClient.get(client) ?? 0) >= limits.sockets) throw new Problem('too-many-sockets');
      add(client, 1);
      const { incoming } = c.env as HttpBindings;
      incoming.socket.once('close', () => {
        add(client, -1);
      });
    },
  };
}

function logged(log: (line: Readonly<Record<string, unknown>>) => void) {
  return async (c: Context<Asker>, next: () => Promise<void>): Promise<void> => {
    const begun = performance.now();
    await next();
    const { method, path } = c.req;
    log({ method, path, status: c.res.status, ms: Math.round((performance.now() - begun) * 10) / 10 });
  };
}

interface FormCheck {
  readonly success: boolean;
  readonly target?: string;
  readonly error?: {
    readonly issues: readonly { code?: string; path: PropertyKey[]; message: string; keys?: string[] }[];
  };
}

/** Tells which part of a request is wrong, and how. */
function refuseForm(result: FormCheck): undefined {
  if (result.success) return undefined;
  const issue = result.error?.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? (issue.keys ?? []) : [];
  throw new Problem('invalid-request', {
    where: [...(issue?.path ?? []), ...keys].map(String).join('/') || (result.target ?? 'request'),
    expected: issue?.message ?? 'valid data',
  });
}

function asProblem(error: unknown, report: (error: unknown) => void): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status < 500)
    return new Problem('broken-json', { where: 'body' });
  // Gone before the request was whole: nobody's fault, and nobody hears the answer.
  if ((error as NodeJS.ErrnoException).code === 'ECONNRESET')
    return new Problem('broken-json', { where: 'body' });
  report(error);
  return new Problem('defect');
}
