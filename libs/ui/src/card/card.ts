/** A card of any game, drawn without artwork. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base, toned } from '../base.styles.ts';
import '../choice/choice.ts';
import { icon } from '../icons/icon.ts';
import { checkMark, padlock } from '../icons/icons.ts';
import type { CardView, Choice } from '../model.ts';
import '../odds-chip/odds-chip.ts';
import { placeNextTo } from '../place.ts';
import { words } from '../words.ts';
import { styles } from './card.styles.ts';
import { face } from './face.styles.ts';
import { cardBack, cardFace, cardWords } from './face.ts';

const pressTime = 450;

/**
 * Shows a card, or its back when there is no card to see. It scales with its width (`--ct-card-width`) and drops its text
 * when small; hovering, a long press or Z magnifies it. With a choice the whole card is the control.
 *
 * @element ct-card
 * @fires {CustomEvent<{ id: string }>} choose - the card's choice was made
 * @csspart face - the drawn card
 * @csspart zoom - the magnified card
 * @csspart lock - the mark of a card that may not be chosen
 * @cssprop --ct-card-width - how wide the card is; its height follows
 */
@customElement('ct-card')
export class Card extends LitElement {
  static override styles = [base, toned, face, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  /** What is on the card; absent shows its back. */
  @property({ attribute: false }) card: CardView | undefined;
  /** What choosing the card means. */
  @property({ attribute: false }) choice: Choice | undefined;
  /** How many copies lie here as one choice. */
  @property({ type: Number }) copies = 1;
  /** Marked as picked. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Not a tab stop when there is nothing to choose; a group around it moves the focus by arrow keys. */
  @property({ type: Boolean }) quiet = false;

  @state() private zoomed = false;
  @query('.zoom') private zoom: HTMLElement | null | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;

  override render() {
    const { card, choice, copies } = this;
    const drawn = card ? cardFace(card) : cardBack(words.hiddenCard);
    const look = html`${copies > 1 ? html`<span class="edge two"></span><span class="edge one"></span>` : nothing}${drawn}
    ${copies > 1 ? html`<span class="copies" aria-hidden="true">×${copies}</span>` : nothing}
    ${this.selected ? html`<span class="badge picked">${icon(checkMark)}</span>` : nothing}
    ${choice?.disabled ? html`<span part="lock" class="badge locked">${icon(padlock)}</span>` : nothing}
    ${choice?.odds ? html`<ct-odds-chip aria-hidden="true" .odds=${choice.odds}></ct-odds-chip>` : nothing}`;
    const about = [
      copies > 1 && `${words.copies(copies)}.`,
      card && `${cardWords(card)}.`,
      card && words.zoomHint,
    ];
    return html`<div
        class="frame ${choice ? (choice.disabled ? 'refused' : 'open') : 'plain'}"
        @pointerenter=${this.onEnter}
        @pointerleave=${this.onLeave}
        @pointerdown=${this.onPress}
        @pointerup=${this.onRelease}
        @pointercancel=${this.onLeave}
        @contextmenu=${this.onMenu}
        @click=${{ handleEvent: this.onClick, capture: true }}
        @keydown=${this.onKey}
        @focusout=${this.closeZoom}
      >
        ${
          choice
            ? html`<ct-choice .choice=${choice} details=${about.filter(Boolean).join(' ')}
                >${look}</ct-choice
              >`
            : html`<article tabindex=${this.quiet ? -1 : 0} aria-label=${card?.name ?? words.hiddenCard}>
                ${look}${copies > 1 ? html`<span class="unseen">${words.copies(copies)}</span>` : nothing}
              </article>`
        }
      </div>
      <div part="zoom" class="zoom" popover="manual" aria-hidden="true">
        ${this.zoomed && card ? cardFace(card) : nothing}
      </div>`;
  }

  /** Shows the magnified card. */
  async openZoom() {
    if (this.card === undefined || this.zoomed) return;
    this.zoomed = true;
    await this.updateComplete;
    if (!this.zoom || !this.isConnected) return;
    this.zoom.showPopover();
    placeNextTo(this, this.zoom);
  }

  closeZoom = () => {
    clearTimeout(this.timer);
    if (!this.zoomed) return;
    this.zoom?.hidePopover();
    this.zoomed = false;
  };

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.zoomed = false;
  }

  private openSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.pressed = true;
      void this.openZoom();
    }, pressTime);
  }

  private readonly onEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') this.openSoon();
  };

  private readonly onLeave = () => {
    this.pressed = false;
    this.closeZoom();
  };

  private readonly onPress = (event: PointerEvent) => {
    this.pressed = false;
    if (event.pointerType === 'mouse') this.closeZoom();
    else this.openSoon();
  };

  private readonly onRelease = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') this.closeZoom();
  };

  /** A finger held down asks for the magnified card, not for the browser's menu. */
  private readonly onMenu = (event: Event) => {
    if (this.pressed) event.preventDefault();
  };

  /** Lifting the finger after a long press chooses nothing. */
  private onClick = (event: MouseEvent) => {
    const held = this.pressed && event instanceof PointerEvent && event.pointerType === 'touch';
    this.pressed = false;
    if (!held) return;
    event.stopPropagation();
    event.preventDefault();
  };

  private readonly onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') this.closeZoom();
    if (event.key.toLowerCase() !== 'z') return;
    if (this.zoomed) this.closeZoom();
    else void this.openZoom();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-card': Card;
  }
}
