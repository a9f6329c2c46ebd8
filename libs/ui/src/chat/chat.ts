/** Talk at the table. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base, quietButton, toned } from '../base.styles.ts';
import { send } from '../events.ts';
import { FollowEnd } from '../follow-end.ts';
import type { Mark } from '../model.ts';
import { words } from '../words.ts';
import { styles } from './chat.styles.ts';

export interface ChatMessage {
  readonly id: string;
  readonly of: Mark;
  readonly text: string;
  /** When, as it is to be read: "20:14". */
  readonly time?: string | undefined;
  readonly you?: boolean | undefined;
}

declare global {
  interface HTMLElementEventMap {
    say: CustomEvent<{ readonly text: string }>;
  }
}

/**
 * @element ct-chat
 * @fires {CustomEvent<{ text: string }>} say - somebody wrote something
 */
@customElement('ct-chat')
export class Chat extends LitElement {
  static override styles = [base, toned, quietButton, styles];

  /** The talk's name for screen readers. */
  @property() label = '';
  @property({ attribute: false }) messages: readonly ChatMessage[] = [];
  /** The longest message. */
  @property({ type: Number }) longest = 500;
  /** Only reading, as spectators may. */
  @property({ type: Boolean }) silent = false;

  @query('input') private input: HTMLInputElement | null | undefined;
  protected readonly followEnd = new FollowEnd(this, () => this.renderRoot?.querySelector('[role=log]'));

  override render() {
    const { messages } = this;
    return html`<section aria-label=${this.label}>
      <div role="log" tabindex="0" aria-label=${this.label}>
        ${messages.length === 0 ? html`<p class="none">${words.noMessages}</p>` : nothing}
        ${repeat(
          messages,
          ({ id }) => id,
          ({ of, text, time, you }) =>
            html`<div class="message ${you ? 'you' : ''}" data-tone=${of.tone ?? 'slate'}>
              <span class="from">${of.label}${time === undefined ? nothing : html` <i>${time}</i>`}</span>
              <p>${text}</p>
            </div>`,
        )}
      </div>
      ${
        this.silent
          ? nothing
          : html`<form @submit=${this.onSubmit}>
              <input
                aria-label=${words.message}
                placeholder=${words.message}
                maxlength=${this.longest}
                autocomplete="off"
              />
              <button class="quiet">${words.send}</button>
            </form>`
      }
    </section>`;
  }

  private readonly onSubmit = (event: Event) => {
    event.preventDefault();
    const text = this.input?.value.trim() ?? '';
    if (text === '' || !this.input) return;
    this.input.value = '';
    send(this, 'say', { text });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-chat': Chat;
  }
}
