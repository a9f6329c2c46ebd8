import '@cantina/ui/log/log';
import type { ChatLine, LogLine, Page } from '@cantina/wire';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';
import './chat-box.ts';
import './get-up.ts';
import { entriesOf } from './log-entries.ts';
import type { Command } from './take-back.ts';

/** What lies beside the table: the log, the talk, and the ways to get up. Tells `close`. */
@customElement('side-panel')
export class SidePanel extends PlainElement {
  @property({ attribute: false }) page: Page | undefined;
  @property({ attribute: false }) log: readonly LogLine[] = [];
  @property({ attribute: false }) chat: readonly ChatLine[] = [];
  @property({ attribute: false }) levels: readonly string[] = [];
  /** The table tells itself what happens. */
  @property({ type: Boolean }) told = false;
  @property({ attribute: false }) command: Command = () => Promise.resolve();

  protected override render() {
    const { page, words, language } = this;
    if (page === undefined) return nothing;
    return html`<section
      class="panel"
      aria-label=${words.panel}
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'Escape') this.tell('close');
      }}
    >
      <div class="panel-head">
        <h2>${words.log}</h2>
        <button
          class="quiet"
          type="button"
          @click=${() => {
            this.tell('close');
          }}
        >
          ${words.close}
        </button>
      </div>
      ${
        this.log.length === 0
          ? html`<p class="muted">${words.noLog}</p>`
          : html`<ct-log
              label=${words.log}
              ?silent=${this.told}
              .entries=${entriesOf(this.log, words.takenBack)}
            ></ct-log>`
      }
      <chat-box
        .language=${language}
        .lines=${this.chat}
        .mine=${page.mine}
        .maySpeak=${page.mine.some((seat) => page.seats[seat]?.name !== null)}
        .command=${this.command}
      ></chat-box>
      <get-up .language=${language} .page=${page} .levels=${this.levels} .command=${this.command}></get-up>
      <p class="notice">${words.notice}</p>
    </section>`;
  }
}
