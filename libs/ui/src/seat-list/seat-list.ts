/** Who sits at the table, whom the game waits for, and how they stand. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, toned } from '../base.styles.ts';
import '../clock/clock.ts';
import { icon } from '../icons/icon.ts';
import { person, robotHelmet } from '../icons/icons.ts';
import type { SeatView } from '../model.ts';
import { words } from '../words.ts';
import { styles } from './seat-list.styles.ts';

/**
 * @element ct-seat-list
 * @csspart seat - one seat
 */
@customElement('ct-seat-list')
export class SeatList extends LitElement {
  static override styles = [base, toned, styles];

  /** The list's name for screen readers. */
  @property() label = '';
  @property({ attribute: false }) seats: readonly SeatView[] = [];

  override render() {
    return html`<ul aria-label=${this.label}>
      ${this.seats.map(
        (seat) =>
          html`<li
            part="seat"
            data-tone=${seat.tone ?? 'slate'}
            class=${seat.acting ? 'acting' : ''}
            aria-current=${seat.acting ? 'true' : nothing}
          >
            <span class="face">${icon(seat.icon ?? (seat.bot ? robotHelmet : person))}</span>
            <span class="who">
              <b>${seat.label}</b>
              <span class="tags">${tags(seat).map((tag) => html`<span>${tag}</span>`)}</span>
            </span>
            ${seat.clock ? html`<ct-clock .clock=${seat.clock}></ct-clock>` : nothing}
            ${
              seat.stats && seat.stats.length > 0
                ? html`<span class="stats"
                    >${seat.stats.map(
                      (stat) =>
                        html`<span title=${stat.label}
                          >${stat.icon ? icon(stat.icon) : nothing}<span class="unseen">${stat.label} </span
                          >${stat.value}</span
                        >`,
                    )}</span
                  >`
                : nothing
            }
          </li>`,
      )}
    </ul>`;
  }
}

const tags = (seat: SeatView): readonly string[] =>
  [
    seat.you ? words.you : '',
    seat.bot ? words.bot : '',
    seat.away ? words.away : '',
    seat.result ?? (seat.acting ? words.acting : ''),
  ].filter((tag) => tag !== '');

declare global {
  interface HTMLElementTagNameMap {
    'ct-seat-list': SeatList;
  }
}
