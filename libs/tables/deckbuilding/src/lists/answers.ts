/** What can be done, as buttons named like the action; what cannot, as words with the reason and the rule. */
import { oddsText } from '@cantina/ui/odds-chip/odds-chip';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { choiceOf, isOpen } from '../look.ts';
import type { Control } from '../model.ts';
import type { Scene } from './scene.ts';

/** Focus stays with a button only as long as it is the same action, so each is kept by its own. */
export function answers(
  controls: readonly Control[],
  { choose, listWords }: Scene,
): TemplateResult | typeof nothing {
  if (controls.length === 0) return nothing;
  const open = controls.filter(isOpen);
  return html`${repeat(
    open,
    (control) => choiceOf(control).id,
    (control) => button(control, choose),
  )}${controls.map(({ label, refused }) =>
    refused === null
      ? nothing
      : html`<p class="refused">
          <span>${label}</span> – ${listWords.notPossible}: ${refused.reason} (${refused.rule})
        </p>`,
  )}`;
}

function button(control: Control, choose: Scene['choose']): TemplateResult {
  const { id, label, odds } = choiceOf(control);
  const chances = odds === undefined ? undefined : oddsText(odds);
  return html`<button
    class=${control.action.do === 'endTurn' ? 'choice end' : 'choice'}
    type="button"
    data-action=${id}
    aria-label=${label}
    aria-description=${chances ?? nothing}
    @click=${() => {
      choose(control);
    }}
  >
    <span class="what">${label}</span>${chances === undefined ? nothing : html`<small>${chances}</small>`}
  </button>`;
}
