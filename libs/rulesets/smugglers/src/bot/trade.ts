import { value, type Seat } from '@cantina/engine';
import { freePods, unitsOf } from '../cargo.ts';
import { placesOf, type Place } from '../galaxy.ts';
import { DEMANDS, GOODS, PORTS, type Demand, type Good, type Port } from '../kinds.ts';
import { cardOf, frameOf, planetOf, playerOf, type Content, type GameTable, type Player } from '../state.ts';
import { pricePerUnit, unitsOnOffer, type MarketFrame } from '../steps/market.ts';
import { arrival, discount, thisTurn, turnsTo, type Journey } from './journey.ts';
import { ARREST, passChance } from './run.ts';
import { refit } from './ship.ts';

/** Buying where a thing is cheap, selling where it is dear. */

interface Means {
  readonly price: Readonly<Record<Demand, number>>;
  readonly units: Readonly<Record<Port, number>>;
}

const averages = new WeakMap<Content, Means>();

/** What the printed tables come to on average. */
function meansOf(content: Content): Means {
  const ready = averages.get(content);
  if (ready !== undefined) return ready;
  const { demand, availability } = content.tables;
  const mean = <K extends string>(keys: readonly K[], rows: readonly Readonly<Record<K, number>>[]) =>
    Object.fromEntries(keys.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0) / 6]));
  const means = { price: mean(DEMANDS, demand), units: mean(PORTS, availability) } as unknown as Means;
  averages.set(content, means);
  return means;
}

/** A planet as this captain sees it. */
export interface Stall {
  readonly place: Place;
  /** In which round it can be reached after this turn, and how far that is, as a factor. */
  readonly round: number;
  readonly later: number;
  /** In this turn, as a factor; 0 where that is too late. */
  readonly now: number;
  /** The chance to get past customs if somebody looks. */
  readonly through: number;
  /** Somebody looks whatever is in the hold. */
  readonly watched: boolean;
  readonly units: number;
  /** What a unit costs and brings there, by the place of the goods in the list. */
  readonly price: readonly number[];
  readonly illegal: readonly boolean[];
}

const NO_PRICES = GOODS.map(() => Infinity);
const NONE_ILLEGAL = GOODS.map(() => false);

export function stallsOf(table: GameTable, seat: Seat, journey: Journey): readonly Stall[] {
  const { price, units } = meansOf(table.content);
  const watched = playerOf(table, seat).bounty > 0;
  const stalls: Stall[] = [];
  for (const place of placesOf(table)) {
    const soon = thisTurn(table, journey, place.sector, place.id);
    const market = place.planet < 0 ? undefined : planetOf(table, place.planet).demand;
    const illegal = market === undefined ? NONE_ILLEGAL : illegalIn(market);
    const looked = watched || illegal.includes(true);
    const turns = turnsTo(table, journey, place.sector);
    stalls.push({
      place,
      round: arrival(journey, turns),
      later: discount(turns),
      now: soon === undefined ? 0 : discount(soon),
      through: !looked || journey.visits === place.id ? 1 : passChance(table, seat, place.port),
      watched,
      units: market === undefined ? 0 : units[place.port],
      price: market === undefined ? NO_PRICES : pricesIn(table, market, place.id, price),
      illegal,
    });
  }
  return stalls;
}

type Market = Readonly<Record<Good, Demand>>;
const forbidden = new WeakMap<Market, readonly boolean[]>();

function illegalIn(market: Market): readonly boolean[] {
  let known = forbidden.get(market);
  if (known === undefined) forbidden.set(market, (known = GOODS.map((good) => market[good] === 'illegal')));
  return known;
}

function pricesIn(
  { state }: GameTable,
  market: Market,
  planet: string,
  mean: Means['price'],
): readonly number[] {
  const prices = GOODS.map((good) => mean[market[good]]);
  for (const { value: name, it, add } of state.lasting) {
    const good = it === planet ? PRICES.indexOf(name) : -1;
    if (good >= 0) prices[good] = Math.max(1, (prices[good] as number) + add);
  }
  return prices;
}

const PRICES: readonly string[] = GOODS.map((good) => `price.${good}`);

/** What landing there to get so much comes to, customs considered. */
const landing = ({ through, watched }: Stall, prize: number): number =>
  prize * through - (1 - through) * ARREST - (watched || through === 1 ? 0 : BAD_NAME);

/** Customs may let one pass and still put up a bounty. */
const BAD_NAME = 60;

/** What so many units would bring there. */
function income(stall: Stall, good: number, units: number): number {
  if (stall.units === 0) return 0;
  const prize = Math.min(units, stall.units) * (stall.price[good] as number);
  return stall.watched || stall.illegal[good] === true ? landing(stall, prize) : prize;
}

/** Of what does not find a buyer at once this much of the price is left. */
const LEFTOVER = 0.6;
const SCRAP = 4;

/** What a hold full of this will bring at the best place for it, all in all. */
function worthOf(stalls: readonly Stall[], good: number, units: number): number {
  let best = SCRAP * units;
  for (const stall of stalls) {
    const sold = Math.min(units, stall.units);
    if (sold === 0) continue;
    const share = 1 + ((units - sold) / sold) * LEFTOVER;
    best = Math.max(best, income(stall, good, units) * share * stall.later);
  }
  return best;
}

/** A contract as it stands. */
interface Errand {
  readonly stall: Stall;
  readonly pays: number;
}

/** What the hold is good for: goods for the markets, and what is promised to somebody. */
export interface Hold {
  readonly worth: number;
  readonly errands: readonly Errand[];
  /** Units of each kind that are nobody's yet. */
  readonly free: readonly number[];
}

const UNDELIVERED = 0.06;
const RISK_OF_BREACH = 0.1;

export function holdOf(table: GameTable, player: Player, stalls: readonly Stall[]): Hold {
  let worth = 0;
  const errands: Errand[] = [];
  const free = GOODS.map((good) => unitsOf(player, good));
  for (const { card, planet, until } of player.deals) {
    const contract = cardOf(table, card).contract;
    const stall = stalls.find(({ place }) => place.planet === planet);
    if (contract === undefined || stall === undefined) continue;
    if ((stall.now > 0 ? table.state.round : stall.round) > until) continue;
    const { good, units, pays, breach } = contract;
    const at = GOODS.indexOf(good);
    worth -= RISK_OF_BREACH * breach;
    if ((free[at] as number) >= units) {
      free[at] = (free[at] as number) - units;
      errands.push({ stall, pays });
      worth += pays * stall.later;
    } else worth += UNDELIVERED * pays;
  }
  free.forEach((units, good) => {
    if (units > 0) worth += worthOf(stalls, good, units);
  });
  return { worth, errands, free };
}

/** Hope counts less than goods. */
const HOPE = 0.5;
const RESOLD = 0.8;

/** The best bargain there for this purse and so much room. */
function bargain(stalls: readonly Stall[], from: Stall, credits: number, room: number): number {
  let best = 0;
  if (from.units === 0) return best;
  for (let good = 0; good < GOODS.length; good++) {
    const price = from.price[good] as number;
    const units = Math.min(room, from.units, Math.floor(credits / price));
    if (units <= 0) continue;
    let most = 0;
    for (const to of stalls) if (to !== from) most = Math.max(most, income(to, good, units));
    best = Math.max(best, most * RESOLD - units * price);
  }
  return from.watched ? landing(from, best) : best;
}

/** What can be hoped for in turns to come: a bargain for the whole ship or a better ship. */
export function hope(table: GameTable, seat: Seat, player: Player, stalls: readonly Stall[]): number {
  const pods = value(table, 'pods', seat);
  let best = 0;
  for (const stall of stalls) {
    const better = refit(table, player, stall.place.port);
    const yard = stall.watched ? landing(stall, better) : better;
    const trade = bargain(stalls, stall, player.credits, pods);
    best = Math.max(best, Math.max(trade, yard) * stall.later);
  }
  return best * HOPE;
}

/** What this turn may still bring: one planet, one thing done there. */
export function chance(
  table: GameTable,
  seat: Seat,
  player: Player,
  stalls: readonly Stall[],
  { errands, free }: Hold,
): number {
  const room = freePods(table, seat);
  let best = 0;
  for (const stall of stalls) {
    if (stall.now === 0) continue;
    const better = refit(table, player, stall.place.port);
    let prize = (stall.watched ? landing(stall, better) : better) * HOPE;
    prize = Math.max(prize, bargain(stalls, stall, player.credits, room) * HOPE);
    free.forEach((units, good) => {
      if (units === 0) return;
      const sold = Math.min(units, stall.units);
      prize = Math.max(prize, income(stall, good, units) - (worthOf(stalls, good, units) * sold) / units);
    });
    for (const errand of errands)
      if (errand.stall === stall) prize = Math.max(prize, errand.pays * (1 - stall.later));
    best = Math.max(best, prize * stall.now);
  }
  return best;
}

/** In the middle of a trade: what could still be made of it. */
export function pendingTrade(table: GameTable, seat: Seat, stalls: readonly Stall[]): number {
  const market = frameOf<MarketFrame>(table, 'market');
  if (market?.seat !== seat || market.demand === 0 || market.done === true) return 0;
  const price = pricePerUnit(table, market);
  const player = playerOf(table, seat);
  const offered = unitsOnOffer(table, market);
  const good = GOODS.indexOf(market.good);
  if (market.way === 'sell') {
    const units = Math.min(offered, unitsOf(player, market.good));
    return Math.max(0, units * price - worthOf(stalls, good, units));
  }
  const units = Math.min(offered, freePods(table, seat), Math.floor(player.credits / price));
  return Math.max(0, worthOf(stalls, good, units) - units * price);
}

/** What a unit of goods is usually worth to anybody, for offers. */
export function usualPrice(table: GameTable, good: Good): number {
  const { price } = meansOf(table.content);
  let best = 0;
  for (const planet of table.state.slots) {
    const rating = planetOf(table, planet).demand[good];
    if (rating !== 'illegal') best = Math.max(best, price[rating]);
  }
  return best * RESOLD;
}
