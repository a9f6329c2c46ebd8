/** What lies on the table, part by part. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ClosedPile, ForceTrack, OpenPile, Side } from '../model.ts';
import { answers } from './answers.ts';
import { cardTable, nameOf } from './card-table.ts';
import { inPlay, kindOf, market, printed, textOf } from './columns.ts';
import type { Scene } from './scene.ts';
import { section } from './section.ts';

export function offer(scene: Scene): TemplateResult | typeof nothing {
  const { model, words, listWords } = scene;
  if (model.offer === null) return nothing;
  const { label, cards } = model.offer;
  return section('offer', label, cardTable(scene, label, cards, printed(words, listWords)));
}

export function hand(scene: Scene): TemplateResult {
  const { model, words, listWords } = scene;
  const { you, hand: held } = model.own;
  const label = you ? words.yourHand : words.hand;
  return section(
    'hand',
    `${label}: ${String(held.count)}`,
    held.cards.length === 0
      ? html`<p class="muted">${held.count === 0 ? words.noHand : listWords.hidden}</p>`
      : cardTable(scene, label, held.cards, printed(words, listWords)),
  );
}

export function galaxy(scene: Scene): TemplateResult {
  const { model, words, listWords } = scene;
  const { row, pilots, deck, discard, exiled } = model.galaxy;
  const stacks = [...row, ...(pilots === null ? [] : [pilots])];
  return section(
    'row',
    words.galaxyRow,
    html`${cardTable(scene, words.galaxyRow, stacks, market(words, listWords))}
      <h3>${listWords.piles}</h3>
      <div class="piles">
        ${closed(scene, deck, 'galaxy-deck')} ${open(scene, discard, 'galaxy-discard')}
        ${open(scene, exiled, 'exiled')}
      </div>`,
  );
}

export function side(scene: Scene, which: Side, place: 'own' | 'opponent'): TemplateResult {
  const { model, words, listWords } = scene;
  const { base, ships, units, faction, player, turn, deck, discard, bases, controls, underAttack } = which;
  const name = words.factions[faction];
  const title = model.own.you ? `${place === 'own' ? words.ownArea : words.opponentArea}: ${name}` : name;
  const pieces = [...(base === null ? [] : [base]), ...ships, ...units];
  return section(
    place,
    [title, ...(player === name ? [] : [player]), ...(turn ? [words.turnMark] : [])].join(', '),
    html`${base === null ? html`<p>${words.noBase}</p>` : nothing}
      ${controls.length === 0 ? nothing : html`<div class="answers">${answers(controls, scene)}</div>`}
      ${
        pieces.length === 0
          ? html`<p class="muted">${words.nobodyInPlay}</p>`
          : cardTable(scene, `${listWords.inPlay}: ${name}`, pieces, inPlay(words, listWords, underAttack))
      }
      ${which.nextOnTop ? html`<p>${words.nextOnTop}</p>` : nothing}
      <h3>${listWords.piles}</h3>
      <div class="piles">
        ${place === 'opponent' || !which.you ? theirHand(scene, which) : nothing}
        ${closed(scene, deck, `${place}-deck`)} ${open(scene, discard, `${place}-discard`)}
        <p>
          ${words.basesToCome}:
          ${[bases.count, ...(bases.known.length === 0 ? [] : [bases.known.map((card) => card.name).join(', ')])].join(': ')}
        </p>
      </div>`,
  );
}

/** What is known of a hand that is not one's own. */
function theirHand(scene: Scene, { hand: held }: Side): TemplateResult {
  const { words, listWords } = scene;
  if (held.cards.length === 0) return html`<p>${words.hand}: ${held.count}</p>`;
  return html`<p>
    ${words.hand}:
    ${held.cards.map(nameOf).join(', ')}${
      held.unknown === 0 ? nothing : html`, ${held.unknown} × ${listWords.hidden}`
    }
  </p>`;
}

function closed({ listWords }: Scene, { label, count, known }: ClosedPile, name: string): TemplateResult {
  const seen = known.map(({ depth, card }) => `${listWords.depth(depth + 1)}: ${card.name}`).join(', ');
  return html`<p data-pile=${name}>${label}: ${count}${seen === '' ? nothing : ` (${seen})`}</p>`;
}

/** A pile anybody may look through; it stays open when the table changes. */
function open({ listWords }: Scene, { label, count, cards }: OpenPile, name: string): TemplateResult {
  if (count === 0) return html`<p data-pile=${name}>${label}: 0</p>`;
  return html`<details data-pile=${name}>
    <summary>${label}: ${count}</summary>
    <ul>
      ${cards.map(
        (stack) =>
          html`<li>
            <b>${nameOf(stack)}</b> <small>${kindOf(stack.card, listWords)}</small> ${textOf(stack.card)}
          </li>`,
      )}
    </ul>
  </details>`;
}

const spacesOf = ({ at, end }: ForceTrack, { listWords }: Scene): string =>
  at === 0 ? '' : ` (${listWords.of(Math.abs(at), end)})`;

export function standing(scene: Scene): TemplateResult {
  const { model, words, listWords } = scene;
  const { own, opponent, goal, force } = model;
  const lost = ({ faction, lost: bases }: Side) =>
    html`<li>${words.basesLost}, ${words.factions[faction]}: ${listWords.of(bases.length, goal)}</li>`;
  return section(
    'standing',
    listWords.standing,
    html`<ul class="facts">
      <li>${words.resources}: <b>${own.resources}</b></li>
      <li data-key="force">${force.text}${spacesOf(force, scene)}</li>
      ${lost(own)}${lost(opponent)}
    </ul>`,
  );
}
