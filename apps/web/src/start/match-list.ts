import type { MatchSummary } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';
import { colourDot, sitterOf } from '../seat-words.ts';

/** Matches by what is known of them without going there. */
@customElement('match-list')
export class MatchList extends PlainElement {
  @property() heading = '';
  @property({ attribute: false }) entries: readonly MatchSummary[] = [];
  /** Where a match of this list leads to. */
  @property({ attribute: false }) address: (match: string) => string = () => '#/';

  protected override render() {
    const { words, entries } = this;
    return html`<section>
      <h2>${this.heading}</h2>
      ${
        entries.length === 0
          ? html`<p>${words.noOpenMatches}</p>`
          : html`<ul class="plain matches">
              ${entries.map((entry) => this.#match(entry))}
            </ul>`
      }
    </section>`;
  }

  #match({ match, name, stage, seats, updatedAt, practice }: MatchSummary) {
    const { words } = this;
    const how = { seating: words.seating, playing: words.playing, over: words.finished }[stage];
    const when = new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' });
    return html`<li>
      <a href=${this.address(match)}>${name}</a>
      <span>${how}${practice ? `, ${words.practice}` : nothing}</span>
      <small>
        ${seats.map((seat) => html`<span class="sitter">${colourDot(seat.colour)} ${sitterOf(words, seat) ?? words.free}</span>`)}
        <time datetime=${new Date(updatedAt).toISOString()}>${when.format(updatedAt)}</time>
      </small>
    </li>`;
  }
}
