/** Cards and pieces put together: equal copies in one place are one stack. */
import type { View } from '@cantina/deckbuilding';
import type { Controls } from './controls.ts';
import type { Faces } from './faces.ts';
import type { CardFace, Faction, OpenPile, PieceStack, RowStack, Stack } from './model.ts';

export type SideView = View['sides'][number];
export type PieceView = SideView['units'][number];

const NO_CONTROLS: readonly never[] = [];

/** Groups in the order in which the first of each comes. */
export function grouped<T>(
  things: readonly T[],
  keyOf: (thing: T, at: number) => string,
): readonly [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  things.forEach((thing, at) => {
    const key = keyOf(thing, at);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  });
  return [...groups.values()];
}

/** Cards of a hand. */
export function handStacks(
  { hand, fleeting }: SideView,
  faces: Faces,
  controls: Controls | undefined,
): readonly Stack[] {
  return grouped(hand.known, String).map(([card, ...others]) => ({
    key: `hand:${String(card)}`,
    card: faces(card),
    count: 1 + others.length,
    controls: controls?.take(`hand:${String(card)}`) ?? NO_CONTROLS,
    fleeting: controls !== undefined && fleeting.includes(card),
  }));
}

/** Pieces in the same condition; attack tells whether something adds to it. */
export function pieceStacks(
  pieces: readonly PieceView[],
  { attack }: View,
  { fleeting }: SideView,
  faces: Faces,
  controls: Controls,
): readonly PieceStack[] {
  const joined = (id: number) => attack?.with.includes(id) === true;
  const condition = ({ id, card, damage, used, attacked, attack: strength }: PieceView) =>
    [card, damage, used, attacked, strength, joined(id)].join(' ');
  return grouped(pieces, condition).map((group) => {
    const [first] = group;
    const ids = group.map(({ id }) => id);
    return {
      key: `piece:${String(first.id)}`,
      card: faces(first.card),
      count: group.length,
      controls: controls.take(...ids.map((id) => `piece:${String(id)}`)),
      fleeting: fleeting.includes(first.card),
      ids,
      attack: first.attack,
      damage: first.damage,
      used: first.used,
      attacked: first.attacked,
      joined: joined(first.id),
    };
  });
}

/** The row: copies are one choice, except the one under attack. */
export function rowStacks(
  { row, attack }: View,
  faces: Faces,
  own: Faction,
  controls: Controls,
): readonly RowStack[] {
  const filled = row.flatMap((card, slot) => (card < 0 ? [] : [{ card, slot }]));
  const isTarget = (slot: number) => attack?.target === slot;
  return grouped(filled, ({ card, slot }) => `${String(card)} ${String(isTarget(slot))}`).map((group) => {
    const [{ card, slot }] = group;
    const face = faces(card);
    const slots = group.map((one) => one.slot);
    return {
      key: `row:${String(slot)}:${String(card)}`,
      card: face,
      count: group.length,
      controls: controls.take(...slots.map((one) => `row:${String(one)}`)),
      fleeting: false,
      slots,
      facing: face.faction === own ? 'own' : face.faction === 'neutral' ? 'neutral' : 'enemy',
      underAttack: isTarget(slot),
    };
  });
}

/** A face-up pile, the newest card first. */
export function openPile(label: string, cards: readonly number[], faces: Faces): OpenPile {
  const newestFirst = grouped([...cards].reverse(), String);
  return {
    label,
    count: cards.length,
    cards: newestFirst.map(([card, ...others]) =>
      plainStack(`pile:${String(card)}`, faces(card), 1 + others.length),
    ),
  };
}

export const plainStack = (key: string, card: CardFace, count: number): Stack => ({
  key,
  card,
  count,
  controls: NO_CONTROLS,
  fleeting: false,
});
