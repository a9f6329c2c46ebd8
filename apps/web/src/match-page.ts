import type { Action, Seat } from '@cantina/engine';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { act, claimSeat, HostProblem, lookUp } from './host.ts';
import { keepKey, keyOf, seatLink } from './keys.ts';
import { LiveLine, type Told } from './live.ts';
import { PlainElement } from './plain-element.ts';
import './seat-list.ts';
import './table/generic-table.ts';
import type { LogLine, Page } from './wire.ts';

/** One match, seen from one seat or from beside the table; kept up to date over the live line. */
@customElement('match-page')
export class MatchPage extends PlainElement {
  @property() match = '';
  @property({ type: Number }) seat: Seat | null = null;
  @state() private page: Page | undefined;
  @state() private log: readonly LogLine[] = [];
  @state() private failure: string | undefined;
  @state() private online = true;
  @state() private busy = false;
  #line: LiveLine | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#line?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match') || changed.has('seat')) this.#listen();
    else if (changed.has('language')) this.#line?.speak(this.language);
  }

  get #token(): string | null {
    return this.seat === null ? null : keyOf(this.match, this.seat);
  }

  #listen(): void {
    this.#line?.close();
    this.#line = new LiveLine(this.match, this.language, {
      token: this.#token,
      told: (told) => {
        this.#hear(told);
      },
      connected: (yes) => {
        this.online = yes;
        if (!yes) void this.#isGone();
      },
    });
  }

  /** A line that breaks may mean that the match is no more: then there is nothing to wait for. */
  async #isGone(): Promise<void> {
    try {
      await lookUp(this.language, this.match);
    } catch (error) {
      if (!(error instanceof HostProblem)) return;
      this.#line?.close();
      this.online = true;
      this.failure = error.message;
    }
  }

  #hear({ page, log = [], problem }: Told): void {
    if (problem !== undefined) this.failure = problem.detail;
    if (page === undefined) return;
    this.page = page;
    const first = log[0]?.number ?? 0;
    if (first > 0) this.log = [...this.log.slice(0, first - 1), ...log];
    document.title = `${page.prompt === null ? '' : '● '}${page.name}`;
  }

  async #act(action: Action): Promise<void> {
    const { page, match, language } = this;
    const token = this.#token;
    if (page?.decision === undefined || page.decision === null || token === null || this.busy) return;
    await this.#tell(async () => {
      const after = await act(language, match, token, { decision: page.decision ?? 0, action });
      if (after.version >= (this.page?.version ?? 0)) this.page = after;
    });
  }

  async #claim(seat: Seat): Promise<void> {
    await this.#tell(async () => {
      keepKey(this.match, seat, await claimSeat(this.language, this.match, seat));
      if (seat === this.seat) this.#listen();
      else location.assign(seatLink(this.match, seat));
    });
  }

  async #tell(attempt: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await attempt();
      this.failure = undefined;
    } catch (error) {
      this.failure = (error as Error).message;
    }
    this.busy = false;
  }

  protected override render() {
    const { words, page, language, failure } = this;
    const alarm = html`<div role="alert">
      ${failure === undefined ? nothing : html`<p class="why">${failure}</p>`}
      ${this.online ? nothing : html`<p class="why">${words.offline}</p>`}
    </div>`;
    if (page === undefined)
      return html`<main>${alarm}${this.online && !failure ? words.loading : nothing}</main>`;
    const table = html`<generic-table
      .language=${language}
      .page=${page}
      .log=${this.log}
      @act=${({ detail }: CustomEvent<Action>) => this.#act(detail)}
    ></generic-table>`;
    const seats = html`<seat-list
      .language=${language}
      .page=${page}
      @claim=${({ detail }: CustomEvent<Seat>) => this.#claim(detail)}
    ></seat-list>`;
    return html`<main aria-busy=${this.busy ? 'true' : 'false'}>
      <h1>${page.name}${page.seat === null ? nothing : html` – ${words.seat} ${page.seat + 1}`}</h1>
      ${alarm} ${page.defect === null ? nothing : html`<p class="why" role="alert">${words.defect}</p>`}
      ${page.seats.every(({ taken }) => taken) ? [table, seats] : [seats, table]}
      <p><a href="/">${words.toStart}</a></p>
    </main>`;
  }
}
