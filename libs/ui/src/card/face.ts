/** The face of a card, drawn from its data, and the same said in words. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../icons/icon.ts';
import type { CardView, Stat } from '../model.ts';
import { styled } from '../styled.ts';
import { words } from '../words.ts';

/** Everything a card says, for those who hear it. */
export function cardWords(card: CardView): string {
  return [
    [card.unique && words.unique, card.kind, card.faction?.label].filter(Boolean).join(', '),
    card.state,
    card.cost && `${card.cost.label} ${String(card.cost.value)}`,
    ...(card.stats ?? []).map(({ label, value }) => `${label} ${String(value)}`),
    card.meter && `${card.meter.label} ${words.of(card.meter.value, card.meter.max)}`,
    card.traits?.join(', '),
    ...(card.text ?? []).map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)),
    card.source?.label,
  ]
    .filter(Boolean)
    .map((part) => String(part).replace(/[.\s]+$/, ''))
    .filter((part) => part !== '')
    .join('. ');
}

const stat = ({ label, value, icon: glyph, tone }: Stat, className: string) =>
  html`<span class=${className} data-tone=${tone ?? nothing} title=${label}>
    ${glyph ? icon(glyph) : nothing}<span class="unseen">${label} </span><b>${value}</b>
  </span>`;

export function cardFace(card: CardView): TemplateResult {
  const { cost, meter, faction, source } = card;
  return html`<div part="face" class="face" data-tone=${faction?.tone ?? 'slate'}>
    <div class="band"></div>
    <div class="head">
      ${cost ? stat(cost, 'cost') : nothing}
      <span class="name"
        >${card.name}${card.unique ? html`<span class="unique" title=${words.unique}>◆</span>` : nothing}</span
      >
    </div>
    <div class="emblem">${card.emblem ? icon(card.emblem) : nothing}</div>
    <div class="line">
      <span class="kind"> ${[card.kind, ...(card.traits ?? [])].filter(Boolean).join(' · ')} </span>
      ${
        faction
          ? html`<span class="faction" title=${faction.label}
              >${faction.icon ? icon(faction.icon) : nothing}<span class="unseen"
                >${faction.label}</span
              ></span
            >`
          : nothing
      }
    </div>
    <div class="text">
      ${card.text?.map(({ label, text }) => html`<p>${label === undefined ? nothing : html`<b>${label}</b> `}${text}</p>`)}
    </div>
    ${
      meter
        ? html`<div class="meter" data-tone=${meter.tone ?? 'vermilion'} title=${meter.label}>
            <span class="unseen">${meter.label} ${words.of(meter.value, meter.max)}</span>
            <span
              class="fill"
              ${styled({ width: `${meter.max > 0 ? (100 * meter.value) / meter.max : 0}%` })}
            ></span>
            <span class="figures" aria-hidden="true">${meter.value} / ${meter.max}</span>
          </div>`
        : nothing
    }
    <div class="foot">
      ${card.stats?.map((one) => stat(one, 'stat'))}
      ${source ? html`<span class="source" title=${source.label}>${source.short}</span>` : nothing}
    </div>
    ${card.state === undefined ? nothing : html`<span class="state">${card.state}</span>`}
  </div>`;
}

export const cardBack = (label: string): TemplateResult =>
  html`<div part="face" class="face back"><span class="unseen">${label}</span></div>`;
