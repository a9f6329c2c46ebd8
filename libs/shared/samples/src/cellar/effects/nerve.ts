import { chanceAtLeast, dice, odds, type Die, type Distribution, type Pool } from '@cantina/dice';
import { message, value, type Effect, type Forecast } from '@cantina/engine';
import type { CellarTable } from '../state.ts';

/** The dice of the cellar: how many a figure rolls, and what that is likely to bring. */

export const dieOf = ({ content }: CellarTable): Die => ({ name: 'cellar', faces: content.die.faces });

/** One die per point of nerve (SM-NERVE-01). */
export const poolOf = (table: CellarTable, figure: number): Pool =>
  dice(value(table, 'nerve', figure), dieOf(table));

export const nerveOdds = (table: CellarTable, figure: number): Distribution =>
  odds(poolOf(table, figure), table.content.die.worth);

export function forecast(chance: number): Forecast {
  return {
    outcomes: [
      { of: message('odds.pass'), chance },
      { of: message('odds.fail'), chance: 1 - chance },
    ],
  };
}

/** Where an effect begins with a test, how likely it is to be passed without rolling any die again. */
export function forecastOf(
  table: CellarTable,
  figure: number,
  effect: Effect | undefined,
): Forecast | undefined {
  if (effect === undefined || !('test' in effect)) return undefined;
  const { need } = effect.test as unknown as { need: number };
  return forecast(chanceAtLeast(nerveOdds(table, figure), need));
}
