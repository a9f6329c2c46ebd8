/** Where dice are rolled and lie. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { moveFocus } from '../arrows.ts';
import { base } from '../base.styles.ts';
import type { DieView } from '../die/die.ts';
import '../die/die.ts';
import { styles } from './dice-tray.styles.ts';

/**
 * Dice that were not kept tumble when `roll` changes; the result is announced.
 *
 * @element ct-dice-tray
 * @slot - controls that belong to the roll, such as keep or done
 * @fires {CustomEvent<{ id: string }>} choose - a die's choice was made
 * @cssprop --ct-die-size - how large a die is
 */
@customElement('ct-dice-tray')
export class DiceTray extends LitElement {
  static override styles = [base, styles];

  /** What the roll is for: "Attack roll". */
  @property() label = '';
  @property({ attribute: false }) dice: readonly DieView[] = [];
  /** Raise it with each roll. */
  @property({ type: Number }) roll = 0;
  /** What came of it: "3 hits". */
  @property() result = '';

  override render() {
    const { dice, result } = this;
    const faces = dice.map(({ face }) => face.label).join(', ');
    return html`<section aria-label=${this.label}>
      <header>
        <h3 class="title" aria-hidden="true">${this.label}</h3>
        ${result === '' ? nothing : html`<b aria-hidden="true">${result}</b>`}
      </header>
      <ul @keydown=${this.onKey}>
        ${repeat(
          dice,
          ({ key }) => key,
          (die) => html`<li><ct-die .die=${die} roll=${die.kept ? 0 : this.roll}></ct-die></li>`,
        )}
      </ul>
      <p class="unseen" role="status">${[faces, result].filter(Boolean).join('. ')}</p>
      <slot></slot>
    </section>`;
  }

  private readonly onKey = (event: KeyboardEvent) => {
    const dice = [...this.renderRoot.querySelectorAll('ct-die')];
    moveFocus(
      event,
      dice.filter(({ die }) => die?.choice !== undefined),
    );
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-dice-tray': DiceTray;
  }
}
