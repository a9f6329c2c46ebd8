/** A hand of cards, fanned out or pushed together until it fits. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../base.styles.ts';
import { arrowsThroughCards, cardOf } from '../card/items.ts';
import type { CardItem } from '../model.ts';
import { styled } from '../styled.ts';
import { words } from '../words.ts';
import { styles } from './hand.styles.ts';

/**
 * Shows cards in the order given, overlapping when there is little room; the one pointed at or focused comes forward.
 *
 * @element ct-hand
 * @fires {CustomEvent<{ id: string }>} choose - a card's choice was made
 * @cssprop --ct-card-width - how wide a card is
 */
@customElement('ct-hand')
export class Hand extends LitElement {
  static override styles = [base, styles];

  /** Whose hand it is: "Your hand". */
  @property() label = '';
  /** The cards; without a `card` it is a back. */
  @property({ attribute: false }) items: readonly CardItem[] = [];

  override render() {
    const { items } = this;
    const count = items.reduce((sum, { copies = 1 }) => sum + copies, 0);
    return html`<section aria-label=${`${this.label}: ${words.cards(count)}`}>
      <ul ${styled({ '--count': items.length })} @keydown=${arrowsThroughCards}>
        ${repeat(
          items,
          ({ key }) => key,
          (item) => html`<li>${cardOf(item, items)}</li>`,
        )}
      </ul>
      ${items.length === 0 ? html`<p class="empty">${words.empty}</p>` : nothing}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-hand': Hand;
  }
}
