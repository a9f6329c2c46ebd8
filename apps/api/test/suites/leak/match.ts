import { pick, type Random } from '@cantina/random';
import type { Frame } from '@cantina/wire';
import { advance } from '@cantina/wire/client';
import { Company, type Chair, type Hall } from './company.ts';
import { sitDown } from './seating.ts';

/** One random match of people, bots and onlookers, who do all that people do. */

/** Most matches are given up after a while; some are long, so that decks are shuffled anew. */
const FEWEST_TURNS = 20;
const TURNS = 140;
const LONG_ONE_IN = 12;
const LONG = 4;

/** Plays until somebody has won or given up; tells how many acts there were. */
export async function playMatch(hall: Hall, random: Random): Promise<number> {
  const company = new Company(hall, await sitDown(hall, random), random);
  const match = new Match(hall, company, random);
  await company.listenAll();
  const isLong = random.below(LONG_ONE_IN) === 0;
  const turns = (FEWEST_TURNS + random.below(TURNS)) * (isLong ? LONG : 1);
  for (let turn = 0; turn < turns && !match.over && hall.judge.failures.length === 0; turn++)
    await match.turn();
  await match.finish();
  return match.acts;
}

class Match {
  acts = 0;
  readonly #hall: Hall;
  readonly #company: Company;
  readonly #random: Random;

  constructor(hall: Hall, company: Company, random: Random) {
    this.#hall = hall;
    this.#company = company;
    this.#random = random;
  }

  get over(): boolean {
    return this.#company.notes.over;
  }

  /** Whatever somebody feels like. */
  async turn(): Promise<void> {
    await this.#botsDone();
    if (this.over) return;
    const die = this.#random.below(100);
    const deeds: readonly (readonly [below: number, deed: () => Promise<unknown>])[] = [
      [3, () => this.#say()],
      [7, () => this.#explain()],
      [10, () => this.#actLate()],
      [12, () => this.#actForOthers()],
      [16, () => this.#undo()],
      [18, () => this.#redo()],
      [20, () => this.#leave()],
      [21, () => this.#changeDevice()],
      [26, () => this.#company.look()],
      [28, () => this.#company.read()],
      [29, () => this.#company.list()],
      [33, () => this.#askWhatToDo()],
    ];
    const [, deed] = deeds.find(([below]) => die < below) ?? [100, () => this.#act()];
    await deed();
  }

  async finish(): Promise<void> {
    for (const chair of this.#company.chairs) {
      if (this.over) break;
      await this.#comeBack(chair);
      await this.#company.post(chair, '/concede', { seat: chair.seat });
    }
    await this.#botsDone();
    await this.#company.lookBack();
    await this.#company.hangUp();
  }

  #botsDone(): Promise<void> {
    return this.#hall.house.host.matches.quiet(this.#company.notes.match);
  }

  async #act(): Promise<void> {
    const seats = (await this.#company.pageOf(this.#company.anyChair()))?.seats ?? [];
    const asked = this.#company.chairs.filter(({ seat }) => seats[seat]?.asked === true);
    const interjects = this.#random.below(10) === 0;
    const chair = interjects || asked.length === 0 ? this.#company.anyChair() : pick(this.#random, asked);
    await this.#comeBack(chair);
    const page = await this.#company.pageOf(chair);
    const free = (page?.choices ?? []).filter(({ refused }) => refused === null);
    if (page === undefined || free.length === 0) return;
    const { action } = pick(this.#random, free);
    const since = this.#random.below(8) === 0 ? {} : { since: page.version };
    const order = { seat: chair.seat, decision: page.decision, actions: [action], ...since };
    const { status, body } = await this.#company.post<Frame>(chair, '/acts', order, 'act');
    if (status !== 200) throw new Error(`what was offered is refused: ${JSON.stringify(body)}`);
    this.acts++;
    chair.page = advance(page, body);
  }

  async #say(): Promise<void> {
    await this.#company.post(
      this.#company.anyChair(),
      '/chat',
      { text: 'What a night, and what cards!' },
      'chat',
    );
  }

  /** About something that is offered, and about a card that is none of their business. */
  async #explain(): Promise<void> {
    const chair = this.#company.anyChair();
    const choices = (await this.#company.pageOf(chair))?.choices ?? [];
    const hidden = this.#company.notes.ledger.hiddenFrom(chair.seat, this.#company.notes.ledger.version);
    const action = choices.length > 0 ? pick(this.#random, choices).action : { do: 'play', what: null };
    await this.#company.post(chair, '/explain', { seat: chair.seat, action }, 'explain');
    if (hidden.length === 0) return;
    const at = this.#random.below(hidden.length);
    // By its place: named, it would come back as what was asked about.
    await this.#company.post(
      chair,
      '/explain',
      { seat: chair.seat, action: { ...action, what: at } },
      'explain',
    );
  }

  /** Against other people there is no answer, and that must not tell anything either. */
  async #askWhatToDo(): Promise<void> {
    for (const chair of this.#company.chairs)
      await this.#company.post(chair, '/hint', { seat: chair.seat }, 'hint');
  }

  async #actLate(): Promise<void> {
    const chair = this.#company.anyChair();
    const { decision } = (await this.#company.pageOf(chair)) ?? { decision: 0 };
    const order = {
      seat: chair.seat,
      decision: (decision ?? 0) + 1,
      actions: [{ do: 'endTurn', what: null }],
    };
    await this.#company.post(chair, '/acts', order, 'act');
  }

  async #actForOthers(): Promise<void> {
    const chair = this.#company.anyChair();
    const seat = this.#random.below(4);
    if (this.#company.chairs.some((other) => other.seat === seat && other.token === chair.token)) return;
    const actions = [{ do: 'play', what: this.#random.below(40) }];
    await this.#company.post(chair, '/acts', { seat, decision: 1, actions }, 'act');
    await this.#company.post(chair, '/explain', { seat, action: actions[0] }, 'explain');
  }

  /** Takes back; the others agree, or do not. */
  async #undo(): Promise<void> {
    const chair = this.#company.anyChair();
    const acts = 1 + this.#random.below(3);
    await this.#company.post(chair, '/undo', { seat: chair.seat, acts, ask: this.#random.below(3) > 0 });
    for (const other of this.#company.chairs)
      if (other.token !== chair.token)
        await this.#company.post(other, '/consent', { agree: this.#random.below(4) > 0 });
  }

  async #redo(): Promise<void> {
    const chair = this.#company.anyChair();
    await this.#company.post(chair, '/redo', { seat: chair.seat });
  }

  async #leave(): Promise<void> {
    const chair = this.#company.anyChair();
    if (chair.away) return this.#comeBack(chair);
    const bot = this.#random.below(2) === 0 ? { bot: pick(this.#random, ['random', 'greedy']) } : {};
    await this.#company.post(chair, `/seats/${chair.seat}/leave`, bot);
    chair.away = true;
  }

  async #comeBack(chair: Chair): Promise<void> {
    if (!chair.away) return;
    const { seat } = chair;
    await this.#company.post(chair, `/seats/${seat}`, { name: `Back at ${seat}`, colour: `colour-${seat}` });
    chair.away = false;
  }

  /** The seat goes on from another device, which is another token; the line of the old one ends. */
  async #changeDevice(): Promise<void> {
    const { judge, desk, house } = this.#hall;
    const chair = this.#company.anyChair();
    const { seat } = chair;
    const { body: link } = await this.#company.post<{ secret: string }>(chair, '/links', {
      kind: 'seat',
      seat,
    });
    judge.keep(link.secret);
    const { body } = await desk.ask<{ token: string }>(null, ['POST', '/tokens'], { channel: 'seats' });
    judge.keep(body.token, house.host.people.ownerOf(body.token) ?? '');
    chair.token = body.token;
    const place = { name: `Moved to ${seat}`, colour: `colour-${seat}`, link: link.secret };
    await this.#company.post(chair, `/seats/${seat}`, place);
    chair.away = false;
    await this.#company.listen(chair);
  }
}
