/** Where on the table something can be done now: what a lesson points at. */
import { choiceOf, isOpen } from '../look.ts';
import type { Control, Stack, TableModel } from '../model.ts';

export interface Spot {
  /** The key of a stack, the name of a pile, or the action of a button as JSON. */
  readonly id: string;
  /** The card that lies there. */
  readonly name: string | null;
}

const stacksOf = ({ own, opponent, galaxy, offer }: TableModel): readonly Stack[] => [
  ...own.hand.cards,
  ...[own, opponent].flatMap(({ base, ships, units }) => [
    ...(base === null ? [] : [base]),
    ...ships,
    ...units,
  ]),
  ...galaxy.row,
  ...(galaxy.pilots === null ? [] : [galaxy.pilots]),
  ...(offer?.cards ?? []),
];

const spotOf = ({ key, card }: Stack): Spot => ({ id: key, name: card.name });

const buttons = ({ question, own, opponent }: TableModel): readonly Control[] =>
  [...question.controls, ...own.controls, ...opponent.controls].filter(isOpen);

/** Cards to which this kind of thing can be done. */
export const placesWith = (model: TableModel, kind: string): readonly Spot[] =>
  stacksOf(model)
    .filter(({ controls }) => controls.some((control) => isOpen(control) && control.action.do === kind))
    .map(spotOf);

/** Buttons of this kind that belong to no card. */
export const inBar = (model: TableModel, kind: string): readonly Spot[] =>
  buttons(model)
    .filter(({ action }) => action.do === kind)
    .map((control) => ({ id: choiceOf(control).id, name: null }));

/** Everything that can be done now. */
export const onTable = (model: TableModel): readonly Spot[] => [
  ...stacksOf(model)
    .filter(({ controls }) => controls.some(isOpen))
    .map(spotOf),
  ...buttons(model).map((control) => ({ id: choiceOf(control).id, name: null })),
];

export const endsTurn = ({ question }: TableModel): boolean =>
  question.controls.some(({ action }) => action.do === 'endTurn');

/** What the cheapest card costs that one may buy at all; `null` where there is none. */
export function cheapest({ own, galaxy }: TableModel): number | null {
  const costs = [
    ...galaxy.row,
    ...(galaxy.pilots === null || galaxy.pilots.count === 0 ? [] : [galaxy.pilots]),
  ]
    .filter(({ card }) => card.faction === own.faction || card.faction === 'neutral')
    .flatMap(({ card }) => (card.cost === null ? [] : [card.cost]));
  return costs.length === 0 ? null : Math.min(...costs);
}
