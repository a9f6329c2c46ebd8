import type { Action, Seat, Viewer } from '@cantina/engine';
import { Chat, type Said, type SayRequest } from './chat.ts';
import { Clerk, type Decide, type Who } from './clerk.ts';
import { act, type ActRequest } from './commands/act.ts';
import { concede, join, leave, start, timeout } from './commands/seats.ts';
import type { JoinRequest, LeaveRequest, StartRequest, TimeoutRequest } from './commands/seats.ts';
import { redo, reply, undo, type UndoRequest } from './commands/undo.ts';
import { botToMove, letBotAct } from './bot-acts.ts';
import { Drivers } from './drivers.ts';
import { BOT, HOST } from './entries.ts';
import type { Owner } from './head.ts';
import { Hints, type Hinted } from './hints.ts';
import { fullHost, type FullHost, type Host } from './host.ts';
import { open, type Plan } from './opening.ts';
import type { ChatLine, Retention, Search, Summary } from './ports.ts';
import { Queues } from './queues.ts';
import { notDone, type Answer, type NotDone } from './refused.ts';
import {
  choicesOf,
  explained,
  legalOf,
  lineOf,
  sightOf,
  versionOf,
  type Choice,
  type Explained,
  type LogLine,
  type Sight,
  type Survey,
  type Version,
} from './sight.ts';
import { relationOf, type Relation } from './relation.ts';
import { newStanding } from './standing.ts';
import { summaryOf } from './summary.ts';
import type { Table } from './table.ts';
import { Tables, type Memory } from './tables.ts';

export type Created = { readonly done: true; readonly id: string; readonly commitment: string } | NotDone;

/** A bot somebody wants, and where they say so. */
interface BotWish {
  readonly level: string | undefined;
  readonly where: string;
}

/** All matches of a host: the one door through which people, programs and bots play. */
export class Matches {
  readonly #host: FullHost;
  readonly #tables: Tables;
  readonly #clerk: Clerk;
  readonly #chat: Chat;
  readonly #drivers: Drivers;
  readonly #hints: Hints;
  readonly #queues: Queues;
  #closed = false;

  constructor(host: Host) {
    this.#host = fullHost(host);
    const { store, bus, rules, now, report, limits, adviser } = this.#host;
    const queues = new Queues(limits.mostWaiting);
    const drivers = new Drivers((id) => this.#letBotAct(id), report);
    const isInUse = (id: string) => queues.isBusy(id) || drivers.isDriving(id);
    const tables = new Tables({ store, rules, now, isInUse }, limits);
    const changed = (id: string) => drivers.wake(id);
    const { snapshotEvery, mostLines } = limits;
    this.#clerk = new Clerk({ store, bus, tables, queues, snapshotEvery, now, report, changed });
    this.#chat = new Chat({ store, bus, tables, queues, mostLines, now });
    this.#tables = tables;
    this.#drivers = drivers;
    this.#hints = new Hints(adviser);
    this.#queues = queues;
  }

  async create(by: Owner, plan: Plan): Promise<Created> {
    const { rules, store, now, newId, newSecret } = this.#host;
    const barred = this.#barred(by);
    if (barred !== undefined) return barred;
    const loaded = await rules(plan.ruleset);
    if (loaded === undefined) return notDone('no-ruleset');
    for (const [at, seat] of plan.seats.entries()) {
      const level = seat.kind === 'bot' ? seat.level : undefined;
      const unknown = this.#unknown({ level, where: `seats/${at}/level` });
      if (unknown !== undefined) return unknown;
    }
    const at = now();
    const secret = { secret: newSecret(), salt: newSecret() };
    const record = open(loaded, plan, { id: newId(), by, at, secret });
    if ('code' in record) return { done: false, refused: record };
    const { head } = record;
    const stored = await store.create(record, summaryOf(head, newStanding(head), at, null));
    return stored === 'done' ? { done: true, id: head.id, commitment: head.commitment } : notDone('full');
  }

  join(id: string, who: Who, request: JoinRequest): Promise<Answer> {
    return this.#change(id, who, ({ game, standing }, sign) => join(game, standing, request, sign));
  }

  leave(id: string, who: Who, request: LeaveRequest): Promise<Answer> {
    return this.#change(id, who, ({ game, standing }, sign) => leave(game, standing, request, sign), {
      level: request.bot,
      where: 'bot',
    });
  }

  start(id: string, who: Who, request: StartRequest = {}): Promise<Answer> {
    return this.#change(id, who, ({ game, standing }, sign) => start(game, standing, request, sign), {
      level: request.bots,
      where: 'bots',
    });
  }

  act(id: string, who: Who, request: ActRequest): Promise<Answer> {
    const decide: Decide = ({ game, standing }, sign) => act(game, standing, request, sign);
    return this.#change(id, who, decide);
  }

  undo(id: string, who: Who, request: UndoRequest): Promise<Answer> {
    return this.#change(id, who, ({ game, standing }, sign, recall) =>
      undo(game, standing, request, sign, recall),
    );
  }

  redo(id: string, who: Who, request: { readonly seat: Seat }): Promise<Answer> {
    return this.#change(id, who, ({ game, standing }, sign, recall) =>
      redo(game, standing, request, sign, recall),
    );
  }

  /** Agrees to an undo that somebody asked for, or does not; whoever asked withdraws. */
  reply(id: string, who: Who, request: { readonly agree: boolean }): Promise<Answer> {
    return this.#change(id, who, ({ game, standing }, sign, recall) =>
      reply(game, standing, request, sign, recall),
    );
  }

  concede(id: string, who: Who, request: { readonly seat: Seat }): Promise<Answer> {
    return this.#change(id, who, ({ game, standing }, sign) => concede(game, standing, request, sign));
  }

  /** For the host's own clock: nobody else may call it. */
  timeout(id: string, request: TimeoutRequest): Promise<Answer> {
    const barred = this.#closed ? notDone('busy') : this.#unknown({ level: request.bot, where: 'bot' });
    if (barred !== undefined) return Promise.resolve(barred);
    const decide: Decide = ({ game, standing }, { at }) => timeout(game, standing, request, at);
    return this.#clerk.change(id, { by: HOST }, decide);
  }

  /** What this person has to do with a match; `undefined` if there is none. */
  async relation(id: string, by: Owner | null): Promise<Relation | undefined> {
    const table = await this.#tables.at(id);
    return table && relationOf(table, by);
  }

  /** As whom this person may look: with the eyes of each of their seats, or from outside, if that is allowed. */
  async viewers(id: string, by: Owner): Promise<readonly Viewer[]> {
    const relation = await this.relation(id, by);
    if (relation === undefined) return [];
    if (relation.seats.length > 0) return relation.seats;
    return relation.mayWatch ? ['spectator'] : [];
  }

  /** How far the match is, without looking at it. */
  async version(id: string): Promise<Version | undefined> {
    const table = await this.#visit(id);
    return table && versionOf(table);
  }

  async look(id: string, viewer: Viewer): Promise<Sight | undefined> {
    const table = await this.#visit(id);
    return table && sightOf(table, viewer);
  }

  /** What a viewer sees and might try, both of the same moment. */
  async survey(id: string, viewer: Viewer): Promise<Survey | undefined> {
    const table = await this.#visit(id);
    if (table === undefined) return undefined;
    const choices = viewer === 'spectator' ? [] : choicesOf(table, viewer);
    return { sight: sightOf(table, viewer), choices };
  }

  /** What an action would be called, what forbids it, what may come of it; nothing is done. */
  async explain(id: string, seat: Seat, action: unknown): Promise<Explained | undefined> {
    const table = await this.#tables.at(id);
    return table && explained(table, seat, action);
  }

  /** What a bot would do in this seat, and why; nothing is done, and nothing written. */
  async hint(id: string, by: Owner, seat: Seat): Promise<Hinted> {
    const table = await this.#tables.at(id);
    if (table === undefined) return notDone('no-match');
    try {
      return this.#barred(by) ?? (await this.#hints.to(by, seat, table));
    } catch (error) {
      // Whatever cannot be thought through because the host goes down is nobody's fault.
      if (this.#closed) return notDone('busy');
      this.#host.report(error);
      return notDone('defect');
    }
  }

  async choices(id: string, seat: Seat): Promise<readonly Choice[]> {
    const table = await this.#tables.at(id);
    return table === undefined ? [] : choicesOf(table, seat);
  }

  async legal(id: string, seat: Seat): Promise<readonly Action[]> {
    const table = await this.#tables.at(id);
    return table === undefined ? [] : legalOf(table, seat);
  }

  /** What happened behind entry `after`, as this viewer may know it. */
  async log(id: string, viewer: Viewer, after = 0, limit = 500): Promise<readonly LogLine[]> {
    const written =
      this.#tables.inMemory(id)?.writtenSince(after) ??
      (await this.#host.store.entries(id, after, undefined, limit));
    return written.slice(0, limit).map((one) => lineOf(one, viewer));
  }

  /** Says something to everybody who may look at the match. */
  async say(id: string, who: Who, request: SayRequest): Promise<Said> {
    return this.#barred(who.by) ?? this.#chat.say(id, who, request);
  }

  /** What was said behind line `after`, for whoever may look at the match. */
  chat(id: string, by: Owner | null, after = 0, limit = 500): Promise<readonly ChatLine[]> {
    return this.#chat.lines(id, by, after, limit);
  }

  /** Matches by what is kept beside their logs; whose they are is for the host alone. */
  list(search: Search): Promise<readonly Summary[]> {
    return this.#host.store.list(search);
  }

  /** To be called now and then: what is idle leaves memory, what is too old is forgotten. */
  async tidy(retention: Omit<Retention, 'now'>): Promise<readonly string[]> {
    this.#tables.dropIdle();
    const gone = await this.#host.store.sweep({ ...retention, now: this.#host.now() });
    for (const id of gone) this.#tables.drop(id);
    return gone;
  }

  get memory(): Memory {
    return this.#tables.memory;
  }

  /** When the bots of a match, or of all, have nothing to do. */
  quiet(id?: string): Promise<void> {
    return this.#drivers.quiet(id);
  }

  /** Takes nothing more on; what was taken on is written when this is done. The store stays open. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#queues.idle();
  }

  /** Whoever looks finds the bots at work, also after a pause. */
  async #visit(id: string): Promise<Table | undefined> {
    const table = await this.#tables.at(id);
    if (table !== undefined && botToMove(table) !== undefined) this.#drivers.wake(id);
    return table;
  }

  #change(id: string, who: Who, decide: Decide, bot?: BotWish): Promise<Answer> {
    const barred = this.#barred(who.by) ?? (bot && this.#unknown(bot));
    return barred === undefined ? this.#clerk.change(id, who, decide) : Promise.resolve(barred);
  }

  /** Nobody passes for a bot or for the host, and nothing is taken on after closing. */
  #barred(by: Owner): NotDone | undefined {
    if (this.#closed) return notDone('busy');
    return by === BOT || by === HOST ? notDone('not-your-seat') : undefined;
  }

  #unknown({ level, where }: BotWish): NotDone | undefined {
    if (level === undefined || this.#host.bots(level) !== undefined) return undefined;
    return { done: false, refused: { code: 'no-bot', params: { where, found: level } } };
  }

  async #letBotAct(id: string): Promise<boolean> {
    const table = this.#closed ? undefined : await this.#tables.at(id);
    if (table === undefined) return false;
    const { bots, pause } = this.#host;
    // Whatever a bot cannot do because the host goes down is nobody's fault.
    const report = (error: unknown): void => (this.#closed ? undefined : this.#host.report(error));
    const doIt = (request: ActRequest): Promise<Answer> => {
      // It may have thought so long that the host is gone.
      if (this.#closed) return Promise.resolve(notDone('busy'));
      const decide: Decide = ({ game, standing }, sign) => act(game, standing, request, sign);
      return this.#clerk.change(id, { by: BOT }, decide);
    };
    return letBotAct(table, { player: bots, pause, act: doIt, report });
  }
}
