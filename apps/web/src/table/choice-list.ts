import type { Choice } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';

/** What may be done, with its odds; and what may not, with the rule that forbids it. Tells `act` with an action. */
@customElement('choice-list')
export class ChoiceList extends PlainElement {
  @property({ attribute: false }) choices: readonly Choice[] = [];

  protected override render() {
    const { words } = this;
    const allowed = this.choices.filter(({ refused }) => refused === null);
    const refused = this.choices.filter((choice) => choice.refused !== null);
    return html`
      ${
        allowed.length === 0
          ? html`<p>${words.nothing}</p>`
          : html`<h3>${words.possible}</h3>
              <ul class="plain choices">
                ${allowed.map((choice) => this.#allowed(choice))}
              </ul>`
      }
      ${
        refused.length === 0
          ? nothing
          : html`<h3>${words.impossible}</h3>
              <ul class="plain choices">
                ${refused.map((choice, at) => this.#refused(choice, at))}
              </ul>`
      }
    `;
  }

  #allowed({ action, label, odds }: Choice) {
    return html`<li>
      <button
        class="allowed"
        @click=${(event: MouseEvent) => {
          // The second half of a double click would hit whatever is offered by then.
          if (event.detail <= 1) this.tell('act', action);
        }}
      >
        ${label.text}
      </button>
      ${odds.length === 0 ? nothing : html`<span class="odds">${this.#odds(odds)}</span>`}
    </li>`;
  }

  /** It can be reached by keyboard, so that whoever does not see it can learn why. */
  #refused({ label, refused }: Choice, at: number) {
    return html`<li>
      <button class="refused" aria-disabled="true" aria-describedby="why-${at}">${label.text}</button>
      <span class="why" id="why-${at}">${refused?.reason} <small>(${refused?.rule})</small></span>
    </li>`;
  }

  #odds(odds: Choice['odds']): string {
    const percent = new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 1 });
    return odds.map(({ of, chance }) => `${of.text} ${percent.format(chance)}`).join(', ');
  }
}
