/** The own hand, and above it what a question offers that lies nowhere else on the table. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from './scene.ts';
import { cardSpot, lane } from './spot.ts';

export function hand({ model, words }: Scene): TemplateResult {
  const { cards, unknown } = model.own.hand;
  return html`<section class="hand" aria-label=${words.yourHand}>
    <ul class="lane" role="list">
      ${lane(cards, (stack) => cardSpot(stack, words))}
      ${unknown === 0 ? nothing : html`<li class="spot"><ct-card copies=${unknown}></ct-card></li>`}
    </ul>
    ${cards.length + unknown === 0 ? html`<p class="empty">${words.noHand}</p>` : nothing}
  </section>`;
}

export function offer({ model, words }: Scene): TemplateResult | typeof nothing {
  if (model.offer === null) return nothing;
  const { label, cards } = model.offer;
  return html`<section class="offer" aria-label=${label}>
    <h3>${label}</h3>
    <ul class="lane" role="list">
      ${lane(cards, (stack) => cardSpot(stack, words))}
    </ul>
  </section>`;
}
