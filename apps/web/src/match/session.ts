import type { Action, Language, Seat } from '@cantina/engine';
import type { ChatLine, Frame, LogLine, Page, Watch } from '@cantina/wire';
import { HostProblem, isProblem, MatchDoor } from '../host.ts';
import { randomText } from '../me.ts';
import { follow } from './follow.ts';
import { LiveLine } from './live.ts';
import { LogBook } from './log-book.ts';

/** How often an act is sent before we say that it did not get through; it is done once all the same. */
const TRIES = 3;
const PATIENCE_MS = 1000;

/** One match as this browser follows it: with the eyes of one seat at a time, kept up to date over the live line. */
export class Session {
  readonly match: string;
  page: Page | undefined;
  chat: readonly ChatLine[] = [];
  online = true;
  /** Why there is nothing more to see. */
  ended: string | undefined;

  readonly #changed: () => void;
  readonly #log: LogBook;
  #language: Language;
  /** The seat whose page was asked for and has not come yet. */
  #wanted: Seat | null | undefined;
  #line: LiveLine | undefined;
  #followed: number | undefined;
  /** The question that an act under way answers. */
  #answering: string | undefined;
  #closed = false;

  constructor(match: string, language: Language, changed: () => void) {
    this.match = match;
    this.#language = language;
    this.#changed = changed;
    this.#log = new LogBook(changed);
  }

  get log(): readonly LogLine[] {
    return this.#log.lines;
  }

  get door(): MatchDoor {
    return new MatchDoor(this.match, this.#language);
  }

  /** Fetches the page, again and again where no answer comes, and listens from there on. */
  async open(): Promise<void> {
    while (!this.#closed) {
      try {
        this.#take(await this.door.page());
        if (!this.#closed) this.#listen();
        break;
      } catch (error) {
        if (error instanceof HostProblem) {
          this.#end(error.message);
          break;
        }
        this.online = false;
        this.#changed();
        await aMoment();
      }
    }
    this.#changed();
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  speak(language: Language): void {
    this.#language = language;
    this.#lookAnew(this.page?.seat ?? null);
  }

  /** Looks with the eyes of another of one's own seats. */
  sit(seat: Seat): void {
    if (seat !== this.page?.seat) this.#lookAnew(seat);
  }

  async act(action: Action): Promise<void> {
    const { page } = this;
    if (page === undefined) return;
    const { seat, decision, version: since } = page;
    const question = `${seat} ${decision}`;
    // It is being answered: whatever is asked next will look different.
    if (seat === null || decision === null || this.#answering === question) return;
    this.#answering = question;
    const request = { seat, decision, actions: [action], since, key: randomText() };
    try {
      const frame = await insistently(() => this.door.act(request));
      if (this.#wanted === undefined && this.page?.seat === seat) this.#news(frame);
    } catch (error) {
      if (isProblem(error, 'stale')) await this.refresh();
      throw error;
    } finally {
      if (this.#answering === question) this.#answering = undefined;
    }
  }

  /** Does something whose outcome comes over the live line, or is fetched where that is cut. */
  async command(doing: (door: MatchDoor) => Promise<unknown>): Promise<void> {
    await doing(this.door);
    if (!this.online) await this.refresh();
  }

  /** The page as it is now, of the seat that was looked at or, where it is no longer one's own, of any. */
  async refresh(): Promise<void> {
    const seat = this.page?.seat;
    try {
      this.#take(await this.door.page(seat));
    } catch (error) {
      if (!isProblem(error, 'not-your-seat')) throw error;
      this.#take(await this.door.page());
    }
    this.#changed();
  }

  #listen(): void {
    this.#line = new LiveLine(this.match, {
      wish: () => this.#wish(),
      news: (frame) => {
        this.#news(frame);
      },
      chat: (lines) => {
        const last = this.chat.at(-1)?.number ?? 0;
        this.chat = [...this.chat, ...lines.filter(({ number }) => number > last)];
        this.#changed();
      },
      refused: (problem) => {
        // The seat may be somebody else's by now: then look as far as one may.
        this.#wanted = undefined;
        if (problem === undefined || problem.code === 'not-your-seat') void this.open();
        else this.#end(problem.detail);
      },
      connected: (yes) => {
        this.online = yes;
        this.#changed();
        if (!yes) void this.#isGone();
      },
    });
  }

  #wish(): Watch {
    const { page } = this;
    const seat = this.#wanted === undefined ? (page?.seat ?? null) : this.#wanted;
    const since = this.#wanted === undefined ? (page?.version ?? null) : null;
    return { seat, lang: this.#language, since, chat: this.chat.at(-1)?.number ?? 0 };
  }

  #lookAnew(seat: Seat | null): void {
    this.#wanted = seat;
    this.#line?.ask();
    this.#changed();
  }

  #news(frame: Frame): void {
    if (this.#wanted !== undefined) {
      // What still comes for the seat we looked from before is of no use.
      if (frame.page?.seat !== this.#wanted) return;
      this.#wanted = undefined;
      this.#replace(frame.page);
    } else if (this.page === undefined) {
      if (frame.page !== undefined) this.#replace(frame.page);
    } else {
      const page = follow(this.page, frame);
      if (page === undefined) void this.refresh().catch(() => undefined);
      else this.#take(page, frame.events);
    }
    this.#changed();
  }

  #take(page: Page, events: readonly LogLine[] = []): void {
    const { page: before } = this;
    if (before === undefined || before.seat !== page.seat) {
      this.#replace(page);
    } else if (page.version >= before.version) {
      this.page = page;
      this.#log.writeOn(page, events, this.door);
      this.#followTheQuestion(page);
    }
  }

  /** Seen with other eyes, or in another language. */
  #replace(page: Page): void {
    this.page = page;
    this.#log.clear();
    this.#log.writeOn(page, [], this.door);
    this.#followTheQuestion(page);
  }

  /**
   * One person at several seats: where the game waits for one of them, look from there. Once for each version, so that one may
   * look from another all the same.
   */
  #followTheQuestion({ seat, seats, mine, version }: Page): void {
    if (version === this.#followed) return;
    this.#followed = version;
    if (seat === null || seats[seat]?.asked === true) return;
    const waiting = mine.find((own) => seats[own]?.asked === true && !seats[own].away);
    if (waiting !== undefined) this.#lookAnew(waiting);
  }

  /** A line that breaks may mean that the match is no more: then there is nothing to wait for. */
  async #isGone(): Promise<void> {
    try {
      await this.door.page();
    } catch (error) {
      if (isProblem(error, 'no-match', 'no-spectators')) this.#end((error as Error).message);
    }
  }

  #end(why: string): void {
    this.#line?.close();
    this.online = true;
    this.ended = why;
    this.#changed();
  }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Tries again where no answer came. Whoever calls it makes sure that twice is as good as once. */
async function insistently<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof HostProblem || tries === TRIES) throw error;
      await aMoment();
    }
  }
}
