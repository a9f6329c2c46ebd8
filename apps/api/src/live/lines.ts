import type { Bus, News } from '@cantina/match';
import type { Frame } from '@cantina/wire';
import type { WebSocketLike } from '@hono/node-server';
import type { WSContext } from 'hono/ws';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export type Socket = WSContext<WebSocketLike>;

/** More than this unsent: the reader is too slow, and will do better by coming back. */
const MOST_UNSENT = 1024 * 1024;
/** Close codes: no longer allowed; we cannot go on. */
const POLICY = 1008;
const BROKEN = 1011;

/** One reader of a room. */
export interface Line {
  readonly socket: Socket;
  /** May they still look with these eyes? */
  mayLook(): Promise<boolean>;
  /** Somebody at the table said something. */
  hearChat(): Promise<void>;
}

interface Audience {
  /** With the edition of the page that each has. */
  readonly lines: Map<Line, number>;
  leave(): void;
}

/** Who listens to which room; news of a match is worked out once for each room and sent to all in it. */
export class Lines {
  readonly #rooms: Rooms;
  readonly #bus: Bus;
  readonly #report: (error: unknown) => void;
  readonly #audiences = new Map<Room, Audience>();

  constructor(rooms: Rooms, bus: Bus, report: (error: unknown) => void) {
    this.#rooms = rooms;
    this.#bus = bus;
    this.#report = report;
  }

  /** Listens from the room's page of this moment on, until the returned function is called. */
  add(room: Room, line: Line): () => void {
    const audience = this.#audiences.get(room) ?? this.#open(room);
    audience.lines.set(line, room.edition);
    // What happened since the room was looked at, and before anybody listened.
    void this.#tell(room, audience.lines, {});
    return () => {
      audience.lines.delete(line);
      if (audience.lines.size > 0 || this.#audiences.get(room) !== audience) return;
      this.#audiences.delete(room);
      audience.leave();
    };
  }

  #open(room: Room): Audience {
    const leaveRoom = this.#rooms.enter(room);
    const lines: Audience['lines'] = new Map();
    const unsubscribe = this.#bus.subscribe(room.outlook.match, (news) => void this.#tell(room, lines, news));
    const audience: Audience = {
      lines,
      leave() {
        unsubscribe();
        leaveRoom();
      },
    };
    this.#audiences.set(room, audience);
    return audience;
  }

  async #tell(room: Room, lines: Audience['lines'], { chat }: Pick<News, 'chat'>): Promise<void> {
    try {
      if (chat !== undefined) for (const line of [...lines.keys()]) await line.hearChat();
      await room.catchUp();
      const texts = new Map<Frame, string>();
      for (const line of [...lines.keys()]) await this.#send(room, lines, line, texts);
    } catch (error) {
      this.#report(error);
      for (const { socket } of lines.keys()) socket.close(BROKEN);
    }
  }

  /** Everybody gets each step once and in order, whoever made the room find out about it. */
  async #send(room: Room, lines: Audience['lines'], line: Line, texts: Map<Frame, string>): Promise<void> {
    const has = lines.get(line);
    if (has === undefined) return;
    const { edition } = room;
    const news = room.after(has);
    if (news.length === 0) return;
    // Seats may have changed hands, unless only the game went on.
    const onlyPlay = news.every(({ page, events }) => !page && events.every(({ type }) => type === 'act'));
    const mayLook = onlyPlay || (await line.mayLook());
    // Meanwhile it may have gone, or been told.
    if (lines.get(line) !== has) return;
    lines.set(line, edition);
    if (!mayLook) {
      line.socket.close(POLICY, 'not-your-seat');
      return;
    }
    for (const frame of news) {
      const text = texts.get(frame) ?? JSON.stringify(frame);
      texts.set(frame, text);
      sendText(line.socket, text);
    }
  }
}

/** Whoever does not keep up is let go: what they missed they get when they come back. */
export function sendText(socket: Socket, text: string): void {
  const raw = socket.raw as unknown as { readonly bufferedAmount: number; terminate(): void } | undefined;
  if ((raw?.bufferedAmount ?? 0) > MOST_UNSENT) raw?.terminate();
  else socket.send(text);
}
