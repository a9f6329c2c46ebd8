import { discard } from '@cantina/decks';
import {
  call,
  end,
  happen,
  message,
  refresh,
  takeResult,
  value,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { ageWeapons, isOverloaded } from '../cargo.ts';
import { discardDeal } from '../effects/keeps.ts';
import { cardName, seatName } from '../names.ts';
import { cardOf, isIn, playerOf, type GameTable } from '../state.ts';
import { checkFortune } from './ending.ts';
import { raiseBounty } from './ledger.ts';
import { step, TURN_OVER } from './step.ts';

/** One player's turn: destiny card, movement, exploration, in this order (SG-TURN-02). */
export interface TurnFrame extends Frame {
  readonly seat: Seat;
  stage: 'begin' | 'captive' | 'destiny' | 'move' | 'explore' | 'end' | 'close' | 'over';
}

export const turn = step<TurnFrame>({
  run(table, frame) {
    checkFortune(table);
    if (table.state.outcome !== null) return;
    if (shedAll(table)) return;
    const { seat } = frame;
    switch (frame.stage) {
      case 'begin':
        begin(table, frame);
        return;
      case 'captive': // out of prison or hyperspace: the whole turn follows (SG-JAIL-09, SG-WORM-11)
        frame.stage = takeResult(frame) === true ? 'destiny' : 'end';
        return;
      case 'destiny':
        frame.stage = 'move';
        call(table, 'destiny', { seat, card: -1, planet: -1 });
        return;
      case 'move':
        frame.stage = 'explore';
        call(table, 'move', { seat, left: value(table, 'lightspeed', seat), skimmed: false, entered: false });
        return;
      case 'explore':
        frame.stage = 'end';
        call(table, 'explore', { seat });
        return;
      case 'end':
        frame.stage = 'close';
        closeDeals(table, seat);
        return;
      case 'close':
        frame.stage = 'over';
        close(table, seat);
        return;
      case 'over':
        end(table);
    }
  },
  catches: {
    /** Whatever was going on is dropped; nothing of it is left half done. */
    [TURN_OVER]: (_table, frame) => void (frame.stage = 'end'),
  },
});

function begin(table: GameTable, frame: TurnFrame): void {
  const { seat } = frame;
  const { state } = table;
  const { where } = playerOf(table, seat);
  state.held = false;
  state.throws = [];
  table.emit?.(message('log.turn', { seat: seatName(seat) }));
  if (where === 'prison') {
    frame.stage = 'captive'; // SG-JAIL-01
    call(table, 'prison', { seat, trying: false });
  } else if (where === 'hyperspace') {
    frame.stage = 'captive'; // SG-WORM-04
    call(table, 'hyperspace', { seat });
  } else if (value(table, 'lightspeed', seat) === 0) {
    frame.stage = 'end'; // nothing else this turn, not even a card (SG-STRAND-05, SG-STRAND-07)
    call(table, 'berth', { seat, tow: true });
  } else {
    frame.stage = 'destiny';
    happen(table, 'turnStart', { it: seat });
  }
}

/** Wherever pods were lost, the hold fits again before anything else happens (SG-TRADE-04). */
function shedAll(table: GameTable): boolean {
  const { players } = table.state;
  for (let seat = 0; seat < players.length; seat++) {
    if (!isIn(table, seat) || !isOverloaded(table, seat)) continue;
    call(table, 'shed', { seat });
    return true;
  }
  return false;
}

/** A contract whose time is up is broken (SG-CONTRACT-04). */
function closeDeals(table: GameTable, seat: Seat): void {
  let breach = 0;
  for (const { id, card, until } of playerOf(table, seat).deals.slice()) {
    if (table.state.round < until) continue;
    discardDeal(table, id);
    breach += cardOf(table, card).contract?.breach ?? 0;
    table.emit?.(message('log.breach', { seat: seatName(seat), card: cardName(table, card) }));
  }
  raiseBounty(table, seat, breach);
}

/** Cards done with are discarded (SG-TURN-12), weapons grow old (SG-RACE-10, SG-RACE-17), what was for this turn ends. */
function close(table: GameTable, seat: Seat): void {
  const { state } = table;
  for (const card of state.drawn.splice(0)) discard(table, state.destiny, card);
  const aged = ageWeapons(table, playerOf(table, seat));
  if (aged > 0) table.emit?.(message('log.aged', { seat: seatName(seat), n: aged }));
  refresh(table, 'turn');
  happen(table, 'turnEnd', { it: seat });
}
