/** One side of the table. */
import type { View } from '@cantina/deckbuilding';
import type { Seat } from '@cantina/engine';
import type { Controls } from './controls.ts';
import type { Faces } from './faces.ts';
import type { ClosedPile, Faction, Side } from './model.ts';
import type { Shown } from './page.ts';
import { handStacks, openPile, pieceStacks, type SideView } from './stacks.ts';
import type { TableWords } from './text/index.ts';

const FACTIONS: readonly Faction[] = ['empire', 'rebel'];

export const factionOf = (seat: Seat): Faction => FACTIONS[seat] ?? 'neutral';

/** The side's name as its sentences use it: "the Empire". */
export const sideName = ({ content }: Shown, seat: Seat): string =>
  content.words.templates[`side.${factionOf(seat)}`] ?? factionOf(seat);

/** Whose turn it is may attack the other side's base. */
export const isBaseTarget = ({ attack, turn }: View, seat: Seat): boolean =>
  attack?.target === 'base' && turn !== seat;

export function closedPile(label: string, { count, known }: SideView['deck'], faces: Faces): ClosedPile {
  return { label, count, known: known.map(({ depth, card }) => ({ depth, card: faces(card) })) };
}

export function presentSide(
  shown: Shown,
  seat: Seat,
  faces: Faces,
  controls: Controls,
  words: TableWords,
): Side {
  const { view } = shown;
  const side = view.sides[seat];
  const enemy = view.sides[1 - seat];
  if (side === undefined || enemy === undefined) throw new Error('the game is for two');
  const you = shown.seat === seat;
  const [base = null] = side.base === null ? [] : pieceStacks([side.base], view, side, faces, controls);
  const atBase = you ? [] : controls.take('base');
  return {
    seat,
    faction: factionOf(seat),
    name: sideName(shown, seat),
    player: shown.seats[seat]?.name ?? words.factions[factionOf(seat)],
    you,
    turn: view.turn === seat,
    base: base === null ? null : { ...base, controls: [...base.controls, ...atBase] },
    controls: base === null ? atBase : [],
    underAttack: isBaseTarget(view, seat),
    ships: pieceStacks(side.ships, view, side, faces, controls),
    units: pieceStacks(side.units, view, side, faces, controls),
    resources: side.pool,
    hand: {
      count: side.hand.count,
      cards: handStacks(side, faces, you ? controls : undefined),
      unknown: side.hand.unknown,
    },
    deck: closedPile(words.deck, side.deck, faces),
    discard: openPile(words.discard, side.discard, faces),
    bases: { count: side.bases.count, known: side.bases.known.map(faces) },
    lost: enemy.victory.map(faces),
    nextOnTop: side.nextOnTop,
  };
}
