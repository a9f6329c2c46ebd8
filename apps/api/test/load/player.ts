import type { Choice, Page } from '@cantina/wire';
import { pick, type Random } from '@cantina/random';
import type { Cut, Person } from './person.ts';
import { Watcher } from './watcher.ts';

/** An act as it was sent, and between which versions of the page its entry must lie. */
export interface Sent {
  readonly key: string;
  readonly decision: number;
  readonly action: Choice['action'];
  /** The version its sender had seen. */
  readonly since: number;
}

export interface Acknowledged extends Sent {
  /** The version the answer told. */
  readonly version: number;
}

export interface Habits {
  readonly random: Random;
  /** After so many acts this player gives up. */
  readonly mostActs: number;
  /** Told of every act that was acknowledged. */
  readonly told: () => void;
}

/** Of ten requests to act one is cut off, now early, now late. */
const ONE_IN = 10;
const MOST_TURNS = 60;
/** Frames between two cuts of the line. */
const FEWEST_FRAMES = 5;
const MOST_FRAMES = 40;
/** Of so many chances to interject one is taken. */
const INTERJECTS = 8;
/** What an answer to an earlier page may be told. */
const TOO_LATE = new Set(['stale', 'refused', 'bad-input', 'over']);
/** What leads to the end of a game, where there is a choice. */
const FORWARD = new Set(['play', 'attack', 'join', 'strike']);

/** One seat of a match, played at random by what its page offers. Keeps a record of what was acknowledged. */
export class Player {
  readonly person: Person;
  readonly seat: number;
  readonly watcher: Watcher;
  readonly acknowledged: Acknowledged[] = [];
  /** Sent, and neither acknowledged nor refused so far. */
  pending: Sent | undefined;
  /** Acts that came too late: something else had happened before. */
  overtaken = 0;
  conceded = false;
  readonly #habits: Habits;

  constructor(person: Person, match: string, seat: number, habits: Habits) {
    this.person = person;
    this.seat = seat;
    this.#habits = habits;
    this.watcher = new Watcher(person, { match, seat }, patience(habits.random));
  }

  /** Until the match is over. */
  async play(): Promise<void> {
    for (;;) {
      const page = await this.watcher.until(({ stage }) => stage !== 'seating');
      if (page.stage === 'over') return;
      const action = this.#choose(page);
      if (action === undefined) await this.watcher.until((now) => now !== page);
      else if (this.acknowledged.length >= this.#habits.mostActs) await this.#concede();
      else await this.#act(page, action);
    }
  }

  #choose({ seats, choices }: Page): Choice['action'] | undefined {
    const { random } = this.#habits;
    const asked = seats[this.seat]?.asked === true;
    const allowed = choices.filter(({ refused }) => refused === null);
    if (allowed.length === 0 || (!asked && random.below(INTERJECTS) > 0)) return undefined;
    const forward = allowed.filter(({ action }) => FORWARD.has(action.do));
    const preferred = forward.length > 0 && random.below(4) > 0 ? forward : allowed;
    return pick(random, preferred).action;
  }

  async #act({ version: since, decision }: Page, action: Choice['action']): Promise<void> {
    const { match } = this.watcher.spot;
    const key = `${this.seat} ${this.acknowledged.length} ${this.overtaken}`;
    const sent: Sent = { key, decision: decision ?? 0, action, since };
    this.pending = sent;
    const answer = await this.person.ask(
      (api, sending) =>
        api.matches[':match'].acts.$post(
          { param: { match }, query: {}, json: { ...orderOf(sent, this.seat), since } },
          sending,
        ),
      this.#cut(),
    );
    this.pending = undefined;
    if (answer.done) {
      const { version } = answer.body;
      this.acknowledged.push({ ...sent, version });
      this.watcher.take(answer.body);
      this.#habits.told();
      await this.watcher.until((page) => page.version >= version);
    } else {
      const { code } = answer.problem;
      if (!TOO_LATE.has(code)) throw new Error(`an act was refused: ${JSON.stringify(answer.problem)}`);
      this.overtaken++;
      await this.#seeWhy(since, code);
    }
  }

  /** What was offered is refused only if something has happened since. */
  async #seeWhy(since: number, code: string): Promise<void> {
    const { version } = await this.watcher.shown();
    if (version === since) throw new Error(`what version ${version} offers was refused as ${code}`);
    await this.watcher.until((page) => page.version > since);
  }

  async #concede(): Promise<void> {
    const { match } = this.watcher.spot;
    this.conceded = true;
    const answer = await this.person.ask((api, sending) =>
      api.matches[':match'].concede.$post(
        { param: { match }, query: {}, json: { seat: this.seat } },
        sending,
      ),
    );
    if (!answer.done && answer.problem.code !== 'over')
      throw new Error(`conceding was refused: ${JSON.stringify(answer.problem)}`);
    await this.watcher.until(({ stage }) => stage === 'over');
  }

  #cut(): Cut | undefined {
    const { random } = this.#habits;
    if (random.below(ONE_IN) > 0) return undefined;
    return random.below(2) === 0 ? 'answer' : random.below(MOST_TURNS);
  }
}

/** An act as the host takes it. */
export const orderOf = ({ key, decision, action }: Sent, seat: number) => ({
  seat,
  decision,
  actions: [action],
  key,
});

export const patience = (random: Random) => (): number =>
  FEWEST_FRAMES + random.below(MOST_FRAMES - FEWEST_FRAMES);
