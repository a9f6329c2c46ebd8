/** What ending the turn now would throw away: only what the page says can still be done. */
import { isOpen } from './look.ts';
import type { Control, Stack, TableModel } from './model.ts';

export interface Waste {
  readonly any: boolean;
  /** Resources that would still buy something. */
  readonly resources: number;
  /** Cards in play that could still attack. */
  readonly attackers: number;
  /** Cards in hand that could still be played. */
  readonly cards: number;
}

const opens = (controls: readonly Control[], ...kinds: readonly string[]): boolean =>
  controls.some((control) => isOpen(control) && kinds.includes(control.action.do));

export function wasteOf({ own, opponent, galaxy, question }: TableModel): Waste {
  const market: readonly Stack[] = [...galaxy.row, ...(galaxy.pilots === null ? [] : [galaxy.pilots])];
  const buys = market.some(({ controls }) => opens(controls, 'buy'));
  const attacks =
    [opponent.controls, opponent.base?.controls ?? [], ...galaxy.row.map(({ controls }) => controls)].some(
      (controls) => opens(controls, 'attack'),
    ) || opens(question.controls, 'strike');
  const fighters = [...own.units, ...own.ships].filter(({ attack, attacked }) => attack > 0 && !attacked);
  const resources = buys ? own.resources : 0;
  const attackers = attacks ? fighters.reduce((sum, { count }) => sum + count, 0) : 0;
  const cards = own.hand.cards.reduce(
    (sum, { count, controls }) => sum + (opens(controls, 'play') ? count : 0),
    0,
  );
  return { any: resources + attackers + cards > 0, resources, attackers, cards };
}
