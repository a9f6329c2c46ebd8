/** The controls of a table that can be chosen now. */
import { isOpen } from './look.ts';
import type { Control, Side, TableModel } from './model.ts';

const atSide = ({ base, controls, ships, units, hand }: Side): readonly Control[] => [
  ...controls,
  ...[...(base === null ? [] : [base]), ...ships, ...units, ...hand.cards].flatMap((stack) => stack.controls),
];

/** Every control there is, place by place. */
export const allControls = ({ own, opponent, galaxy, offer, question }: TableModel): readonly Control[] => [
  ...atSide(opponent),
  ...[...galaxy.row, ...(galaxy.pilots === null ? [] : [galaxy.pilots])].flatMap((stack) => stack.controls),
  ...atSide(own),
  ...(offer?.cards ?? []).flatMap((stack) => stack.controls),
  ...question.controls,
];

export const openControls = (model: TableModel): readonly Control[] => allControls(model).filter(isOpen);

/** The only thing to do, if there is just one; a turn is ended by its player alone. */
export function forcedIn(model: TableModel): Control | undefined {
  const [only, ...others] = openControls(model);
  return others.length === 0 && only?.action.do !== 'endTurn' ? only : undefined;
}
