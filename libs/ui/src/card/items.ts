/** Cards side by side as one group: choices are tab stops, the other cards are reached by arrow keys. */
import { html, type TemplateResult } from 'lit';
import { moveFocus } from '../arrows.ts';
import type { CardItem } from '../model.ts';
import './card.ts';

/** Whether an item may be left out of the tab order because another one leads into the group. */
const isQuiet = (item: CardItem, items: readonly (CardItem | null)[]) =>
  item.choice === undefined &&
  (items.some((other) => other?.choice !== undefined) || items.find((other) => other !== null) !== item);

export const cardOf = (item: CardItem, items: readonly (CardItem | null)[]): TemplateResult =>
  html`<ct-card
    .card=${item.card}
    .choice=${item.choice}
    copies=${item.copies ?? 1}
    ?selected=${item.selected ?? false}
    ?quiet=${isQuiet(item, items)}
  ></ct-card>`;

export function arrowsThroughCards(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof Element)) return;
  moveFocus(event, [...event.currentTarget.querySelectorAll<HTMLElement>('ct-card')]);
}
