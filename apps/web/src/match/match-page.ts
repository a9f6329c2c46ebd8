import type { Action, Seat } from '@cantina/engine';
import type { Page } from '@cantina/wire';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { describeRuleset } from '../host.ts';
import { sitDown } from '../join/sit-down.ts';
import { myName } from '../me.ts';
import { PlainElement } from '../plain-element.ts';
import { colourFor } from '../seat-words.ts';
import '../table/generic-table.ts';
import './chat-box.ts';
import './get-up.ts';
import './seat-list.ts';
import { Session } from './session.ts';
import './take-back.ts';
import type { Command } from './take-back.ts';
import './waiting-room.ts';

/** One match: the waiting room before it begins, the table from then on. */
@customElement('match-page')
export class MatchPage extends PlainElement {
  @property() match = '';
  @state() private levels: readonly string[] = [];
  #session: Session | undefined;
  #learning: string | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match')) this.#open();
    else if (changed.has('language')) this.#session?.speak(this.language);
  }

  #open(): void {
    this.#session?.close();
    this.levels = [];
    this.#learning = undefined;
    const session = new Session(this.match, this.language, () => {
      if (session === this.#session) this.#show(session);
    });
    this.#session = session;
    void session.open();
  }

  #show({ page }: Session): void {
    if (page !== undefined) {
      document.title = `${page.prompt === null ? '' : '● '}${page.name}`;
      if (this.levels.length === 0 && (page.mine.length > 0 || page.host)) void this.#learnLevels(page);
    }
    this.requestUpdate();
  }

  async #learnLevels({ ruleset }: Page): Promise<void> {
    if (this.#learning === ruleset) return;
    this.#learning = ruleset;
    try {
      this.levels = (await describeRuleset(this.language, ruleset)).bots;
    } catch {
      this.#learning = undefined; // the next news asks again
    }
  }

  readonly #command: Command = (doing) => this.#session?.command(doing) ?? Promise.resolve();

  #act(action: Action): void {
    void this.attempt(() => this.#session?.act(action) ?? Promise.resolve());
  }

  #sit({ seats }: Page, seat: Seat): void {
    const { name, colour } = seats[seat] ?? { name: null, colour: null };
    const guest = { name: name ?? myName(this.words.player), colour: colour ?? colourFor(seat) };
    void this.attempt(() => this.#command((door) => sitDown(door, seat, guest)));
  }

  protected override render() {
    const { words } = this;
    const { page, ended, online = true } = this.#session ?? {};
    const alarm = html`<div role="alert">
      ${[this.failure, ended, online ? undefined : words.offline].map((text) =>
        text === undefined ? nothing : html`<p class="why">${text}</p>`,
      )}
    </div>`;
    if (page === undefined)
      return html`<main>
        ${alarm}${online && ended === undefined ? words.loading : nothing} ${this.#wayOut()}
      </main>`;
    return html`<main aria-busy=${this.busy ? 'true' : 'false'}>
      <h1>${page.name}${page.seat === null ? nothing : html` – ${words.seat} ${page.seat + 1}`}</h1>
      ${alarm} ${this.#marks(page)} ${page.stage === 'seating' ? this.#waiting(page) : this.#playing(page)}
      ${this.#wayOut()}
    </main>`;
  }

  #wayOut() {
    return html`<p><a href="#/">${this.words.toStart}</a></p>`;
  }

  #marks({ defect, frozen, practice }: Page) {
    const { words } = this;
    const marks = [
      defect === null ? undefined : words.defect,
      frozen ? words.frozen : undefined,
      practice ? words.practiceNote : undefined,
    ];
    return marks.map((mark) => (mark === undefined ? nothing : html`<p class="mark">${mark}</p>`));
  }

  #waiting(page: Page) {
    const { language, levels } = this;
    return html`<h2>${this.words.waitingRoom}</h2>
      ${this.#seats(page)}
      <waiting-room
        .language=${language}
        .page=${page}
        .levels=${levels}
        @start=${({ detail }: CustomEvent<string | null>) =>
          this.attempt(() => this.#command((door) => door.start(detail ?? undefined)))}
      ></waiting-room>
      ${this.#aside(page)}`;
  }

  #playing(page: Page) {
    const { language } = this;
    const log = this.#session?.log ?? [];
    return html`${this.#seats(page)}
      <take-back .language=${language} .page=${page} .log=${log} .command=${this.#command}></take-back>
      <generic-table
        .language=${language}
        .page=${page}
        .log=${log}
        @act=${({ detail }: CustomEvent<Action>) => {
          this.#act(detail);
        }}
      ></generic-table>
      ${this.#aside(page)}`;
  }

  #seats(page: Page) {
    return html`<seat-list
      .language=${this.language}
      .page=${page}
      .levels=${this.levels}
      @look=${({ detail }: CustomEvent<Seat>) => {
        this.#session?.sit(detail);
      }}
      @sit=${({ detail }: CustomEvent<Seat>) => {
        this.#sit(page, detail);
      }}
      @stand-in=${({ detail: { seat, level } }: CustomEvent<{ seat: Seat; level: string }>) =>
        this.attempt(() => this.#command((door) => door.leave(seat, level)))}
    ></seat-list>`;
  }

  #aside(page: Page) {
    const { language } = this;
    return html`<chat-box
        .language=${language}
        .lines=${this.#session?.chat ?? []}
        .maySpeak=${page.mine.some((seat) => page.seats[seat]?.name !== null)}
        .command=${this.#command}
      ></chat-box>
      <get-up .language=${language} .page=${page} .levels=${this.levels} .command=${this.#command}></get-up>`;
  }
}
