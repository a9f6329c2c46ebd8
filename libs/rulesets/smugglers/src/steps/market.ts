import {
  abort,
  ASK,
  call,
  happen,
  message,
  NOTHING,
  refusal,
  takeResult,
  value,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { freePods, unitsOf, unloadGood } from '../cargo.ts';
import { placeCalled, type Place } from '../galaxy.ts';
import type { Demand, Good } from '../kinds.ts';
import { freightName, seatName } from '../names.ts';
import { planetOf, playerOf, type GameTable } from '../state.ts';
import { payOut, receive } from './ledger.ts';
import { replacePlanet } from './planets.ts';
import { noteCell, tableRow } from './roll.ts';
import { only, step, TURN_OVER, upTo } from './step.ts';

const NO_PODS = refusal('SG-TRADE-16');
const NO_DEBTS = refusal('SG-TRADE-34');
const NOT_SO_MANY = refusal('SG-TRADE-08');

/** Buying or selling: availability, then demand, and only then the decision (SG-TRADE-07..12). */
export interface MarketFrame extends Frame {
  readonly seat: Seat;
  readonly place: string;
  readonly way: 'buy' | 'sell';
  readonly good: Good;
  /** The dice; 0 until rolled. */
  stock: number;
  demand: number;
  /** The trade is done; what it set going goes on. */
  done?: boolean;
}

const placeOf = (table: GameTable, { place }: MarketFrame): Place => placeCalled(table, place) as Place;

const ratingOf = (table: GameTable, frame: MarketFrame): Demand =>
  planetOf(table, placeOf(table, frame).planet).demand[frame.good];

/** How many units change hands at most (SG-TRADE-08). */
export function unitsOnOffer(table: GameTable, frame: MarketFrame): number {
  const row = tableRow(table, frame.seat, 'availability', frame.stock);
  const listed = table.content.tables.availability[row]?.[placeOf(table, frame).port] ?? 0;
  return Math.max(0, listed + value(table, 'stock', frame.place));
}

/** Credits for each (SG-TRADE-09, SG-TRADE-10): by the planet's demand, and what events and cards make of it. */
export function pricePerUnit(table: GameTable, frame: MarketFrame): number {
  const { seat, place, way, good } = frame;
  const row = tableRow(table, seat, 'demand', frame.demand);
  const listed = table.content.tables.demand[row]?.[ratingOf(table, frame)] ?? 0;
  const haggled = value(table, way === 'buy' ? 'buying' : 'selling', seat);
  return Math.max(1, listed + value(table, `price.${good}`, place) + haggled);
}

export const market = step<MarketFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (table, frame) => ({
    ask: message(`prompt.market.${frame.way}`, {
      goods: freightName(frame.good),
      n: unitsOnOffer(table, frame),
      price: pricePerUnit(table, frame),
    }),
    rule: 'SG-TRADE-11',
  }),
  run(table, frame) {
    const die = takeResult(frame) as number | undefined;
    if (frame.done === true) closeUp(table, frame);
    else if (frame.stock === 0) {
      if (die === undefined) call(table, 'roll', { seat: frame.seat, kind: 'availability', die: 0 });
      else stocktaking(table, frame, die);
    } else if (frame.demand === 0) {
      if (die === undefined) call(table, 'roll', { seat: frame.seat, kind: 'demand', die: 0 });
      else quote(table, frame, die);
    } else return ASK;
    return undefined;
  },
  moves: {
    trade: {
      over: (table, frame) => upTo(unitsOnOffer(table, frame)),
      hopeless: (table, { way }, seat) => way === 'buy' && freePods(table, seat) === 0,
      check(table, frame, seat, units) {
        const n = units as number;
        if (frame.way === 'sell')
          return n > unitsOf(playerOf(table, seat), frame.good) ? NOT_SO_MANY : undefined;
        if (n > freePods(table, seat)) return NO_PODS;
        return n * pricePerUnit(table, frame) > playerOf(table, seat).credits ? NO_DEBTS : undefined;
      },
      apply: (table, frame, _seat, units) => trade(table, frame, units as number),
      label: (table, frame, _seat, units) =>
        message(`move.trade.${frame.way}`, {
          n: units as number,
          goods: freightName(frame.good),
          price: (units as number) * pricePerUnit(table, frame),
        }),
    },
    // The turn is over all the same (SG-TRADE-12, SG-TRADE-13), and the planet stays (SG-PLANET-04).
    noDeal: {
      over: () => NOTHING,
      apply: (table) => abort(table, TURN_OVER),
      label: () => message('move.noDeal'),
    },
  },
});

/** Nothing to be had: no demand roll, the turn is over (SG-TRADE-33). */
function stocktaking(table: GameTable, frame: MarketFrame, die: number): void {
  frame.stock = die;
  noteCell(
    table,
    'availability',
    tableRow(table, frame.seat, 'availability', die),
    placeOf(table, frame).port,
  );
  const n = unitsOnOffer(table, frame);
  table.emit?.(message('log.available', { n }));
  if (n === 0) abort(table, TURN_OVER);
}

function quote(table: GameTable, frame: MarketFrame, die: number): void {
  frame.demand = die;
  noteCell(table, 'demand', tableRow(table, frame.seat, 'demand', die), ratingOf(table, frame));
  table.emit?.(message('log.price', { goods: freightName(frame.good), n: pricePerUnit(table, frame) }));
}

/** So many units at the price rolled for (SG-TRADE-35, SG-TRADE-36). */
function trade(table: GameTable, frame: MarketFrame, units: number): void {
  const { seat, way, good } = frame;
  const price = pricePerUnit(table, frame);
  const player = playerOf(table, seat);
  frame.done = true;
  table.emit?.(
    message(`log.trade.${way}`, { seat: seatName(seat), goods: freightName(good), n: units, price }),
  );
  if (way === 'buy') {
    payOut(table, seat, units * price);
    player.cargo[good] += units;
    happen(table, 'bought', { it: seat, n: units });
  } else {
    unloadGood(player, good, units);
    receive(table, seat, units * price);
    happen(table, 'sold', { it: seat, n: units });
  }
}

/** After a sale, and whatever it set going, the planet leaves the board (SG-PLANET-01); the turn is over (SG-TRADE-12). */
function closeUp(table: GameTable, frame: MarketFrame): void {
  if (frame.way === 'sell') replacePlanet(table, placeOf(table, frame).planet);
  abort(table, TURN_OVER);
}
