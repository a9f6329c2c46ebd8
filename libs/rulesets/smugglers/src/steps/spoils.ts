import {
  cannot,
  end,
  message,
  NONE,
  NOTHING,
  refusal,
  value,
  ASK,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { FREIGHTS, freePods, freightOf, moveFreight, unitsAboard, type Freight } from '../cargo.ts';
import { freightName, keepName, seatName } from '../names.ts';
import { findKeep, keepsOf, playerOf, type GameTable } from '../state.ts';
import { only, step } from './step.ts';

const NO_ROOM = refusal('SG-COMBAT-21');

/** The pirate option: one equipment card or some goods instead of the hull (SG-COMBAT-11, SG-COMBAT-21, SG-COMBAT-22). */
export interface SpoilsFrame extends Frame {
  readonly seat: Seat;
  readonly from: Seat;
  taken: number;
  /** Goods are taken in the order of the list, so that a haul is chosen in one way only. */
  last: number;
}

/** Is there anything to take at all? */
export const hasSpoils = (table: GameTable, _seat: Seat, from: Seat): boolean =>
  unitsAboard(playerOf(table, from)) > 0 || keepsOf(table, from, 'equipment').length > 0;

const kindsLeft = (table: GameTable, { from, last }: SpoilsFrame): readonly Freight[] =>
  FREIGHTS.filter((freight, at) => at >= last && freightOf(playerOf(table, from), freight) > 0);

/** Ends with what was chosen: `hull` or `loot`. */
export const spoils = step<SpoilsFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (table, frame) => ({
    ask: message('prompt.spoils', {
      foe: seatName(frame.from),
      n: value(table, 'loot', frame.seat) - frame.taken,
    }),
    rule: 'SG-COMBAT-11',
  }),
  run(table, frame) {
    if (frame.taken === 0) return ASK;
    const full = frame.taken >= value(table, 'loot', frame.seat) || freePods(table, frame.seat) === 0;
    if (!full && kindsLeft(table, frame).length > 0) return ASK;
    end(table, 'loot');
    return undefined;
  },
  moves: {
    shootHull: {
      over: (_table, { taken }) => (taken === 0 ? NOTHING : NONE),
      apply: (table) => end(table, 'hull'),
      label: (_table, { from }) => message('move.shootHull', { foe: seatName(from) }),
    },
    seize: {
      over: (table, { from, taken }) =>
        taken === 0 ? keepsOf(table, from, 'equipment').map(({ id }) => id) : NONE,
      check: (table, { from }) => cannot(table, 'robbed', from),
      apply(table, { seat, from }, _seat, id) {
        giveKeep(table, id as string, seat);
        table.emit?.(
          message('log.seized', { seat: seatName(seat), foe: seatName(from), card: keepName(id as string) }),
        );
        end(table, 'loot');
      },
      label: (_table, _frame, _seat, id) => message('move.seize', { card: keepName(id as string) }),
    },
    plunder: {
      over: kindsLeft,
      check(table, { seat, from }) {
        return cannot(table, 'robbed', from) ?? (freePods(table, seat) === 0 ? NO_ROOM : undefined);
      },
      apply(table, frame, seat, freight) {
        frame.taken++;
        frame.last = FREIGHTS.indexOf(freight as Freight);
        moveFreight(playerOf(table, frame.from), playerOf(table, seat), freight as Freight, 1);
        table.emit?.(
          message('log.plundered', {
            seat: seatName(seat),
            foe: seatName(frame.from),
            goods: freightName(freight as Freight),
          }),
        );
      },
      label: (_table, _frame, _seat, freight) =>
        message('move.plunder', { goods: freightName(freight as Freight) }),
    },
    enough: {
      over: (_table, { taken }) => (taken > 0 ? NOTHING : NONE),
      apply: (table) => end(table, 'loot'),
      label: () => message('move.enough'),
    },
  },
});

/** A kept card changes hands; its abilities go with it. */
export function giveKeep(table: GameTable, id: string, to: Seat): void {
  const found = findKeep(table, id);
  if (found === undefined) return;
  const { keeps } = playerOf(table, found.seat);
  keeps.splice(keeps.indexOf(found.keep), 1);
  playerOf(table, to).keeps.push(found.keep);
}
