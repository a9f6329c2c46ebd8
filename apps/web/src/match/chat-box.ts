import type { Seat } from '@cantina/engine';
import '@cantina/ui/chat/chat';
import type { ChatLine } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { submitted, textIn } from '../form.ts';
import { PlainElement } from '../plain-element.ts';
import type { Command } from './take-back.ts';

/**
 * What people at the table say to each other. Who only watches may listen. What is being written stays in its field until the
 * host has it.
 */
@customElement('chat-box')
export class ChatBox extends PlainElement {
  @property({ attribute: false }) lines: readonly ChatLine[] = [];
  @property({ attribute: false }) mine: readonly Seat[] = [];
  @property({ type: Boolean }) maySpeak = false;
  @property({ attribute: false }) command: Command = () => Promise.resolve();

  protected override render() {
    const { words, lines } = this;
    if (!this.maySpeak && lines.length === 0) return nothing;
    return html`<h2>${words.chat}</h2>
      ${lines.length === 0 ? nothing : html`<ct-chat silent label=${words.chat} .messages=${this.#messages()}></ct-chat>`}
      ${this.maySpeak ? this.#form() : nothing} ${this.alarm()}`;
  }

  #messages() {
    const clock = new Intl.DateTimeFormat(this.language, { timeStyle: 'short' });
    return this.lines.map(({ number, name, text, at, seat }) => ({
      id: String(number),
      of: { label: name },
      text,
      time: clock.format(at),
      you: this.mine.includes(seat),
    }));
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
