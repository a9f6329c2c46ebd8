/** A player's mat: their numbers, and slots with cards and tokens in them. */
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, toned } from '../base.styles.ts';
import { arrowsThroughCards, cardOf } from '../card/items.ts';
import '../choice/choice.ts';
import { icon } from '../icons/icon.ts';
import type { CardItem, Choice, Mark, Stat } from '../model.ts';
import '../token/token.ts';
import { words } from '../words.ts';
import { styles } from './mat.styles.ts';

/** A place on the mat. */
export interface MatSlot {
  readonly key: string;
  readonly label: string;
  readonly items?: readonly CardItem[] | undefined;
  readonly tokens?: readonly MatToken[] | undefined;
  /** What choosing the slot itself means: place here. */
  readonly choice?: Choice | undefined;
}

export interface MatToken {
  readonly mark: Mark;
  readonly count: number;
  readonly choice?: Choice | undefined;
}

export interface MatView {
  readonly of: Mark;
  readonly stats?: readonly Stat[] | undefined;
  readonly slots: readonly MatSlot[];
}

/**
 * @element ct-mat
 * @slot - anything else that lies on the mat, such as piles
 * @fires {CustomEvent<{ id: string }>} choose - the choice of a slot, a card or a token was made
 * @csspart slot - one slot
 * @cssprop --ct-card-width - how wide a card is
 */
@customElement('ct-mat')
export class Mat extends LitElement {
  static override styles = [base, toned, styles];

  @property({ attribute: false }) mat: MatView | undefined;

  override render() {
    const { mat } = this;
    if (mat === undefined) return nothing;
    const { of } = mat;
    return html`<section aria-label=${of.label} data-tone=${of.tone ?? 'slate'}>
      <header>
        <h3>${of.icon ? icon(of.icon) : nothing} ${of.label}</h3>
        <ul class="stats">
          ${mat.stats?.map(
            (stat) =>
              html`<li data-tone=${stat.tone ?? 'slate'} title=${stat.label}>
                ${stat.icon ? icon(stat.icon) : nothing}<span class="unseen">${stat.label} </span
                ><b>${stat.value}</b>
              </li>`,
          )}
        </ul>
      </header>
      <div class="slots">${mat.slots.map(slotOf)}<slot></slot></div>
    </section>`;
  }
}

function slotOf({ label, items = [], tokens = [], choice }: MatSlot) {
  const empty = items.length === 0 && tokens.length === 0;
  return html`<div part="slot" class="slot" role="group" aria-label=${label} @keydown=${arrowsThroughCards}>
    <span class="title" aria-hidden="true">${label}</span>
    ${
      choice
        ? html`<ct-choice .choice=${choice}
            ><span class="place ${choice.disabled ? '' : 'open'}">${choice.label}</span></ct-choice
          >`
        : empty
          ? html`<span class="place">${words.empty}</span>`
          : nothing
    }
    ${items.length > 0 ? html`<div class="cards">${items.map((item) => cardOf(item, items))}</div>` : nothing}
    ${
      tokens.length > 0
        ? html`<div class="tokens">
            ${tokens.map(
              ({ mark, count, choice: take }) =>
                html`<ct-token .mark=${mark} count=${count} .choice=${take}></ct-token>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-mat': Mat;
  }
}
