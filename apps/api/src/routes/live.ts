import { upgradeWebSocket, type HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Asker } from '../guards/who.ts';
import type { Host } from '../host/host.ts';
import { Lines, type Socket } from '../live/lines.ts';
import { Reader } from '../live/reader.ts';
import { Problem } from '../problem.ts';
import type { App } from './app-type.ts';

/** Keeps the door of the live lines. */
export interface LiveDoor {
  /** Lets a connection in that wants to be a live line; throws where this client may not open another. */
  admit(c: Context<Asker>): void;
}

/**
 * The live line: the client says with which eyes, in which language and from which version on it looks; from then on it gets
 * what is new after every change, and what people say.
 */
export function liveRoutes(app: App, host: Host, door: LiveDoor): void {
  const lines = new Lines(host.rooms, host.bus, host.report);
  app.get(
    '/api/matches/:match/live',
    async (c, next) => {
      const { path } = c.req;
      if (!isUpgrade(c)) throw new Problem('not-found', { where: path });
      door.admit(c);
      await host.outlook(c.req.param('match'), c.get('person'), { seat: undefined, language: 'en' });
      await next();
    },
    upgradeWebSocket((context) => {
      const c = context as Context<Asker>;
      const reader = new Reader(host, lines, c.req.param('match') ?? '', c.get('person'));
      const close = () => {
        reader.stop();
      };
      return {
        onMessage: (event: { readonly data: unknown }, socket: Socket) =>
          void reader.hear(event.data, socket),
        onClose: close,
        onError: close,
      };
    }),
  );
}

/** The server takes a connection out of the requests and answers before it asks us; the header alone is a request like any. */
function isUpgrade(c: Context<Asker>): boolean {
  const { incoming, outgoing } = (c.env as Partial<HttpBindings> | undefined) ?? {};
  const wanted = c.req.header('upgrade')?.toLowerCase() === 'websocket';
  return wanted && incoming !== undefined && outgoing === undefined;
}
