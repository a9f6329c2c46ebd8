import { value, type Seat } from '@cantina/engine';
import { brixUnits, freePods, unitsAboard, unitsOf, validBrix } from './cargo.ts';
import { BRIX, KOROTH, placesOf, stepsBetween, type Place } from './galaxy.ts';
import { DEMANDS, GOODS, SYSTEMS, type Demand, type Good, type System } from './kinds.ts';
import { hasRun } from './options.ts';
import { frameOf, planetOf, playerOf, rivalsOf, type Content, type GameTable, type Player } from './state.ts';
import type { CombatFrame } from './steps/combat.ts';
import type { EncounterFrame } from './steps/encounter.ts';
import { pricePerUnit, unitsOnOffer, type MarketFrame } from './steps/market.ts';
import type { VisitFrame } from './steps/visit.ts';

/** How well a seat stands, in credits, by the book's own hints (SG-TIPS-06): what it owns, what that is good for, and how near it is to where it wants to be. */
export function evaluate(table: GameTable, seat: Seat): number {
  const { outcome } = table.state;
  if (outcome !== null)
    return outcome.seats[seat] === 'won' ? 1e6 : outcome.seats[seat] === 'drawn' ? 0 : -1e6;
  const player = playerOf(table, seat);
  if (player.where === 'out') return -1e6;
  return possessions(table, seat, player) + ambition(table, seat, player) + hunting(table, seat, player);
}

/** What a level is worth, and up to which one it is worth anything. */
const LEVELS: Readonly<Record<System, { readonly each: number; readonly upTo: number }>> = {
  engines: { each: 70, upTo: 6 },
  lightspeed: { each: 300, upTo: 7 },
  shields: { each: 60, upTo: 5 },
  lasers: { each: 85, upTo: 6 },
  pods: { each: 130, upTo: 10 },
};
const HULL = 150;
const KEPT_CARD = 120;
const CONTRACT = 60;
const BOUNTY = 0.3;
const CAPTIVE = { space: 0, prison: 500, hyperspace: 200, out: 0 };

function possessions(table: GameTable, seat: Seat, player: Player): number {
  let sum = player.credits + player.hull * HULL - player.bounty * BOUNTY - CAPTIVE[player.where];
  for (const system of SYSTEMS) {
    const { each, upTo } = LEVELS[system];
    sum += each * Math.min(upTo, player.systems[system]);
  }
  sum += KEPT_CARD * player.keeps.length + CONTRACT * player.deals.length;
  for (const good of GOODS) sum += player.cargo[good] * resale(table, good);
  const cost = table.content.numbers.weapons * table.state.options.weaponPrice;
  if (validBrix(table, player) >= table.content.numbers.weapons) sum += cost + 3000;
  else sum += brixUnits(player) * resale(table, 'weapons');
  return sum + pendingTrade(table, seat);
}

/** What a unit would bring at the best place on the board, less the trouble of getting there. */
const RESALE_SHARE = 0.75;

function resale(table: GameTable, good: Good): number {
  let best = 0;
  for (const { planet } of placesOf(table)) {
    if (planet < 0) continue;
    const rating = planetOf(table, planet).demand[good];
    best = Math.max(best, meanPrice(table.content, rating) * (rating === 'illegal' ? 0.6 : 1));
  }
  return best * RESALE_SHARE;
}

const means = new WeakMap<Content, Readonly<Record<Demand, number>>>();

function meanPrice(content: Content, rating: Demand): number {
  let known = means.get(content);
  if (known === undefined) {
    const mean = (of: Demand): number => content.tables.demand.reduce((sum, row) => sum + row[of], 0) / 6;
    known = Object.fromEntries(DEMANDS.map((of) => [of, mean(of)])) as Record<Demand, number>;
    means.set(content, known);
  }
  return known[rating];
}

/** In the middle of a trade: what could still be made of it. */
function pendingTrade(table: GameTable, seat: Seat): number {
  const market = frameOf<MarketFrame>(table, 'market');
  if (market?.seat !== seat || market.demand === 0 || market.done === true) return 0;
  const price = pricePerUnit(table, market);
  const player = playerOf(table, seat);
  const worth = resale(table, market.good);
  const offered = unitsOnOffer(table, market);
  if (market.way === 'sell')
    return Math.max(0, price - worth) * Math.min(offered, unitsOf(player, market.good));
  const units = Math.min(offered, freePods(table, seat), Math.floor(player.credits / price));
  return Math.max(0, worth - price) * units;
}

/** Each step away from the goal costs a little of it. */
const PER_STEP = 0.96;
const ON_THE_SPOT = 1.05;

/** The best planet to go to, the nearer the better. */
function ambition(table: GameTable, seat: Seat, player: Player): number {
  if (player.where !== 'space') return 0;
  const landed = frameOf<VisitFrame>(table, 'visit');
  let best = 0;
  for (const place of placesOf(table)) {
    const prize = prizeAt(table, seat, player, place);
    if (prize <= 0) continue;
    const near = prize * PER_STEP ** stepsBetween(table, player.sector, place.sector);
    best = Math.max(best, landed?.seat === seat && landed.place === place.id ? near * ON_THE_SPOT + 2 : near);
  }
  return best;
}

const SHARE = 0.5;

function prizeAt(table: GameTable, seat: Seat, player: Player, place: Place): number {
  const { weapons } = table.content.numbers;
  const armed = validBrix(table, player) >= weapons;
  const run = hasRun(table.state.options);
  if (place.id === KOROTH) return run && armed ? 8000 : yardAt(table, player, place);
  if (place.id === BRIX) return run && isReady(table, seat, player) ? 3000 : yardAt(table, player, place);
  if (armed) return 0;
  const { demand } = planetOf(table, place.planet);
  const market = table.content.tables.availability[2]?.[place.port] ?? 0;
  if (unitsAboard(player) > 0) {
    let income = 0;
    for (const good of GOODS)
      income = Math.max(
        income,
        Math.min(market, unitsOf(player, good)) *
          meanPrice(table.content, demand[good]) *
          (demand[good] === 'illegal' ? 0.6 : 1),
      );
    return income * SHARE + delivery(player, place);
  }
  let profit = 0;
  for (const good of GOODS) {
    const price = meanPrice(table.content, demand[good]);
    const units = Math.min(market, freePods(table, seat), Math.floor(player.credits / price));
    profit = Math.max(profit, units * (resale(table, good) - price));
  }
  return profit * SHARE + yardAt(table, player, place);
}

const delivery = ({ deals }: Player, { planet }: Place): number =>
  deals.some((deal) => deal.planet === planet) ? 100 : 0;

/** Money, room and speed enough to go for it. */
function isReady(table: GameTable, seat: Seat, player: Player): boolean {
  const { weapons, deadline } = table.content.numbers;
  const { brix, koroth } = table.content.board;
  const far = stepsBetween(table, brix, koroth);
  return (
    player.credits >= weapons * table.state.options.weaponPrice + value(table, 'fine', seat) &&
    value(table, 'pods', seat) >= weapons &&
    value(table, 'lightspeed', seat) * deadline >= far
  );
}

/** What the yard there could make of the money. */
function yardAt(table: GameTable, player: Player, { port }: Place): number {
  let gain = 0;
  for (const system of SYSTEMS) {
    const price = table.content.tables.upgrades[system][port];
    const { each, upTo } = LEVELS[system];
    if (price === null || price >= each) continue;
    const levels = Math.min(upTo - player.systems[system], Math.floor(player.credits / price));
    gain += Math.max(0, levels) * (each - price);
  }
  return gain * SHARE;
}

/** Where ships are to be destroyed: near the others, their hulls low, and not letting them go. */
function hunting(table: GameTable, seat: Seat, player: Player): number {
  const { mode } = table.state.options;
  if (mode === 'run' || mode === 'credits') return 0;
  let sum = mode === 'kills' ? player.kills * 800 : 0;
  let near = 0;
  for (const rival of rivalsOf(table, seat)) {
    const { hull, where, sector } = playerOf(table, rival);
    sum -= 400 * hull + 1500;
    if (where === 'space' && player.where === 'space')
      near = Math.max(near, 300 * PER_STEP ** (3 * stepsBetween(table, player.sector, sector)));
  }
  const meets = frameOf<EncounterFrame>(table, 'encounter')?.seat === seat;
  const fights = frameOf<CombatFrame>(table, 'combat') !== undefined;
  return sum + near + (meets ? 40 : 0) + (fights ? 40 : 0);
}
