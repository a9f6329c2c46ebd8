/** A card at its place: the card itself is the control if there is one thing to do, else a small menu lies on it. */
import '@cantina/ui/card/card';
import '@cantina/ui/choice/choice';
import '@cantina/ui/odds-chip/odds-chip';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { choiceOf, isOpen, refusedTogether, viewOf, type Condition } from '../look.ts';
import type { Control, PieceStack, RowStack, Stack } from '../model.ts';
import type { TableWords } from '../text/index.ts';

const menuItem = (control: Control, words: TableWords) => {
  const choice = choiceOf(control);
  const word = words.verbs[control.action.do] ?? control.label;
  return html`<ct-choice .choice=${choice}
    ><span class="item"
      >${word}${choice.odds ? html`<ct-odds-chip .odds=${choice.odds}></ct-odds-chip>` : nothing}</span
    ></ct-choice
  >`;
};

function spot(stack: Stack, words: TableWords, now: Condition, classes = ''): TemplateResult {
  const { card, controls, count, key } = stack;
  const open = controls.filter(isOpen);
  const [only] = open;
  const choice =
    open.length > 1 ? undefined : only === undefined ? refusedTogether(controls) : choiceOf(only);
  return html`<li
    class="spot ${classes} ${open.length > 0 ? 'ready' : ''}"
    data-key=${key}
    data-card=${card.number}
  >
    <ct-card
      .card=${viewOf(card, words, now)}
      .choice=${choice}
      copies=${count}
      ?selected=${classes.includes('joined')}
    ></ct-card>
    ${
      open.length > 1
        ? html`<div class="menu" role="group" aria-label=${card.name}>
            ${open.map((control) => menuItem(control, words))}
          </div>`
        : nothing
    }
  </li>`;
}

export const pieceSpot = (piece: PieceStack, words: TableWords, underAttack = false): TemplateResult => {
  const { attack, damage, joined, attacked, used, fleeting, card } = piece;
  const state = underAttack
    ? words.underAttack
    : joined
      ? words.attacking
      : attacked
        ? words.attacked
        : used
          ? words.used
          : fleeting
            ? words.fleeting
            : undefined;
  const now = { attack, state, ...(card.hitPoints === null ? {} : { damage }) };
  const spent = (attacked || used) && !joined ? 'spent' : '';
  return spot(piece, words, now, `${joined ? 'joined' : ''} ${spent} ${underAttack ? 'target' : ''}`);
};

export const rowSpot = (stack: RowStack, words: TableWords): TemplateResult =>
  spot(
    stack,
    words,
    { state: stack.underAttack ? words.underAttack : undefined },
    `${stack.facing} ${stack.underAttack ? 'target' : ''}`,
  );

export const cardSpot = (stack: Stack, words: TableWords): TemplateResult =>
  spot(stack, words, { state: stack.fleeting ? words.fleeting : undefined });

/** Cards side by side, each kept by its key so that focus and scroll survive. */
export const lane = <T extends Stack>(
  stacks: readonly T[],
  draw: (stack: T) => TemplateResult,
): TemplateResult => html`${repeat(stacks, ({ key }) => key, draw)}`;
