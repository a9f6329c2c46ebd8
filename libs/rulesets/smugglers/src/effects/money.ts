import { CHANGES_NOTHING, refusal } from '@cantina/engine';
import { z } from 'zod';
import { unloadGood, unitsOf } from '../cargo.ts';
import type { Good } from '../kinds.ts';
import { isSeat, playerOf } from '../state.ts';
import { minimumBounty, payOut, raiseBounty, receive, setBounty } from '../steps/ledger.ts';
import { announce, throwDie } from '../steps/roll.ts';
import { count, howMany, type Count, type GameVerb } from './verb.ts';

/** Verbs about credits and bounties. */

const NO_DEBTS = refusal('SG-TRADE-34');

const gain: GameVerb<Count> = {
  params: count,
  apply: (table, cause, params) => receive(table, cause.you, howMany(table, params, cause)),
};

const lose: GameVerb<Count> = {
  params: count,
  reach(table, cause, params) {
    const { credits } = playerOf(table, cause.you);
    if (credits === 0) return CHANGES_NOTHING;
    return credits >= howMany(table, params, cause) ? 'all' : 'some';
  },
  apply: (table, cause, params) => void payOut(table, cause.you, howMany(table, params, cause)),
};

/** A price is paid whole or not at all. */
const spend: GameVerb<Count> = {
  params: count,
  reach: (table, cause, params) =>
    playerOf(table, cause.you).credits >= howMany(table, params, cause) ? 'all' : NO_DEBTS,
  apply: (table, cause, params) => void payOut(table, cause.you, howMany(table, params, cause)),
};

type Per = { readonly per: number };

/** One die times this many credits. */
const windfall: GameVerb<Per> = {
  params: z.strictObject({ per: z.int().min(1).max(10_000) }),
  apply(table, { you }, { per }) {
    const die = throwDie(table);
    announce(table, you, 'luck', die);
    receive(table, you, die * per);
  },
};

const wanted: GameVerb<Count> = {
  params: count,
  apply: (table, cause, params) => raiseBounty(table, cause.you, howMany(table, params, cause)),
};

const wantedIt: GameVerb<Count> = {
  params: count,
  apply(table, cause, params) {
    if (isSeat(table, cause.it)) raiseBounty(table, cause.it, howMany(table, params, cause));
  },
};

/** Never below what this character is always wanted for. */
const pardon: GameVerb<Count> = {
  params: count,
  reach: (table, { you }) =>
    playerOf(table, you).bounty > minimumBounty(table, you) ? 'all' : CHANGES_NOTHING,
  apply(table, cause, params) {
    const { bounty } = playerOf(table, cause.you);
    const least = Math.min(bounty, minimumBounty(table, cause.you));
    setBounty(table, cause.you, Math.max(least, bounty - howMany(table, params, cause)));
  },
};

/** All units of the kind picked, at this price each; no planet leaves for that (SG-PLANET-01). */
const sellIt: GameVerb<Count> = {
  params: count,
  apply(table, cause, params) {
    const player = playerOf(table, cause.you);
    const units = unitsOf(player, cause.it as Good);
    unloadGood(player, cause.it as Good, units);
    receive(table, cause.you, units * howMany(table, params, cause));
  },
};

export const moneyVerbs = { gain, lose, spend, windfall, wanted, wantedIt, pardon, sellIt };
