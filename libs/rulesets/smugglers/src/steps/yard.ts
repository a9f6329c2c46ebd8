import { abort, ASK, become, message, NOTHING, refusal, value, type Frame, type Seat } from '@cantina/engine';
import { placeCalled } from '../galaxy.ts';
import { SYSTEMS, type System } from '../kinds.ts';
import { planetName, seatName, systemName } from '../names.ts';
import { playerOf, type GameTable } from '../state.ts';
import { payOut } from './ledger.ts';
import { noteCell } from './roll.ts';
import { only, step, TURN_OVER } from './step.ts';
import type { VisitMove } from './visit.ts';

const NO_YARD = refusal('SG-UPGRADE-13');
const NO_SHIELDS = refusal('SG-UPGRADE-09');
const NO_LASERS = refusal('SG-UPGRADE-10');
const AT_ITS_BEST = refusal('SG-UPGRADE-02');
const TOO_DEAR = refusal('SG-UPGRADE-04');

/** More upgrades in the same turn, as many as money allows (SG-UPGRADE-04). */
interface YardFrame extends Frame {
  readonly seat: Seat;
  readonly place: string;
}

/** Per level, whatever the level (SG-UPGRADE-05, SG-UPGRADE-12, SG-UPGRADE-14, SG-UPGRADE-16); `null` where this starport does not have it. */
function priceOf(table: GameTable, seat: Seat, place: string, system: System): number | null {
  const port = placeCalled(table, place)?.port ?? 'none';
  const price = table.content.tables.upgrades[system][port];
  return price === null ? null : Math.max(1, price - value(table, 'discount', seat));
}

/** Nothing at all without a starport; a small one has neither shields nor lasers. */
function whyNot(table: GameTable, place: string, system: System) {
  if (placeCalled(table, place)?.port === 'none') return NO_YARD;
  return system === 'shields' ? NO_SHIELDS : NO_LASERS;
}

function checkRaise(table: GameTable, seat: Seat, place: string, system: System) {
  const price = priceOf(table, seat, place, system);
  if (price === null) return whyNot(table, place, system);
  const { systems, credits } = playerOf(table, seat);
  if (systems[system] >= table.content.numbers.highest) return AT_ITS_BEST;
  return price > credits ? TOO_DEAR : undefined;
}

function raise(table: GameTable, seat: Seat, place: string, system: System): void {
  noteCell(table, 'upgrades', SYSTEMS.indexOf(system), placeCalled(table, place)?.port ?? 'none');
  payOut(table, seat, priceOf(table, seat, place, system) ?? 0);
  const { systems } = playerOf(table, seat);
  systems[system]++;
  table.emit?.(
    message('log.raised', { seat: seatName(seat), system: systemName(system), n: systems[system] }),
  );
}

const label = (table: GameTable, seat: Seat, place: string, system: System) =>
  message('move.upgrade', {
    system: systemName(system),
    n: playerOf(table, seat).systems[system] + 1,
    price: priceOf(table, seat, place, system) ?? 0,
  });

/** The first level decides what this visit is for; the hull is nothing a starport can mend (SG-UPGRADE-06), and nothing is sold back (SG-UPGRADE-15). */
export const upgrade: VisitMove = {
  over: () => SYSTEMS,
  check: (table, { place }, seat, system) => checkRaise(table, seat, place, system as System),
  apply(table, { place }, seat, system) {
    raise(table, seat, place, system as System);
    become(table, 'yard', { seat, place });
  },
  label: (table, { place }, seat, system) => label(table, seat, place, system as System),
};

export const yard = step<YardFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (_table, { place }) => ({
    ask: message('prompt.yard', { planet: planetName(place) }),
    rule: 'SG-UPGRADE-04',
  }),
  run: () => ASK,
  moves: {
    upgrade: {
      over: () => SYSTEMS,
      check: (table, { place }, seat, system) => checkRaise(table, seat, place, system as System),
      apply: (table, { place }, seat, system) => raise(table, seat, place, system as System),
      label: (table, { place }, seat, system) => label(table, seat, place, system as System),
    },
    castOff: {
      over: () => NOTHING,
      apply: (table) => abort(table, TURN_OVER),
      label: () => message('move.castOff'),
    },
  },
});
