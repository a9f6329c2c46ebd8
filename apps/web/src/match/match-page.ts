import type { Action, Seat } from '@cantina/engine';
import { icon } from '@cantina/ui/icons/icon';
import { chatBubble } from '@cantina/ui/icons/icons';
import type { Page } from '@cantina/wire';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { brand } from '../brand.ts';
import { describeRuleset } from '../host.ts';
import { sitDown } from '../join/sit-down.ts';
import { myName } from '../me.ts';
import { PlainElement } from '../plain-element.ts';
import { colourFor } from '../seat-words.ts';
import '../settings-menu.ts';
import '../styles/match.css';
import { PanelState } from './panel-state.ts';
import './match-hint.ts';
import './match-table.ts';
import './seat-list.ts';
import { Session } from './session.ts';
import './side-panel.ts';
import './take-back.ts';
import type { Command } from './take-back.ts';
import './waiting-room.ts';

/** One match: the waiting room before it begins, the table from then on. */
@customElement('match-page')
export class MatchPage extends PlainElement {
  @property() match = '';
  @state() private levels: readonly string[] = [];
  /** The table reads the news aloud, so nothing else may. */
  @state() private told = false;
  readonly #panel = new PanelState(this);
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
    this.told = false;
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
    const { page, ended, online = true, chat = [] } = this.#session ?? {};
    const alarm = html`<div role="alert">
      ${[this.failure, ended, online ? undefined : words.offline].map((text) =>
        text === undefined ? nothing : html`<p class="why">${text}</p>`,
      )}
    </div>`;
    if (page === undefined)
      return html`${this.#bar(undefined)}
        <main class="page">
          ${alarm}${online && ended === undefined ? words.loading : nothing}
          <p><a href="#/">${words.toStart}</a></p>
        </main>`;
    const open = this.#panel.isOpen(chat.length);
    return html`${this.#bar(page)}
      <main class="match" aria-busy=${this.busy ? 'true' : 'false'} data-version=${page.version}>
        <div class="stage">
          ${alarm} ${this.#marks(page)}
          ${page.stage === 'seating' ? this.#waiting(page) : this.#playing(page)}
        </div>
        ${open ? this.#side(page) : nothing}
      </main>`;
  }

  /** One line above the table, so that as much as possible is left for it. */
  #bar(page: Page | undefined) {
    const { language } = this;
    const playing = page !== undefined && page.stage !== 'seating';
    return html`<header class="bar">
      ${brand()}
      ${
        page === undefined
          ? nothing
          : html`<h1>${this.#title(page)}</h1>
              ${
                playing
                  ? html`<div class="play">
                      ${this.#seats(page)}
                      <take-back
                        .language=${language}
                        .page=${page}
                        .log=${this.#session?.log ?? []}
                        .command=${this.#command}
                      ></take-back>
                      <match-hint
                        .language=${language}
                        .page=${page}
                        .command=${this.#command}
                        @act=${({ detail }: CustomEvent<Action>) => {
                          this.#act(detail);
                        }}
                      ></match-hint>
                    </div>`
                  : nothing
              }
              ${this.#toggle()}`
      }
      <settings-menu .language=${language}></settings-menu>
    </header>`;
  }

  #title({ name, seat }: Page): string {
    return seat === null ? name : `${name} – ${this.words.seat} ${seat + 1}`;
  }

  #toggle() {
    const { words } = this;
    const said = this.#session?.chat.length ?? 0;
    const unread = this.#panel.unread(said);
    return html`<button
      class="quiet"
      id="panel-toggle"
      type="button"
      aria-expanded=${this.#panel.isOpen(said) ? 'true' : 'false'}
      @click=${() => {
        this.#panel.toggle();
      }}
    >
      ${icon(chatBubble)}<span class="wide">${words.panel}</span>
      ${unread === 0 ? nothing : html`<span class="badge">${unread}<span class="unseen"> ${words.unread}</span></span>`}
    </button>`;
  }

  #side(page: Page) {
    return html`<side-panel
      .language=${this.language}
      .page=${page}
      .log=${this.#session?.log ?? []}
      .chat=${this.#session?.chat ?? []}
      .levels=${this.levels}
      .told=${this.told}
      .command=${this.#command}
      @close=${() => {
        this.#panel.toggle();
        this.querySelector<HTMLElement>('#panel-toggle')?.focus();
      }}
    ></side-panel>`;
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
    return html`<div class="page narrow">
      <h2>${this.words.waitingRoom}</h2>
      ${this.#seats(page)}
      <waiting-room
        .language=${language}
        .page=${page}
        .levels=${levels}
        @start=${({ detail }: CustomEvent<string | null>) =>
          this.attempt(() => this.#command((door) => door.start(detail ?? undefined)))}
      ></waiting-room>
    </div>`;
  }

  #playing(page: Page) {
    const { language } = this;
    return html`<match-table
      .language=${language}
      .page=${page}
      .log=${this.#session?.log ?? []}
      @tells=${({ detail }: CustomEvent<boolean>) => {
        this.told = detail;
      }}
      @act=${({ detail }: CustomEvent<Action>) => {
        this.#act(detail);
      }}
    ></match-table>`;
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
}
