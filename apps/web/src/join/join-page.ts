import type { Seat } from '@cantina/engine';
import type { Page } from '@cantina/wire';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { matchAddress } from '../address.ts';
import { submitted, textIn } from '../form.ts';
import { isProblem, MatchDoor } from '../host.ts';
import { freeName, myName, nameFrom } from '../me.ts';
import { PlainElement } from '../plain-element.ts';
import { colourDot, COLOURS, colourWord, seatTitle } from '../seat-words.ts';
import { sitAnywhere, sitDown } from './sit-down.ts';

/**
 * Where a link leads: an invitation to any free seat, or, with a seat, that seat coming along to this device. A table that
 * lets nobody watch is not seen before one sits there.
 */
@customElement('join-page')
export class JoinPage extends PlainElement {
  @property() match = '';
  @property() secret: string | undefined;
  @property({ type: Number }) seat: Seat | undefined;
  @state() private page: Page | null | undefined;
  @state() private full = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match') || changed.has('language')) void this.#load();
  }

  get #door(): MatchDoor {
    return new MatchDoor(this.match, this.language);
  }

  async #load(): Promise<void> {
    await this.attempt(async () => {
      try {
        this.page = await this.#door.page();
        if (this.seat === undefined && this.page.mine.length > 0) this.#enter();
      } catch (error) {
        if (!isProblem(error, 'no-spectators')) throw error;
        this.page = null;
      }
    });
  }

  /** The secret does not stay in the browser's history. */
  #enter(): void {
    location.replace(matchAddress(this.match));
  }

  #sit(event: SubmitEvent): void {
    const form = submitted(event);
    const name = nameFrom(form, this.words.player);
    const { secret: link } = this;
    const guest = { name, colour: textIn(form, 'colour'), ...(link !== undefined && { link }) };
    void this.attempt(async () => {
      const chosen = textIn(form, 'seat');
      const where = this.seat ?? (chosen === '' ? undefined : Number(chosen));
      if (where !== undefined) await sitDown(this.#door, where, guest);
      else if (!(await sitAnywhere(this.#door, guest))) {
        this.full = true;
        return;
      }
      this.#enter();
    });
  }

  protected override render() {
    const { words, page, seat } = this;
    const title = seat === undefined ? words.joinTable : words.moveSeat;
    return html`<main class="page narrow">
      <h1>${page ? `${page.name} – ${title}` : title}</h1>
      ${this.alarm()} ${page === undefined ? (this.failure ? nothing : words.loading) : this.#form(page)}
      <p>
        ${page ? html`<a href=${matchAddress(this.match)}>${words.watch}</a> · ` : nothing}
        <a href="#/">${words.toStart}</a>
      </p>
    </main>`;
  }

  #form(page: Page | null) {
    const { words, seat } = this;
    const free = page?.seats.filter(({ kind }) => kind === 'open') ?? [];
    const closed = page !== null && (free.length === 0 || page.stage !== 'seating');
    if (this.full || (seat === undefined && closed)) return html`<p>${words.noSeatLeft}</p>`;
    const own = seat === undefined ? undefined : page?.seats[seat];
    const taken = page?.seats.map(({ name }) => name) ?? [];
    return html`<form
      class="card"
      @submit=${(event: SubmitEvent) => {
        this.#sit(event);
      }}
    >
      ${seat === undefined ? this.#seats(page, free) : html`<p>${words.moveHint}</p>`}
      ${own === undefined ? nothing : html`<p>${colourDot(own.colour)} <b>${seatTitle(words, own)}</b></p>`}
      <p class="field">
        <label for="name">${words.yourName}</label>
        <input
          id="name"
          name="name"
          maxlength="32"
          autocomplete="nickname"
          .defaultValue=${own?.name ?? freeName(myName(words.player), taken)}
        />
      </p>
      ${this.#colours(page, own?.colour ?? undefined)}
      <button class="main" ?disabled=${this.busy}>
        ${seat === undefined ? words.sitDown : words.moveHere}
      </button>
    </form>`;
  }

  #seats(page: Page | null, free: Page['seats']) {
    const { words } = this;
    return html`<p class="field">
      <label for="seat">${words.sitWhere}</label>
      <select id="seat" name="seat">
        ${page === null ? html`<option value="">${words.seatAnywhere}</option>` : nothing}
        ${free.map((info) => html`<option value=${info.seat}>${seatTitle(words, info)}</option>`)}
      </select>
    </p>`;
  }

  #colours(page: Page | null, own: string | undefined) {
    const { words } = this;
    const taken = page?.seats.flatMap(({ colour }) => colour ?? []) ?? [];
    const left = COLOURS.filter((colour) => colour !== own && !taken.includes(colour));
    const offered = own === undefined ? left : [own, ...left];
    return html`<p class="field">
      <label for="colour">${words.colour}</label>
      <select id="colour" name="colour">
        ${offered.map((colour) => html`<option value=${colour}>${colourWord(words, colour)}</option>`)}
      </select>
    </p>`;
  }
}
