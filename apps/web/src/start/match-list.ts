import type { MatchSummary } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';
import { colourDot, sitterOf } from '../seat-words.ts';

/** Matches by what is known of them without going there. Those that are over lie folded below. */
@customElement('match-list')
export class MatchList extends PlainElement {
  @property() heading = '';
  @property({ attribute: false }) entries: readonly MatchSummary[] = [];
  /** Where a match of this list leads to. */
  @property({ attribute: false }) address: (match: string) => string = () => '#/';

  protected override render() {
    const { words, entries } = this;
    const over = entries.filter(({ stage }) => stage === 'over');
    const going = entries.filter(({ stage }) => stage !== 'over');
    return html`<section>
      <h2>${this.heading}</h2>
      ${entries.length === 0 ? html`<p class="muted">${words.noOpenMatches}</p>` : nothing}
      ${going.length === 0 ? nothing : this.#list(going)}
      ${
        over.length === 0
          ? nothing
          : html`<details>
              <summary>${words.finished} (${over.length})</summary>
              ${this.#list(over)}
            </details>`
      }
    </section>`;
  }

  #list(entries: readonly MatchSummary[]) {
    return html`<ul class="plain matches">
      ${entries.map((entry) => this.#match(entry))}
    </ul>`;
  }

  #match({ match, name, stage, seats, updatedAt, practice }: MatchSummary) {
    const { words } = this;
    const how = { seating: words.seating, playing: words.playing, over: words.finished }[stage];
    const when = new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' });
    return html`<li>
      <a href=${this.address(match)}>${name}</a>
      <span class="chip ${stage}">${how}${practice ? `, ${words.practice}` : nothing}</span>
      <small>
        ${seats.map((seat) => html`<span class="sitter">${colourDot(seat.colour)} ${sitterOf(words, seat) ?? words.free}</span>`)}
        <time datetime=${new Date(updatedAt).toISOString()}>${when.format(updatedAt)}</time>
      </small>
    </li>`;
  }
}
