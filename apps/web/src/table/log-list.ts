import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PlainElement } from '../plain-element.ts';
import type { LogLine } from '../wire.ts';

/** What happened, oldest first, kept scrolled to the newest. */
@customElement('log-list')
export class LogList extends PlainElement {
  @property({ attribute: false }) lines: readonly LogLine[] = [];

  protected override render() {
    const { lines, words } = this;
    if (lines.length === 0) return html`<p>${words.noLog}</p>`;
    return html`<div class="log" role="log" tabindex="0" aria-labelledby="log-heading">
      <ol>
        ${lines.map(({ text }) => html`<li>${text}</li>`)}
      </ol>
    </div>`;
  }

  protected override updated(): void {
    const list = this.querySelector('.log');
    if (list !== null) list.scrollTop = list.scrollHeight;
  }
}
