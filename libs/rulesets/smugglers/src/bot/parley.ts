import { value, type Offer, type Seat } from '@cantina/engine';
import { FREIGHTS, BRIX_WEAPONS, unitsAboard } from '../cargo.ts';
import { frameOf, playerOf, type GameTable } from '../state.ts';
import { fits, type Bundle } from '../steps/bundle.ts';
import type { EncounterFrame } from '../steps/encounter.ts';
import { partnerOf, pending, type Proposal } from '../steps/proposal.ts';
import { usualPrice } from './trade.ts';

/** Talking to other captains: what an offer is worth to either side, and what there is to fear. */

const KEPT_CARD = 120;
const BRIX_WEAPON = 500;

function bundleWorth(table: GameTable, { credits, goods, cards }: Bundle): number {
  let sum = credits + cards.length * KEPT_CARD;
  for (const freight of FREIGHTS) {
    const units = goods[freight] ?? 0;
    if (units > 0) sum += units * (freight === BRIX_WEAPONS ? BRIX_WEAPON : usualPrice(table, freight));
  }
  return sum;
}

/** By how much more lasers or engines win, as a chance: a third for one less, nine tenths for four more. */
const edge = (mine: number, theirs: number): number => Math.min(1, Math.max(0, 0.5 + (mine - theirs) * 0.12));

const HULL = 150;
const LAST_HULL = 1200;
const PER_UNIT = 40;
const MOST_LOOT = 3;

/** What being attacked by them would cost on average. */
function fearOf(table: GameTable, seat: Seat, foe: Seat): number {
  const me = playerOf(table, seat);
  const caught = edge(value(table, 'engines', foe), value(table, 'engines', seat));
  const hurt = edge(value(table, 'lasers', foe), value(table, 'lasers', seat));
  const loss = (me.hull === 1 ? LAST_HULL : HULL) + PER_UNIT * Math.min(MOST_LOOT, unitsAboard(me));
  return caught * hurt * loss;
}

/** Threats are meant in earnest more often than not. */
const IN_EARNEST = 0.7;
const AGREED = 0.9;
const IN_VAIN = -3;
const TALKING = 2;

/** What an open encounter still promises or threatens. */
export function parley(table: GameTable, seat: Seat): number {
  const frame = frameOf<EncounterFrame>(table, 'encounter');
  if (frame === undefined || frame.fought === true || (frame.seat !== seat && frame.foe !== seat)) return 0;
  const foe = partnerOf(frame, seat);
  const offer = pending(table);
  if (offer?.from === seat) return hopeOf(table, seat, foe, offer);
  if (frame.defied === true && frame.speaks === foe) return -IN_EARNEST * fearOf(table, seat, foe);
  return frame.done.includes(true) ? 0 : TALKING;
}

/** My offer lies on the table: will they take it? */
function hopeOf(table: GameTable, seat: Seat, foe: Seat, { what }: Offer): number {
  const { give, want, else: otherwise } = what as unknown as Proposal;
  const mine = bundleWorth(table, want) - bundleWorth(table, give);
  const fear = otherwise === 'attack' ? IN_EARNEST * fearOf(table, foe, seat) : 0;
  const possible = fits(table, seat, give, want) && fits(table, foe, want, give);
  return possible && mine > 0 && fear - mine > 0 ? mine * AGREED : IN_VAIN;
}
