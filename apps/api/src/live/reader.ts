import type { Owner } from '@cantina/match';
import { watch, type Watch } from '@cantina/wire';
import type { Host } from '../host/host.ts';
import { Problem, problemBody } from '../problem.ts';
import { sendText, type Lines, type Socket } from './lines.ts';

/** Close codes: we do not understand, or may not; we cannot go on. */
const POLICY = 1008;
const BROKEN = 1011;

/** One live line: what its client asked to see, and where it is with the chat. */
export class Reader {
  readonly #host: Host;
  readonly #lines: Lines;
  readonly #match: string;
  readonly #person: Owner | null;
  #stop: (() => void) | undefined;
  #asked = 0;
  #chatted = 0;
  #closed = false;

  constructor(host: Host, lines: Lines, match: string, person: Owner | null) {
    this.#host = host;
    this.#lines = lines;
    this.#match = match;
    this.#person = person;
  }

  /** The client says what it wants to see; the latest counts. */
  async hear(data: unknown, socket: Socket): Promise<void> {
    const asked = ++this.#asked;
    const wish = read(data);
    try {
      if (wish === undefined) throw new Problem('invalid-request');
      await this.#show(wish, socket, () => asked === this.#asked && !this.#closed);
    } catch (error) {
      if (!(error instanceof Problem)) this.#host.report(error);
      const problem = error instanceof Problem ? error : new Problem('defect');
      socket.send(JSON.stringify({ problem: problemBody(problem, wish?.lang ?? 'en') }));
      socket.close(error instanceof Problem ? POLICY : BROKEN, problem.code);
    }
  }

  stop(): void {
    this.#closed = true;
    this.#stop?.();
    this.#stop = undefined;
  }

  async #show({ seat, lang, since, chat }: Watch, socket: Socket, isLatest: () => boolean): Promise<void> {
    const { matches, rooms, outlook: look } = this.#host;
    const as = { seat, language: lang };
    const outlook = await look(this.#match, this.#person, as);
    const room = await rooms.at(outlook);
    if (!isLatest()) return;
    this.#stop?.();
    this.#chatted = chat;
    const hearChat = async (): Promise<void> => {
      const lines = await matches.chat(this.#match, this.#person, this.#chatted);
      // Meanwhile some of them may have been told.
      const news = lines.filter(({ number }) => number > this.#chatted);
      const last = news.at(-1);
      if (last === undefined || !isLatest()) return;
      this.#chatted = last.number;
      sendText(socket, JSON.stringify({ chat: news }));
    };
    const mayLook = () =>
      look(this.#match, this.#person, as).then(
        () => true,
        () => false,
      );
    this.#stop = this.#lines.add(room, { socket, mayLook, hearChat });
    sendText(socket, JSON.stringify(room.since(since)));
    await hearChat();
  }
}

function read(data: unknown): Watch | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return watch.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
