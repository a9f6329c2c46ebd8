import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { WebSocketServer, type WebSocket } from 'ws';
import { createApp, type AppOptions } from './app.ts';

const LARGEST_MESSAGE = 4096;
const HEARTBEAT_MS = 25_000;
/** Close code for "the server goes away". */
const GOING_AWAY = 1001;
/** So long those who read may take to hear that we go. */
const FAREWELL_MS = 200;

export interface Place extends AppOptions {
  readonly port: number;
  /** The address to listen at. */
  readonly address: string;
}

export interface Served {
  readonly url: string;
  /** Takes no more requests, lets those at work finish, hangs up on everybody. */
  close(): Promise<void>;
}

/** Listens, live lines included. Port 0 takes any free one. */
export function serve({ port, address, ...options }: Place): Promise<Served> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const heart = beat(sockets);
  const { fetch } = createApp(options);
  // Its types were written without exactOptionalPropertyTypes.
  const websocket = { server: sockets as WebSocketServerLike };
  const server = createAdaptorServer({ fetch, hostname: address, websocket }) as Server;
  refuseOtherUpgrades(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      const close = () => {
        clearInterval(heart);
        return hangUp(server, sockets);
      };
      resolve({ url: urlOf(server.address() as AddressInfo), close });
    });
  });
}

/**
 * Whoever wants to speak something else, or to a host that cannot be, is told no. The adaptor would not answer the first and
 * fail with the second; and it answers at all only while it is the one listener.
 */
function refuseOtherUpgrades(server: Server): void {
  const [upgrade] = server.listeners('upgrade') as ((...asked: unknown[]) => void)[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket, head) => {
    const { upgrade: to, host = 'localhost' } = request.headers;
    const { url = '/' } = request;
    const isPlace = URL.canParse(`http://${host}/`) && (url.startsWith('/') || URL.canParse(url));
    if (to?.toLowerCase() === 'websocket' && isPlace) return upgrade?.(request, socket, head);
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}

/** Whoever does not answer a ping until the next one is gone without having said so. */
function beat(sockets: WebSocketServer): NodeJS.Timeout {
  const silent = new WeakSet<WebSocket>();
  sockets.on('connection', (socket) => {
    socket.on('pong', () => silent.delete(socket));
    // What goes wrong on a line ends with the line.
    socket.on('error', () => socket.terminate());
  });
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  }, HEARTBEAT_MS);
  return timer.unref();
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function hangUp(server: Server, sockets: WebSocketServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
    for (const socket of sockets.clients) socket.close(GOING_AWAY);
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
    }, FAREWELL_MS).unref();
  });
}
