import type { Json, Position } from '@cantina/engine';
import { content } from './content/index.ts';
import { EMPIRE, REBELS } from './state.ts';

/** Short words for scripts that lead to a position. */

type Script = Position['script'];
type Acts = (act: string, what?: Json) => Script[number];

export const card = (id: string): number => content.cards.findIndex((one) => one.id === id);

const by =
  (seat: number): Acts =>
  (act, what = null) => ({ seat, action: { do: act, what } });

export const empire = by(EMPIRE);
export const rebels = by(REBELS);
export const shuttle = rebels('play', card('alliance-shuttle'));
export const trooper = rebels('play', card('rebel-trooper'));

/** The Empire lets its turn go by; the Rebels do all this in theirs. */
export const rebelTurn = (...acts: Script): Script => [empire('endTurn'), ...acts, rebels('endTurn')];

/**
 * A whole attack; cards in play are named by their pieces' numbers, which count up from 3: 1 and 2 are the starting bases.
 * The target is 'base', or a slot of the row.
 */
export const attack = (act: Acts, target: 'base' | number, ...pieces: readonly number[]): Script => [
  act('attack', target),
  ...pieces.map((piece) => act('join', piece)),
  act('strike'),
];
