/** What a choice may lead to, in numbers: the headline chance as a chip, the rest for whoever wants to know. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../base.styles.ts';
import type { Odds } from '../model.ts';
import { styled } from '../styled.ts';
import { percent } from '../words.ts';
import { styles } from './odds-chip.styles.ts';

/** All outcomes as words: "Hit 62 %, Miss 38 %". */
export const oddsText = ({ outcomes }: Odds): string =>
  outcomes.map(({ label, chance }) => `${label} ${percent(chance)}`).join(', ');

/**
 * Shows the first outcome's chance with a small bar, and all of them as its title.
 *
 * @element ct-odds-chip
 * @csspart chip - the chip
 */
@customElement('ct-odds-chip')
export class OddsChip extends LitElement {
  static override styles = [base, styles];

  /** Outcomes with their chances, the most telling first. */
  @property({ attribute: false }) odds: Odds | undefined;

  override render() {
    const first = this.odds?.outcomes[0];
    if (this.odds === undefined || first === undefined) return nothing;
    return html`<span part="chip" class="chip" title=${oddsText(this.odds)}>
      <span class="bar" aria-hidden="true"><span ${styled({ width: `${first.chance * 100}%` })}></span></span>
      <span class="chance">${percent(first.chance)}</span>
      <span class="label">${first.label}</span>
    </span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-odds-chip': OddsChip;
  }
}
