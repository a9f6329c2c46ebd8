import type { Action } from '@cantina/engine';
import type { Contender } from './contender.ts';
import { playOut } from './deckbuilding.ts';

/** The same game at random, but nobody ends a turn while something else can be done. */
export const contender: Contender = () => playOut(beforeTheEnd);

function beforeTheEnd(legal: readonly Action[]): readonly Action[] {
  return legal.length === 1 ? legal : legal.filter((action) => action.do !== 'endTurn');
}
