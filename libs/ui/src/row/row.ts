/** A row of open cards: a market, a display, ships in play. */
import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../base.styles.ts';
import { arrowsThroughCards, cardOf } from '../card/items.ts';
import type { CardItem } from '../model.ts';
import { words } from '../words.ts';
import { styles } from './row.styles.ts';

/**
 * Shows cards side by side, gaps where a place is empty. Where there is no room it is scrolled sideways, or wraps.
 *
 * @element ct-row
 * @slot before - what stands before the first card, such as the pile it is filled from
 * @slot after - what stands after the last card
 * @fires {CustomEvent<{ id: string }>} choose - a card's choice was made
 * @cssprop --ct-card-width - how wide a card is
 */
@customElement('ct-row')
export class Row extends LitElement {
  static override styles = [base, styles];

  /** The row's name, shown above it. */
  @property() label = '';
  /** The cards from left to right; null is an empty place. */
  @property({ attribute: false }) items: readonly (CardItem | null)[] = [];
  /** Wrap onto more lines instead of scrolling sideways. */
  @property({ type: Boolean, reflect: true }) wrap = false;

  override render() {
    const { items } = this;
    return html`<section aria-label=${this.label}>
      <h3 class="title" aria-hidden="true">${this.label}</h3>
      <div class="lane" @keydown=${arrowsThroughCards}>
        <slot name="before"></slot>
        <ul>
          ${items.map((item) =>
            item
              ? html`<li>${cardOf(item, items)}</li>`
              : html`<li class="gap"><span class="unseen">${words.empty}</span></li>`,
          )}
        </ul>
        <slot name="after"></slot>
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-row': Row;
  }
}
