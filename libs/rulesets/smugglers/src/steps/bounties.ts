import { abort, message, refusal, type Move } from '@cantina/engine';
import { z } from 'zod';
import { seatName } from '../names.ts';
import { isSeat, playerOf, rivalsOf, seatsIn, type GameTable } from '../state.ts';
import { payOut, setBounty } from './ledger.ts';
import { TURN_OVER } from './step.ts';
import type { VisitFrame } from './visit.ts';

const WANTED_YOURSELF = refusal('SG-BOUNTY-08');
const TOO_LITTLE = refusal('SG-BOUNTY-10');
const NO_DEBTS = refusal('SG-TRADE-34');
const PRISONER = refusal('SG-BOUNTY-13');
const NOT_A_RIVAL = refusal('SG-BOUNTY-17');

type Order = { readonly on: number; readonly credits: number };
const order: z.ZodType<Order> = z.strictObject({
  on: z.int().min(0).max(5),
  credits: z.int().min(1).max(1_000_000),
});

/** A price on another player's head, paid into the bank and never withdrawn (SG-BOUNTY-08..13, SG-BOUNTY-17, SG-BOUNTY-19). */
export const placeBounty: Move<GameTable, VisitFrame> = {
  open: order,
  over(table, { seat }) {
    const sum = Math.min(table.content.numbers.leastBounty, Math.max(1, playerOf(table, seat).credits));
    return seatsIn(table).map((on) => ({ on, credits: sum }));
  },
  check(table, _frame, seat, what) {
    const { on, credits } = what as Order;
    if (!isSeat(table, on) || on === seat || playerOf(table, on).where === 'out') return NOT_A_RIVAL;
    if (playerOf(table, seat).bounty > 0) return WANTED_YOURSELF;
    if (playerOf(table, on).where === 'prison') return PRISONER;
    if (credits < table.content.numbers.leastBounty) return TOO_LITTLE;
    return credits > playerOf(table, seat).credits ? NO_DEBTS : undefined;
  },
  apply(table, _frame, seat, what) {
    const { on, credits } = what as Order;
    payOut(table, seat, credits);
    setBounty(table, on, playerOf(table, on).bounty + credits);
    abort(table, TURN_OVER); // nothing else this turn (SG-BOUNTY-11)
  },
  label: (_table, _frame, _seat, what) => {
    const { on, credits } = what as Order;
    return message('move.placeBounty', { foe: seatName(on), n: credits });
  },
  suggest(table, { seat }, _seat, random) {
    const rivals = rivalsOf(table, seat);
    const { credits } = playerOf(table, seat);
    const { leastBounty } = table.content.numbers;
    const on = rivals[random.below(Math.max(1, rivals.length))];
    if (on === undefined || credits < leastBounty) return undefined;
    return { on, credits: leastBounty + random.below(credits - leastBounty + 1) };
  },
};
