import { abort, message, NONE, refusal } from '@cantina/engine';
import { freePods, stow } from '../cargo.ts';
import { BRIX } from '../galaxy.ts';
import { seatName } from '../names.ts';
import { hasRun } from '../options.ts';
import { playerOf, type GameTable } from '../state.ts';
import { payOut } from './ledger.ts';
import { TURN_OVER, upTo } from './step.ts';
import type { VisitMove } from './visit.ts';

const NO_RUN = refusal('SG-ALT-04');
const NO_ROOM = refusal('SG-RACE-19');
const TOO_DEAR = refusal('SG-RACE-18');

const priceOf = ({ state }: GameTable, units: number): number => units * state.options.weaponPrice;

/** On Brix: one to ten of the special weapons, at their fixed price and without a roll (SG-RACE-06, SG-RACE-12, SG-RACE-18). */
export const arm: VisitMove = {
  over: (table, { place }) => (place === BRIX ? upTo(table.content.numbers.weapons) : NONE),
  check(table, _frame, seat, units) {
    if (!hasRun(table.state.options)) return NO_RUN;
    if ((units as number) > freePods(table, seat)) return NO_ROOM;
    return priceOf(table, units as number) > playerOf(table, seat).credits ? TOO_DEAR : undefined;
  },
  apply(table, _frame, seat, units) {
    payOut(table, seat, priceOf(table, units as number));
    stow(playerOf(table, seat), [{ round: table.state.round, units: units as number }]);
    table.emit?.(message('log.armed', { seat: seatName(seat), n: units as number }));
    abort(table, TURN_OVER);
  },
  label: (table, _frame, _seat, units) =>
    message('move.arm', { n: units as number, price: priceOf(table, units as number) }),
};
