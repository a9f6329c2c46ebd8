import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { historyOf } from '../match/history.ts';
import { PlainElement } from '../plain-element.ts';
import type { LogLine } from '@cantina/wire';

/** What happened, oldest first, kept scrolled to the newest. */
@customElement('log-list')
export class LogList extends PlainElement {
  @property({ attribute: false }) lines: readonly LogLine[] = [];

  protected override render() {
    const { words } = this;
    const lines = this.lines.filter(({ said }) => said.length > 0);
    if (lines.length === 0) return html`<p>${words.noLog}</p>`;
    const { undone } = historyOf(this.lines);
    return html`<div class="log" role="log" tabindex="0" aria-labelledby="log-heading">
      <ol>
        ${lines.map(({ seq, said }) => {
          const text = said.map((one) => one.text).join('; ');
          return html`<li>
            ${undone.has(seq) ? html`<del>${text}</del> <small>(${words.takenBack})</small>` : text}
          </li>`;
        })}
      </ol>
    </div>`;
  }

  protected override updated(): void {
    const list = this.querySelector('.log');
    if (list !== null) list.scrollTop = list.scrollHeight;
  }
}
