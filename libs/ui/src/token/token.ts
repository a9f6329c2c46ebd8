/** A token: damage, a cube, a ship's marker, a resource. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, toned } from '../base.styles.ts';
import '../choice/choice.ts';
import { icon } from '../icons/icon.ts';
import type { Choice, Mark } from '../model.ts';
import { styles } from './token.styles.ts';

/**
 * A round marker with its icon (or the first letter of its name) and, above one, how many there are.
 *
 * @element ct-token
 * @fires {CustomEvent<{ id: string }>} choose - the token's choice was made
 * @csspart token - the marker
 * @cssprop --ct-token-size - its diameter
 */
@customElement('ct-token')
export class Token extends LitElement {
  static override styles = [base, toned, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  /** What it stands for. */
  @property({ attribute: false }) mark: Mark = { label: '' };
  /** How many there are; shown unless it is 1. */
  @property({ type: Number }) count = 1;
  /** What choosing it means. */
  @property({ attribute: false }) choice: Choice | undefined;

  override render() {
    const { mark, count, choice } = this;
    const name = count === 1 ? mark.label : `${mark.label}: ${String(count)}`;
    const look = html`<span
      part="token"
      class="token ${choice && !choice.disabled ? 'open' : ''}"
      data-tone=${mark.tone ?? 'slate'}
      title=${name}
      >${mark.icon ? icon(mark.icon) : html`<span aria-hidden="true">${mark.label.slice(0, 1)}</span>`}${
        count === 1 ? nothing : html`<b aria-hidden="true">${count}</b>`
      }</span
    >`;
    return choice
      ? html`<ct-choice .choice=${choice} details=${`${name}.`}>${look}</ct-choice>`
      : html`<span role="img" aria-label=${name}>${look}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-token': Token;
  }
}
