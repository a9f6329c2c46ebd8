import type { Viewer } from '@cantina/engine';
import { pick, type Random } from '@cantina/random';
import type { Page } from '@cantina/wire';
import type { Answer, Desk } from './desk.ts';
import type { House } from './house.ts';
import type { Channel, Judge } from './judge.ts';
import { Line } from './line.ts';
import type { Notes } from './notes.ts';
import type { Seated } from './seating.ts';

export interface Hall {
  readonly house: House;
  readonly desk: Desk;
  readonly judge: Judge;
  /** Where the live lines are. */
  readonly url: string;
}

/** A seat of somebody who asks. */
export interface Chair {
  readonly seat: number;
  token: string;
  away: boolean;
  page: Page | undefined;
}

/** Somebody with a chair, or the onlooker. */
type Reader = Chair | null;

const LANGUAGES = ['en', 'de', 'ru'] as const;

/** The people around one table: how they ask, what they look at and listen to. */
export class Company {
  readonly notes: Notes;
  readonly chairs: readonly Chair[];
  readonly #hall: Hall;
  readonly #random: Random;
  readonly #onlooker: string | null;
  readonly #path: string;
  readonly #lines: Line[] = [];

  constructor(hall: Hall, { match, owners, onlooker }: Seated, random: Random) {
    this.#hall = hall;
    this.#random = random;
    this.notes = hall.house.notesOf(match);
    this.chairs = [...owners].map(([seat, token]) => ({ seat, token, away: false, page: undefined }));
    this.#onlooker = onlooker;
    this.#path = `/matches/${match}`;
  }

  anyChair(): Chair {
    return pick(this.#random, this.chairs);
  }

  async listenAll(): Promise<void> {
    for (const chair of [...this.chairs, null]) await this.listen(chair);
  }

  async listen(reader: Reader): Promise<void> {
    const { judge, url } = this.#hall;
    const { token, viewer } = this.#eyesOf(reader);
    const lang = pick(this.#random, LANGUAGES);
    this.#lines.push(await Line.open(judge, { url, token, viewer, lang, notes: this.notes }));
  }

  /** When all lines have brought the latest. */
  async hangUp(): Promise<void> {
    for (const line of this.#lines) await line.until(this.notes.ledger.version);
    for (const line of this.#lines) await line.close();
  }

  post<T>(
    { token, seat }: Chair,
    path: string,
    json: object,
    channel: Channel = 'seats',
  ): Promise<Answer<T>> {
    const { since } = json as { since?: number };
    const about = { channel, viewer: seat, notes: this.notes, ...(since !== undefined && { since }) };
    const lang = pick(this.#random, LANGUAGES);
    return this.#hall.desk.ask<T>(token, ['POST', `${this.#path}${path}?lang=${lang}`], about, json);
  }

  async look(reader: Reader = this.#anybody()): Promise<Page | undefined> {
    const { token, viewer, query } = this.#eyesOf(reader);
    const about = { channel: 'page', viewer, notes: this.notes } as const;
    const { status, body } = await this.#hall.desk.ask<Page>(token, ['GET', `${this.#path}?${query}`], about);
    if (reader !== null && status === 200) reader.page = body;
    return status === 200 ? body : undefined;
  }

  /** The log from some entry on, and what people said. */
  async read(reader: Reader = this.#anybody(), after = this.#random.below(this.notes.ledger.version + 1)) {
    const { desk } = this.#hall;
    const { token, viewer, query } = this.#eyesOf(reader);
    const about = { viewer, notes: this.notes };
    const log = `${this.#path}/log?after=${after}&limit=500&${query}`;
    await desk.ask(token, ['GET', log], { ...about, channel: 'log' });
    await desk.ask(token, ['GET', `${this.#path}/chat`], { ...about, channel: 'chat' });
  }

  async list(): Promise<void> {
    const { token } = this.#eyesOf(this.#anybody());
    const which = pick(this.#random, ['mine', 'open'] as const);
    await this.#hall.desk.ask(token, ['GET', `/matches?which=${which}`], { channel: 'list' });
    await this.#hall.desk.ask(token, ['GET', `${this.#path}/links`], { channel: 'list' });
  }

  /** All that everybody can look at. */
  async lookBack(): Promise<void> {
    for (const reader of [...this.chairs, null]) {
      await this.look(reader);
      await this.read(reader, 0);
    }
    await this.list();
  }

  /** The page as it is now, fetched only if it is not known already. */
  async pageOf(chair: Chair): Promise<Page | undefined> {
    return chair.page?.version === this.notes.ledger.version ? chair.page : this.look(chair);
  }

  #anybody(): Reader {
    return this.chairs[this.#random.below(this.chairs.length + 1)] ?? null;
  }

  #eyesOf(reader: Reader) {
    const viewer: Viewer = reader?.seat ?? 'spectator';
    const lang = pick(this.#random, LANGUAGES);
    const query = reader === null ? `lang=${lang}` : `lang=${lang}&seat=${reader.seat}`;
    return { token: reader === null ? this.#onlooker : reader.token, viewer, query };
  }
}
