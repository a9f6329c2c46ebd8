import type { Seat } from '@cantina/engine';
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SeatPlan } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import { botTitle } from '../seat-words.ts';

/** For whom a seat is meant: whoever opens the match, somebody who comes later, or a bot of some strength. Tells `plan`. */
@customElement('seat-plan')
export class SeatPlanField extends PlainElement {
  @property({ type: Number }) seat: Seat = 0;
  @property({ attribute: false }) plan: SeatPlan = { kind: 'human' };
  @property({ attribute: false }) levels: readonly string[] = [];

  protected override render() {
    const { words, seat, plan } = this;
    const choices: readonly (readonly [SeatPlan, string])[] = [
      [{ kind: 'human' }, words.human],
      [{ kind: 'open' }, words.invited],
      ...this.levels.map((level) => [{ kind: 'bot', level }, botTitle(words, level)] as const),
    ];
    return html`<p class="field">
      <label for="seat-${seat}">${words.seat} ${seat + 1}</label>
      <select
        id="seat-${seat}"
        @change=${(event: Event) => {
          this.tell('plan', choices[(event.target as HTMLSelectElement).selectedIndex]?.[0]);
        }}
      >
        ${choices.map(
          ([one, text]) =>
            html`<option value=${valueOf(one)} ?selected=${valueOf(one) === valueOf(plan)}>${text}</option>`,
        )}
      </select>
    </p>`;
  }
}

const valueOf = (plan: SeatPlan): string => (plan.kind === 'bot' ? plan.level : plan.kind);
