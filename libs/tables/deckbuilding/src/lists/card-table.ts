/** Cards as a table: one row each, headed by its name. The roles are said aloud because a narrow screen shows rows as blocks. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Stack } from '../model.ts';
import { answers } from './answers.ts';
import { kindOf, textOf, type Column } from './columns.ts';
import type { Scene } from './scene.ts';

export function cardTable<T extends Stack>(
  scene: Scene,
  caption: string,
  stacks: readonly T[],
  columns: readonly Column<T>[],
): TemplateResult {
  const { listWords } = scene;
  const told: readonly Column<T>[] = [
    ...columns,
    { heading: listWords.text, cell: ({ card }: T) => textOf(card) || null },
  ].filter(({ cell }) => stacks.some((stack) => cell(stack) !== null));
  const doing = stacks.some(({ controls }) => controls.length > 0);
  const heading = (text: string) => html`<th scope="col" role="columnheader">${text}</th>`;
  return html`<table role="table">
    <caption>
      <span class="unseen">${caption}</span>
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${heading(listWords.card)}${doing ? heading(listWords.doing) : nothing}${told.map((column) =>
          heading(column.heading),
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${repeat(
        stacks,
        ({ key }) => key,
        (stack) => row(scene, stack, told, doing),
      )}
    </tbody>
  </table>`;
}

function row<T extends Stack>(
  scene: Scene,
  stack: T,
  columns: readonly Column<T>[],
  doing: boolean,
): TemplateResult {
  const { key, card, controls } = stack;
  const { listWords } = scene;
  return html`<tr role="row" data-key=${key}>
    <th scope="row" role="rowheader"><b>${nameOf(stack)}</b> <small>${kindOf(card, listWords)}</small></th>
    ${
      doing
        ? html`<td role="cell" class="doing" data-label=${listWords.doing}>${answers(controls, scene)}</td>`
        : nothing
    }
    ${columns.map(({ heading, cell }) => {
      const value = cell(stack);
      const kind = typeof value === 'string' && value.length > 20 ? 'long' : 'short';
      return html`<td role="cell" class=${value === null ? 'none' : kind} data-label=${heading}>
        ${value ?? '–'}
      </td>`;
    })}
  </tr>`;
}

export const nameOf = ({ card, count }: Stack): string =>
  count === 1 ? card.name : `${String(count)} × ${card.name}`;
