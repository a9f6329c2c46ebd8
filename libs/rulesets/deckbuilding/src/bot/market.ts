import { EMPTY } from '@cantina/decks';
import type { Seat } from '@cantina/engine';
import { cardOf, isEnemyOf, type Card, type GameTable } from '../state.ts';
import { gainOf, type DeckWorth } from './worth.ts';

/** What resources can be turned into. */

export interface Ware {
  readonly cost: number;
  readonly gain: number;
}

/** Everything this player may buy that makes the deck better. */
export function waresFor(table: GameTable, seat: Seat, deck: DeckWorth): readonly Ware[] {
  const { row, pilots } = table.state;
  const wares: Ware[] = [];
  const offer = (card: Card): void => {
    const gain = gainOf(card, deck);
    if (gain > 0) wares.push({ cost: card.cost, gain });
  };
  for (const number of row.cards) {
    if (number === EMPTY) continue;
    const card = cardOf(table, number);
    if (!isEnemyOf(card, seat)) offer(card);
  }
  const pilot = table.content.cards.find(({ kind }) => kind === 'pilot');
  if (pilots > 0 && pilot !== undefined) offer(pilot);
  return wares;
}

/** The best one or two purchases with these resources. */
export function bestBuy(wares: readonly Ware[], resources: number): number {
  let best = 0;
  for (let i = 0; i < wares.length; i++) {
    const first = wares[i] as Ware;
    if (first.cost > resources) continue;
    best = Math.max(best, first.gain);
    for (let j = i + 1; j < wares.length; j++) {
      const second = wares[j] as Ware;
      if (first.cost + second.cost <= resources) best = Math.max(best, first.gain + second.gain);
    }
  }
  return best;
}
