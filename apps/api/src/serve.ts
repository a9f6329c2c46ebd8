import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import { createApp, type AppOptions } from './app.ts';

const LARGEST_MESSAGE = 4096;

/** Close code for "the server goes away". */
const GOING_AWAY = 1001;

export interface Place extends AppOptions {
  readonly port: number;
  readonly host: string;
}

export interface Served {
  readonly url: string;
  /** Hangs up on everybody and stops listening. */
  close(): Promise<void>;
}

/** Listens, live lines included. Port 0 takes any free one. */
export function serve({ port, host, ...options }: Place): Promise<Served> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const { fetch } = createApp(options);
  // Its types were written without exactOptionalPropertyTypes.
  const websocket = { server: sockets as WebSocketServerLike };
  const server = createAdaptorServer({ fetch, hostname: host, websocket }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ url: urlOf(server.address() as AddressInfo), close: () => hangUp(server, sockets) });
    });
  });
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function hangUp(server: Server, sockets: WebSocketServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    for (const socket of sockets.clients) {
      socket.close(GOING_AWAY);
      socket.terminate();
    }
    server.closeAllConnections();
  });
}
