import {
  abort,
  ASK,
  call,
  happen,
  message,
  NONE,
  NOTHING,
  refusal,
  takeResult,
  type Frame,
  type Move,
  type Seat,
} from '@cantina/engine';
import { emptyBrix, unitsOf, unloadGood, validBrix } from '../cargo.ts';
import { discardDeal } from '../effects/keeps.ts';
import { KOROTH, placeCalled, type Place } from '../galaxy.ts';
import { GOODS, type Good } from '../kinds.ts';
import { cardName, freightName, planetName, seatName } from '../names.ts';
import { hasRun } from '../options.ts';
import { cardOf, playerOf, type Deal, type GameTable } from '../state.ts';
import { arm } from './arms.ts';
import { placeBounty } from './bounties.ts';
import { mustPassCustoms } from './contraband.ts';
import { customsLocals } from './customs.ts';
import { winRun } from './ending.ts';
import { receive } from './ledger.ts';
import { replacePlanet } from './planets.ts';
import { only, step, TURN_OVER } from './step.ts';
import { upgrade } from './yard.ts';

const NO_MARKET = refusal('SG-RACE-22');
const NONE_ABOARD = refusal('SG-TRADE-31');
const TOO_FEW = refusal('SG-CONTRACT-02');

/** On a planet: past customs, then one of the activities (SG-EXPLORE-02, SG-EXPLORE-04, SG-EXPLORE-06). */
export interface VisitFrame extends Frame {
  readonly seat: Seat;
  readonly place: string;
  stage: 'landing' | 'customs' | 'through' | 'port';
}

export type VisitMove = Move<GameTable, VisitFrame>;

const placeOf = (table: GameTable, { place }: VisitFrame): Place => placeCalled(table, place) as Place;

export const visit = step<VisitFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (_table, { place }) => ({
    ask: message('prompt.visit', { planet: planetName(place) }),
    rule: 'SG-EXPLORE-02',
  }),
  run(table, frame) {
    const { seat, place } = frame;
    takeResult(frame);
    switch (frame.stage) {
      case 'landing':
        frame.stage = 'customs';
        table.emit?.(message('log.land', { seat: seatName(seat), planet: planetName(place) }));
        happen(table, 'landing', { it: seat });
        return undefined;
      case 'customs': // at every landing anew (SG-CUSTOMS-03); nobody else is looked at (SG-CUSTOMS-02, SG-CUSTOMS-25)
        frame.stage = 'through';
        if (mustPassCustoms(table, seat, place))
          call(table, 'customs', customsLocals(seat, place, placeOf(table, frame).port));
        return undefined;
      case 'through':
        frame.stage = 'port';
        if (place === KOROTH) deliverWeapons(table, seat);
        return undefined;
      case 'port':
        return ASK;
    }
  },
  moves: {
    buy: {
      over: () => GOODS,
      check: (table, frame) => (placeOf(table, frame).planet < 0 ? NO_MARKET : undefined),
      apply: (table, frame, _seat, good) => openMarket(table, frame, 'buy', good as Good),
      label: (_table, _frame, _seat, good) => message('move.buy', { goods: freightName(good as Good) }),
    },
    sell: {
      over: () => GOODS,
      check(table, frame, seat, good) {
        if (placeOf(table, frame).planet < 0) return NO_MARKET;
        return unitsOf(playerOf(table, seat), good as Good) === 0 ? NONE_ABOARD : undefined;
      },
      apply: (table, frame, _seat, good) => openMarket(table, frame, 'sell', good as Good),
      label: (table, _frame, seat, good) =>
        message('move.sell', {
          goods: freightName(good as Good),
          n: unitsOf(playerOf(table, seat), good as Good),
        }),
    },
    arm,
    upgrade,
    placeBounty,
    deliver: {
      over: (table, frame) => dealsHere(table, frame).map(({ id }) => id),
      check(table, frame, seat, id) {
        const contract = contractOf(table, frame, id as string);
        if (contract === undefined) return undefined;
        return unitsOf(playerOf(table, seat), contract.good) < contract.units ? TOO_FEW : undefined;
      },
      apply: (table, frame, _seat, id) => deliver(table, frame, id as string),
      label: (table, frame, _seat, id) =>
        message('move.deliver', {
          card: cardName(table, dealsHere(table, frame).find((deal) => deal.id === id)?.card ?? 0),
          n: contractOf(table, frame, id as string)?.pays ?? 0,
        }),
    },
    // SG-EXPLORE-07
    leave: {
      over: (_table, { stage }) => (stage === 'port' ? NOTHING : NONE),
      apply: (table) => abort(table, TURN_OVER),
      label: () => message('move.leavePlanet'),
    },
  },
});

/** One kind of goods, one way (SG-TRADE-02, SG-TRADE-03, SG-TRADE-06, SG-TRADE-14, SG-TRADE-29), forbidden goods too (SG-TRADE-30, SG-CUSTOMS-20). Without room or
 * money a purchase may be announced all the same (SG-TRADE-32).
 */
function openMarket(table: GameTable, { seat, place }: VisitFrame, way: 'buy' | 'sell', good: Good): void {
  table.emit?.(message(`log.announce.${way}`, { seat: seatName(seat), goods: freightName(good) }));
  call(table, 'market', { seat, place, way, good, stock: 0, demand: 0 });
}

const dealsHere = (table: GameTable, frame: VisitFrame): readonly Deal[] => {
  const { planet } = placeOf(table, frame);
  return playerOf(table, frame.seat).deals.filter((deal) => deal.planet === planet);
};

function contractOf(table: GameTable, frame: VisitFrame, id: string) {
  const deal = dealsHere(table, frame).find((one) => one.id === id);
  return deal === undefined ? undefined : cardOf(table, deal.card).contract;
}

/** SG-CONTRACT-02, SG-CONTRACT-03. */
function deliver(table: GameTable, frame: VisitFrame, id: string): void {
  const { seat } = frame;
  const contract = contractOf(table, frame, id);
  if (contract === undefined) return;
  const { planet } = placeOf(table, frame);
  unloadGood(playerOf(table, seat), contract.good, contract.units);
  table.emit?.(
    message('log.delivered', { seat: seatName(seat), goods: freightName(contract.good), n: contract.units }),
  );
  receive(table, seat, contract.pays);
  discardDeal(table, id);
  replacePlanet(table, planet);
  abort(table, TURN_OVER);
}

/**
 * Ten weapons still good are through: the Run is won at once (SG-RACE-01, SG-RACE-02, SG-RACE-07, SG-RACE-09, SG-RACE-20, SG-RACE-25). In the
 * race for credits Koroth pays for them (SG-RACE-08).
 */
function deliverWeapons(table: GameTable, seat: Seat): void {
  const { weapons, korothPays } = table.content.numbers;
  const player = playerOf(table, seat);
  if (!hasRun(table.state.options) || validBrix(table, player) < weapons) return;
  emptyBrix(table, player, weapons);
  receive(table, seat, korothPays);
  if (table.state.options.mode === 'run') winRun(table, seat);
  else abort(table, TURN_OVER);
}
