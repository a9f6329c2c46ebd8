import type { Viewer } from '@cantina/engine';
import { upgradeWebSocket } from '@hono/node-server';
import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { WSContext } from 'hono/ws';
import type { Match } from '../matches/match.ts';
import type { Matches } from '../matches/matches.ts';
import { logFor, pageFor } from '../matches/page.ts';
import { Problem, problemBody } from '../problem.ts';
import { watch } from '../wire.ts';
import { findMatch } from './matches.ts';

/** Close codes: the client says what we do not understand; we cannot go on. */
const POLICY = 1008;
const BROKEN = 1011;

/**
 * The live line: the client says who it is, in which language and up to which line it knows the log; from then on it
 * gets its own page and the new lines after every change.
 */
export function liveRoutes(app: OpenAPIHono, matches: Matches): void {
  app.get(
    '/api/matches/:id/live',
    async (c, next) => {
      findMatch(matches, c.req.param('id'));
      await next();
    },
    upgradeWebSocket((c) => {
      const match = findMatch(matches, c.req.param('id') ?? '');
      let watcher: (() => void) | undefined;
      const stop = () => {
        if (watcher !== undefined) match.watchers.delete(watcher);
      };
      return {
        onMessage(event: { readonly data: unknown }, socket) {
          stop();
          const asked = read(event.data);
          const viewer = asked && viewerOf(match, asked.token);
          if (asked === undefined || viewer === undefined) {
            const problem = new Problem(asked === undefined ? 'invalid-request' : 'bad-token');
            socket.send(JSON.stringify({ problem: problemBody(problem, asked?.lang ?? 'en') }));
            socket.close(POLICY, problem.code);
            return;
          }
          watcher = teller(match, viewer, asked, socket);
          match.watchers.add(watcher);
          watcher();
        },
        onClose: stop,
        onError: stop,
      };
    }),
  );
}

type Asked = z.infer<typeof watch>;

function read(data: unknown): Asked | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return watch.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

function viewerOf(match: Match, token: string | null): Viewer | undefined {
  return token === null ? 'spectator' : match.ownerOf(token);
}

function teller(
  match: Match,
  viewer: Viewer,
  { lang, since }: Asked,
  socket: WSContext<unknown>,
): () => void {
  let known = since;
  return () => {
    try {
      const log = logFor(match, viewer, lang, known);
      socket.send(JSON.stringify({ page: pageFor(match, viewer, lang), log }));
      known = match.log.length;
    } catch {
      // One line that cannot be served must not keep the others from hearing.
      socket.close(BROKEN);
    }
  };
}
