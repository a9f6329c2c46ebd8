/** A pile: a deck, a discard, a reserve. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base, quietButton } from '../base.styles.ts';
import '../card/card.ts';
import { arrowsThroughCards, cardOf } from '../card/items.ts';
import { icon } from '../icons/icon.ts';
import { magnifyingGlass } from '../icons/icons.ts';
import type { CardItem, CardView, Choice } from '../model.ts';
import { styled } from '../styled.ts';
import { words } from '../words.ts';
import { styles } from './pile.styles.ts';

/**
 * Shows how many cards lie in it and the top one, if it is open. A public pile is given all its cards and can be looked
 * through and searched.
 *
 * @element ct-pile
 * @fires {CustomEvent<{ id: string }>} choose - the pile's choice, or that of a card in it, was made
 * @cssprop --ct-card-width - how wide a card is
 * @csspart dialog - where a public pile is looked through
 */
@customElement('ct-pile')
export class Pile extends LitElement {
  static override styles = [base, quietButton, styles];

  /** The pile's name. */
  @property() label = '';
  /** How many cards lie in it. */
  @property({ type: Number }) count = 0;
  /** The open card on top; absent when the pile is face down. */
  @property({ attribute: false }) top: CardView | undefined;
  /** What choosing the pile means: draw, reveal … */
  @property({ attribute: false }) choice: Choice | undefined;
  /** All its cards, if everybody may look through it. */
  @property({ attribute: false }) items: readonly CardItem[] | undefined;

  @state() private looking = false;
  @state() private wanted = '';
  @query('dialog') private dialog: HTMLDialogElement | null | undefined;

  override render() {
    const { label, count, items } = this;
    return html`<section aria-label=${`${label}: ${words.cards(count)}`}>
        <div class="stack" ${styled({ '--depth': Math.min(4, Math.ceil(count / 6)) })}>
          ${
            count > 0
              ? html`<ct-card
                  .card=${this.top}
                  .choice=${this.choice}
                  ?quiet=${items !== undefined}
                ></ct-card>`
              : html`<div class="gap"><ct-choice .choice=${this.choice}>${words.empty}</ct-choice></div>`
          }
        </div>
        <div class="plate">
          <span class="title" aria-hidden="true">${label}</span>
          <b aria-hidden="true">${count}</b>
          ${
            items && count > 0
              ? html`<button
                  class="quiet"
                  type="button"
                  aria-label=${words.browse(label)}
                  @click=${this.open}
                >
                  ${icon(magnifyingGlass)}
                </button>`
              : nothing
          }
        </div>
      </section>
      ${items && count > 0 ? this.renderDialog(items) : nothing}`;
  }

  private renderDialog(items: readonly CardItem[]) {
    const found = this.looking ? items.filter((item) => matches(item, this.wanted)) : [];
    return html`<dialog part="dialog" aria-label=${this.label} @close=${this.onClose} @choose=${this.close}>
      <header>
        <h2>${this.label}</h2>
        <button class="quiet" type="button" @click=${this.close}>${words.close}</button>
        <input
          type="search"
          aria-label=${words.find}
          placeholder=${words.find}
          .value=${this.wanted}
          @input=${this.onFind}
        />
      </header>
      <ul @keydown=${arrowsThroughCards}>
        ${found.map((item) => html`<li>${cardOf(item, found)}</li>`)}
      </ul>
      <p role="status">${this.looking && found.length === 0 ? words.nothingFound : nothing}</p>
    </dialog>`;
  }

  private readonly open = () => {
    this.looking = true;
    this.dialog?.showModal();
  };

  private readonly close = () => {
    this.dialog?.close();
  };

  private readonly onClose = () => {
    this.looking = false;
    this.wanted = '';
  };

  private readonly onFind = (event: Event) => {
    if (event.target instanceof HTMLInputElement) this.wanted = event.target.value;
  };
}

/** Found by any word on the card. */
function matches({ card }: CardItem, wanted: string): boolean {
  const said = [card?.name, card?.kind, card?.faction?.label, ...(card?.traits ?? [])];
  const all = [...said, ...(card?.text ?? []).map(({ text }) => text)].join(' ').toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-pile': Pile;
  }
}
