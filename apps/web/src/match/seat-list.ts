import type { Page, SeatInfo } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { submitted, textIn } from '../form.ts';
import { PlainElement } from '../plain-element.ts';
import { colourDot, levelOptions, levelWord, sitterOf } from '../seat-words.ts';

/** More seats than these may have to be scrolled to. */
const FEW = 3;

/**
 * Who sits where. Tells `look` with an own seat to look from, `sit` with an own seat to sit down or come back to, and `stand-in`
 * with a seat and the level of a bot that goes on there.
 */
@customElement('seat-list')
export class SeatList extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @property({ attribute: false }) levels: readonly string[] = [];

  protected override render() {
    const { page } = this;
    if (page === undefined) return nothing;
    return html`<section aria-labelledby="seats-heading">
      <h2 id="seats-heading">${this.words.seats}</h2>
      <ul class="plain seats" tabindex=${page.seats.length > FEW ? 0 : nothing}>
        ${page.seats.map((seat) => this.#seat(page, seat))}
      </ul>
    </section>`;
  }

  #seat(page: Page, info: SeatInfo) {
    const { words } = this;
    const { seat, asked, colour } = info;
    return html`<li class=${asked ? 'asked' : ''}>
      <span>
        ${colourDot(colour)}
        <b>${words.seat} ${seat + 1}</b> ${this.#standing(page, info)}${this.#level(info)}${
          asked ? html`, <em>${words.asked}</em>` : nothing
        }
      </span>
      ${page.mine.includes(seat) ? this.#own(page, info) : this.#others(page, info)}
    </li>`;
  }

  #standing({ mine }: Page, info: SeatInfo): string {
    const { words } = this;
    const { kind, name, away, seat } = info;
    const parts = [
      name === null && kind === 'open' ? words.free : undefined,
      name === null && kind === 'human' ? words.kept : undefined,
      sitterOf(words, info),
      mine.includes(seat) ? words.you : undefined,
      away ? words.away : undefined,
    ];
    return parts.filter((part) => part !== undefined).join(', ');
  }

  /** How the bot plays that sits there; where there is little room it is left out. */
  #level({ bot, name }: SeatInfo) {
    const { words } = this;
    if (bot === null) return nothing;
    const how = levelWord(words, bot);
    return html`<span class="level">, ${name === null ? how : `${words.bot}: ${how}`}</span>`;
  }

  #own(page: Page, { seat, name, away }: SeatInfo) {
    const { words } = this;
    if (page.stage === 'over')
      return seat === page.seat ? nothing : this.#button('look', words.sitHere, seat);
    if (name === null) return this.#button('sit', words.sitDown, seat);
    if (away) return this.#button('sit', words.comeBack, seat);
    return page.stage === 'seating' || seat === page.seat
      ? nothing
      : this.#button('look', words.sitHere, seat);
  }

  /** A seat that somebody left, for whom a bot could go on. */
  #others(page: Page, { seat, away, bot }: SeatInfo) {
    const { words } = this;
    const mayHelp = page.mine.some((own) => page.seats[own]?.away === false);
    if (!away || bot !== null || !mayHelp || page.stage !== 'playing') return nothing;
    return html`<form
      class="inline"
      @submit=${(event: SubmitEvent) => {
        this.tell('stand-in', { seat, level: textIn(submitted(event), 'level') });
      }}
    >
      <select name="level" aria-label=${words.level}>
        ${levelOptions(words, this.levels)}
      </select>
      <button>${words.leaveToBot}</button>
    </form>`;
  }

  #button(event: string, text: string, seat: number) {
    return html`<button
      aria-label="${text}: ${this.words.seat} ${seat + 1}"
      @click=${() => {
        this.tell(event, seat);
      }}
    >
      ${text}
    </button>`;
  }
}
