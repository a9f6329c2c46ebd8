import type { Action } from '@cantina/engine';
import type { Page } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';
import { seatTitle } from '../seat-words.ts';
import '../styles/generic-table.css';
import './choice-list.ts';
import './open-action.ts';
import './view-tree.ts';

/**
 * The table of any game: what is asked, what may be done and why not, and what lies there. It is what a
 * ruleset has before it has a table of its own. Tells `act` with an action.
 */
@customElement('generic-table')
export class GenericTable extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;

  protected override render() {
    const { page, words, language } = this;
    if (page === undefined) return nothing;
    return html`<div class="table">
      <section aria-labelledby="ask-heading">
        <h2 id="ask-heading">${page.outcome === null ? words.yourTurn : words.over}</h2>
        <div aria-live="polite">${this.#question(page)}</div>
        ${
          page.seat === null || page.outcome !== null
            ? nothing
            : html`<choice-list
                  .language=${language}
                  .choices=${page.choices}
                  @act=${this.#passOn}
                ></choice-list>
                ${page.forms.map(
                  (form) =>
                    html`<open-action
                      .language=${language}
                      .form=${form}
                      .typical=${page.choices.filter(({ action }) => action.do === form.do)}
                      @act=${this.#passOn}
                    ></open-action>`,
                )}`
        }
      </section>
      <section aria-labelledby="view-heading">
        <h2 id="view-heading">${words.table}</h2>
        <view-tree .language=${language} .value=${page.view}></view-tree>
      </section>
    </div>`;
  }

  #question({ outcome, prompt, seat, seats }: Page) {
    const { words } = this;
    if (outcome !== null) {
      return html`<div class="outcome">
        <p class="prompt">${outcome.because.text}</p>
        <ul>
          ${seats.map((info) => {
            const fate = outcome.seats[info.seat];
            return fate === undefined ? nothing : html`<li>${seatTitle(words, info)}: ${words[fate]}</li>`;
          })}
        </ul>
      </div>`;
    }
    if (seat === null) return html`<p class="prompt">${words.spectating}</p>`;
    if (prompt === null) return html`<p class="prompt">${words.waiting}</p>`;
    const { ask, source, rule } = prompt;
    return html`<p class="prompt asked">${ask.text}</p>
      ${
        source === null && rule === null
          ? nothing
          : html`<p><small>${words.askedBy} ${[source?.text, rule].filter(Boolean).join(', ')}</small></p>`
      }`;
  }

  readonly #passOn = ({ detail }: CustomEvent<Action>): void => {
    this.dispatchEvent(new CustomEvent('act', { detail }));
  };
}
