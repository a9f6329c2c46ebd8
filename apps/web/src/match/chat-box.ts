import type { ChatLine } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { submitted, textIn } from '../form.ts';
import { PlainElement } from '../plain-element.ts';
import type { Command } from './take-back.ts';

/** What people at the table say to each other. Who only watches may listen. */
@customElement('chat-box')
export class ChatBox extends PlainElement {
  @property({ attribute: false }) lines: readonly ChatLine[] = [];
  @property({ type: Boolean }) maySpeak = false;
  @property({ attribute: false }) command: Command = () => Promise.resolve();

  protected override render() {
    const { words, lines } = this;
    if (!this.maySpeak && lines.length === 0) return nothing;
    return html`<section aria-labelledby="chat-heading">
      <h2 id="chat-heading">${words.chat}</h2>
      ${
        lines.length === 0
          ? nothing
          : html`<div class="log" role="log" tabindex="0" aria-labelledby="chat-heading">
              <ul class="plain">
                ${lines.map(({ name, text }) => html`<li><b>${name}:</b> ${text}</li>`)}
              </ul>
            </div>`
      }
      ${this.maySpeak ? this.#form() : nothing} ${this.alarm()}
    </section>`;
  }

  protected override updated(): void {
    const list = this.querySelector('.log');
    if (list !== null) list.scrollTop = list.scrollHeight;
  }

  #form() {
    const { words } = this;
    return html`<form
      class="inline"
      @submit=${(event: SubmitEvent) => {
        const form = submitted(event);
        const text = textIn(form, 'text').trim();
        if (text === '' || this.busy) return;
        void this.attempt(() => this.command((door) => door.say(text))).then((said) => {
          if (said) form.reset();
        });
      }}
    >
      <input name="text" maxlength="500" autocomplete="off" aria-label=${words.message} />
      <button>${words.say}</button>
    </form>`;
  }
}
