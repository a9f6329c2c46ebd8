/** The one way anything is chosen: a button laid over whatever shows the thing, which says why it may not be chosen. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { base } from '../base.styles.ts';
import { choose } from '../events.ts';
import type { Choice } from '../model.ts';
import { oddsText } from '../odds-chip/odds-chip.ts';
import { placeBeside } from '../place.ts';
import { words } from '../words.ts';
import { styles } from './choice.styles.ts';

/**
 * A button whose accessible name is the choice's label. A disabled one can still be focused and tells the reason and the
 * rule; choosing it only shows them. Without a choice it is nothing but its content. With one, the content is only for
 * the eye: label and details say everything.
 *
 * @element ct-choice
 * @slot - what the choice looks like; its label by default
 * @fires {CustomEvent<{ id: string }>} choose - an enabled choice was made
 * @csspart control - the button
 * @csspart why - the reason shown beside a disabled one
 */
@customElement('ct-choice')
export class ChoiceControl extends LitElement {
  static override styles = [base, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  /** What is chosen here. */
  @property({ attribute: false }) choice: Choice | undefined;
  /** What a screen reader hears after the label: a card's text, a space's pieces. */
  @property() details = '';

  @query('.why') private why: HTMLElement | null | undefined;

  override render() {
    const { choice } = this;
    if (choice === undefined) return html`<slot></slot>`;
    const { disabled, odds } = choice;
    const more = [
      disabled && `${disabled.reason} ${words.rule} ${disabled.rule}.`,
      odds && `${oddsText(odds)}.`,
      this.details,
    ].filter(Boolean);
    return html`<div class="look" aria-hidden="true"><slot>${choice.label}</slot></div>
      <button
        part="control"
        type="button"
        aria-label=${choice.label}
        aria-disabled=${disabled ? 'true' : nothing}
        aria-describedby=${more.length > 0 ? 'more' : nothing}
        @click=${this.onClick}
        @pointerenter=${this.showWhy}
        @pointerleave=${this.hideWhy}
        @focus=${this.onFocus}
        @blur=${this.hideWhy}
        @keydown=${this.onKey}
      ></button>
      ${more.length > 0 ? html`<span id="more" class="unseen">${more.join(' ')}</span>` : nothing}
      ${
        disabled
          ? html`<span part="why" class="why" popover="manual" aria-hidden="true"
              >${disabled.reason} <b>${words.rule} ${disabled.rule}</b></span
            >`
          : nothing
      }`;
  }

  private readonly onClick = () => {
    if (this.choice === undefined) return;
    if (this.choice.disabled) this.showWhy();
    else choose(this, this.choice.id);
  };

  private readonly onFocus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) this.showWhy();
  };

  private readonly onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') this.hideWhy();
  };

  private readonly showWhy = () => {
    if (!this.why) return;
    this.why.showPopover();
    placeBeside(this, this.why);
  };

  private readonly hideWhy = () => {
    this.why?.hidePopover();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-choice': ChoiceControl;
  }
}
