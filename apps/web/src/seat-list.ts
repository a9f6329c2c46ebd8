import type { Seat } from '@cantina/engine';
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyOf, seatLink } from './keys.ts';
import { PlainElement } from './plain-element.ts';
import type { Page, SeatInfo } from './wire.ts';

/** Who sits where; free seats can be taken here or handed on by link. Tells `claim` with a seat. */
@customElement('seat-list')
export class SeatList extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @state() private copied: Seat | undefined;

  protected override render() {
    if (this.page === undefined) return nothing;
    return html`<section aria-labelledby="seats-heading">
      <h2 id="seats-heading">${this.words.seats}</h2>
      <ul class="plain seats">
        ${this.page.seats.map((seat) => this.#seat(seat))}
      </ul>
    </section>`;
  }

  #seat({ seat, kind, taken, asked }: SeatInfo) {
    const { words, page } = this;
    const mine = page?.seat === seat;
    const standing = kind === 'bot' ? words.bot : mine ? words.you : taken ? words.taken : words.free;
    return html`<li>
      <span
        ><b>${words.seat} ${seat + 1}</b>
        ${standing}${asked ? html`, <em>${words.asked}</em>` : nothing}</span
      >
      ${mine ? nothing : !taken ? this.#invitation(seat) : this.#ownOther(seat)}
    </li>`;
  }

  #invitation(seat: Seat) {
    const { words, page } = this;
    const link = seatLink(page?.match ?? '', seat);
    return html`
      ${
        page?.seat === null
          ? html`<button
              @click=${() => {
                this.dispatchEvent(new CustomEvent('claim', { detail: seat }));
              }}
            >
              ${words.take}
            </button>`
          : nothing
      }
      <a href=${link}>${words.link}</a>
      <button
        @click=${async () => {
          await navigator.clipboard.writeText(link);
          this.copied = seat;
        }}
      >
        ${this.copied === seat ? words.copied : words.copy}
      </button>
    `;
  }

  /** Several seats of one person: hot seat. */
  #ownOther(seat: Seat) {
    const match = this.page?.match ?? '';
    return keyOf(match, seat) === null
      ? nothing
      : html`<a href=${seatLink(match, seat)}>${this.words.sitHere}</a>`;
  }
}
