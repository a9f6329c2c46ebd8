/** The middle of the table: the Force, the galaxy row and its piles. */
import '@cantina/ui/track/track';
import { icon } from '@cantina/ui/icons/icon';
import { html, nothing, type TemplateResult } from 'lit';
import { markOf } from '../look.ts';
import type { Scene } from './scene.ts';
import { openChip, pileChip } from './side.ts';
import { cardSpot, lane, rowSpot } from './spot.ts';

export function middle(scene: Scene): TemplateResult {
  const { model, words } = scene;
  const { force, galaxy } = model;
  const steps = Array.from({ length: 2 * force.end + 1 }, (_, i) => ({
    label: String(Math.abs(i - force.end)),
  }));
  const track = {
    kind: 'tug' as const,
    ends: [markOf('empire', words.factions.empire), markOf('rebel', words.factions.rebel)] as const,
    steps,
    at: force.at + force.end,
  };
  return html`<div class="middle">
    ${forceStrip(scene)}
    <ct-track label=${words.forceTrack} .track=${track} title=${force.text}></ct-track>
    <div class="piles">
      ${pileChip(galaxy.deck, 'galaxy-deck')} ${openChip(galaxy.discard, 'galaxy-discard', scene)}
      ${galaxy.exiled.count > 0 ? openChip(galaxy.exiled, 'exiled', scene) : nothing}
    </div>
  </div>`;
}

/** The same on one line, for narrow screens. */
function forceStrip({ model: { force }, words }: Scene): TemplateResult {
  const end = (faction: 'empire' | 'rebel') => {
    const { tone, icon: glyph } = markOf(faction, words.factions[faction]);
    return html`<span data-tone=${tone ?? nothing}>${glyph ? icon(glyph) : nothing}</span>`;
  };
  const tone = markOf(force.with ?? 'neutral', '').tone;
  return html`<div class="force" role="img" aria-label=${`${words.forceTrack}: ${force.text}`}>
    ${end('empire')}${Array.from(
      { length: 2 * force.end + 1 },
      (_, i) => html`<i class=${i === force.at + force.end ? 'here' : ''} data-tone=${tone ?? nothing}></i>`,
    )}${end('rebel')}
  </div>`;
}

export function row({ model, words }: Scene): TemplateResult {
  const { row, pilots } = model.galaxy;
  return html`<section class="row" aria-label=${words.galaxyRow}>
    <ul class="lane" role="list">
      ${lane(row, (stack) => rowSpot(stack, words))}
      ${
        pilots === null || pilots.count === 0
          ? nothing
          : html`<li class="break" role="presentation"></li>
              ${lane([pilots], (stack) => cardSpot(stack, words))}`
      }
    </ul>
  </section>`;
}
