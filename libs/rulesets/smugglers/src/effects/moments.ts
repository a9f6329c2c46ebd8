import { call, happen, message, type MomentRule } from '@cantina/engine';
import type { System } from '../kinds.ts';
import { seatName } from '../names.ts';
import { CARD_SHIP, cardOf, frameOf, playerOf, type GameTable } from '../state.ts';
import type { CombatFrame } from '../steps/combat.ts';
import { confiscate, endTurnOf } from '../steps/customs.ts';
import { lowerSystem } from '../steps/harm.ts';
import { payOut, setBounty } from '../steps/ledger.ts';
import { settleDie } from '../steps/roll.ts';

/** What happens at each moment that cards may listen to; `it` is the player it happens to. */

type Moment = MomentRule<GameTable>;

const nothing: Moment = { apply: () => undefined };

/** What the die shows now is what counts. */
const rolled: Moment = { apply: (table, what) => settleDie(table, what['die'] as number) };

/** SG-CUSTOMS-14. */
const fined: Moment = {
  apply: (table, { it, ...what }) => void payOut(table, it as number, what['n'] as number),
};

/** SG-CUSTOMS-15. */
const detained: Moment = {
  apply(table, { it }) {
    confiscate(table, it as number);
    endTurnOf(table, it as number);
  },
};

/** SG-CUSTOMS-16. */
const jailed: Moment = {
  apply(table, { it }) {
    const seat = it as number;
    confiscate(table, seat);
    playerOf(table, seat).where = 'prison';
    table.emit?.(message('log.jailed', { seat: seatName(seat) }));
    endTurnOf(table, seat);
  },
};

/** Hull is lost; at none the ship is destroyed (SG-COMBAT-08, SG-COMBAT-09, SG-SYS-09). */
const hit: Moment = {
  apply(table, { it, ...what }) {
    const seat = it as number;
    const player = playerOf(table, seat);
    player.hull = Math.max(0, player.hull - (what['n'] as number));
    table.emit?.(message('log.hit', { seat: seatName(seat), n: player.hull }));
    if (player.hull === 0) happen(table, 'destroyed', { it, by: what['by'] ?? CARD_SHIP });
  },
};

const harm: Moment = {
  apply: (table, { it, ...what }) =>
    lowerSystem(table, it as number, what['system'] as System, what['n'] as number),
};

const destroyed: Moment = {
  apply(table, { it, ...what }) {
    const by = what['by'] as number;
    const combat = frameOf<CombatFrame>(table, 'combat');
    const hunter = combat !== undefined && combat.card >= 0 && cardOf(table, combat.card).kind === 'hunter';
    call(table, 'wreck', {
      seat: it as number,
      by: by === CARD_SHIP ? null : by,
      hunter: by === CARD_SHIP && hunter,
      stage: 'loss',
    });
  },
};

const wantedMore: Moment = {
  apply(table, { it, ...what }) {
    setBounty(table, it as number, playerOf(table, it as number).bounty + (what['n'] as number));
  },
};

export const moments: Readonly<Record<string, Moment>> = {
  turnStart: nothing,
  customsRoll: rolled,
  escapeRoll: rolled,
  availabilityRoll: rolled,
  demandRoll: rolled,
  manoeuvreRoll: rolled,
  battleRoll: rolled,
  holeRoll: rolled,
  wormRoll: rolled,
  luckRoll: rolled,
  landing: nothing,
  fined,
  detained,
  jailed,
  sold: nothing,
  bought: nothing,
  hit,
  harm,
  destroyed,
  victory: nothing,
  fled: nothing,
  wantedMore,
  collected: nothing,
  turnEnd: nothing,
};
