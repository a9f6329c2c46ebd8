/** One side: its plate with the numbers, and its cards in play. */
import { icon } from '@cantina/ui/icons/icon';
import { cardDraw, hourglass, magnifyingGlass, twoCoins } from '@cantina/ui/icons/icons';
import { html, nothing, type TemplateResult } from 'lit';
import { choiceOf, markOf } from '../look.ts';
import type { OpenPile, Side } from '../model.ts';
import type { Scene } from './scene.ts';
import { lane, pieceSpot } from './spot.ts';

/** A pile as a small plate; an open one can be looked through. */
export function pileChip(
  { label, count }: { readonly label: string; readonly count: number },
  name: string,
  look?: () => void,
): TemplateResult {
  const inside = html`<span>${label}</span> <b>${count}</b>`;
  return look === undefined || count === 0
    ? html`<span class="pile" data-pile=${name}>${inside}</span>`
    : html`<button class="pile" type="button" data-pile=${name} @click=${look}>
        ${inside}${icon(magnifyingGlass)}
      </button>`;
}

export const openChip = (pile: OpenPile, name: string, { look }: Scene): TemplateResult =>
  pileChip(pile, name, () => {
    look(pile);
  });

/** Bases lost of those that decide the game, as filled and open marks. */
function basesLost({ lost }: Side, goal: number, label: string): TemplateResult {
  const text = `${label}: ${String(lost.length)} / ${String(goal)}`;
  return html`<span class="losses" role="img" aria-label=${text} title=${text}
    >${Array.from({ length: goal }, (_, i) => html`<i class=${i < lost.length ? 'gone' : ''}></i>`)}</span
  >`;
}

export function plate(scene: Scene, side: Side, place: 'own' | 'opponent'): TemplateResult {
  const { words, model, opened, toggle } = scene;
  const mark = markOf(side.faction, words.factions[side.faction]);
  return html`<header class="plate ${place} ${side.turn ? 'turn' : ''}" data-tone=${mark.tone ?? nothing}>
    <h3>
      ${mark.icon ? icon(mark.icon) : nothing}<span>${mark.label}</span>
      ${side.player === mark.label ? nothing : html`<small>${side.player}</small>`}
      ${side.turn ? html`<span class="now" role="img" aria-label=${words.turnMark}>${icon(hourglass)}</span>` : nothing}
    </h3>
    <p class="numbers">
      <span class="coins" title=${words.resources}
        >${icon(twoCoins)}<span class="unseen">${words.resources}</span> <b>${side.resources}</b></span
      >
      <span class="cards" title=${words.hand}
        >${icon(cardDraw)}<span class="unseen">${words.hand}</span> <b>${side.hand.count}</b></span
      >
      ${basesLost(side, model.goal, words.basesLost)}
    </p>
    ${side.nextOnTop ? html`<p class="note">${words.nextOnTop}</p>` : nothing}
    <div class="piles">
      ${pileChip(side.deck, `${place}-deck`)} ${openChip(side.discard, `${place}-discard`, scene)}
    </div>
    ${
      place === 'opponent'
        ? html`<button class="more" type="button" aria-expanded=${opened ? 'true' : 'false'} @click=${toggle}>
            <span class="unseen">${opened ? words.hide : words.show}</span>
            <span aria-hidden="true">${opened ? '▴' : '▾'}</span>
          </button>`
        : nothing
    }
  </header>`;
}

export function area({ words }: Scene, side: Side, place: 'own' | 'opponent'): TemplateResult {
  const { base, ships, units, controls, underAttack } = side;
  const label = place === 'own' ? words.ownArea : words.opponentArea;
  const [onNothing] = controls;
  return html`<section class="area ${place}" aria-label=${label} data-drop=${place}>
    <ul class="lane" role="list">
      ${
        base === null
          ? html`<li class="gap">
              <ct-choice .choice=${onNothing === undefined ? undefined : choiceOf(onNothing)}
                ><span>${words.noBase}</span></ct-choice
              >
            </li>`
          : lane([base], (piece) => pieceSpot(piece, words, underAttack))
      }
      ${lane(ships, (piece) => pieceSpot(piece, words))}
      ${ships.length + units.length > 0 ? html`<li class="break" role="presentation"></li>` : nothing}
      ${lane(units, (piece) => pieceSpot(piece, words))}
    </ul>
  </section>`;
}
