import type { Page } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { joinAddress } from '../address.ts';
import { submitted, textIn } from '../form.ts';
import { PlainElement } from '../plain-element.ts';
import { levelOptions } from '../seat-words.ts';
import './invitation.ts';

/** Before the game: inviting, and beginning. Tells `start`, with the level of the bots that take the free seats, if any. */
@customElement('waiting-room')
export class WaitingRoom extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @property({ attribute: false }) levels: readonly string[] = [];

  protected override render() {
    const { page, language, words } = this;
    if (page === undefined) return nothing;
    const free = page.seats.some(({ kind, name }) => kind === 'open' && name === null);
    const atHome = page.host || page.mine.length > 0;
    return html`
      ${free && atHome ? html`<match-invitation .language=${language} .match=${page.match}></match-invitation>` : nothing}
      ${free && page.mine.length === 0 ? html`<p><a class="button" href=${joinAddress(page.match)}>${words.joinTable}</a></p>` : nothing}
      ${page.host ? this.#begin(page) : html`<p>${words.hostStarts}</p>`}
    `;
  }

  #begin({ seats }: Page) {
    const { words } = this;
    if (seats.every(({ kind, name }) => kind === 'bot' || name !== null))
      return html`<p>
        <button
          class="main"
          @click=${() => {
            this.tell('start');
          }}
        >
          ${words.start}
        </button>
      </p>`;
    return html`<form
      class="inline"
      @submit=${(event: SubmitEvent) => {
        this.tell('start', textIn(submitted(event), 'level'));
      }}
    >
      <select name="level" aria-label=${words.level}>
        ${levelOptions(words, this.levels)}
      </select>
      <button>${words.fill}</button>
    </form>`;
  }
}
