import { type Json, makeOffer, message, refusal, type Move, type Offer, type Seat } from '@cantina/engine';
import type { Random } from '@cantina/random';
import { z } from 'zod';
import { FREIGHTS, freightOf } from '../cargo.ts';
import { seatName } from '../names.ts';
import { playerOf, type GameTable } from '../state.ts';
import { allOf, bundle, has, inWords, isEmpty, NOTHING_AT_ALL, wholeHold, type Bundle } from './bundle.ts';
import type { EncounterFrame } from './encounter.ts';

/** Offers in an encounter: what one gives, what one wants, and what follows a refusal (SG-OFFER-01..05). */

const ENOUGH_OFFERS = refusal('SG-OFFER-01');
const NO_OFFER = refusal('SG-OFFER-02');
const NOT_THERE = refusal('SG-OFFER-03');

// Named as what it is for the engine: followed through JSON's own definition, its type has no end.
const proposal = z.strictObject({
  give: bundle,
  want: bundle,
  else: z.enum(['nothing', 'attack']),
}) as unknown as z.ZodType<Json>;
/** An open action, so plain JSON. */
export type Proposal = { readonly give: Shape; readonly want: Shape; readonly else: 'nothing' | 'attack' };
type Shape = Pick<Bundle, keyof Bundle>;

/** What a unit of goods usually brings, for typical offers. */
const USUAL_PRICE = 50;
const USUAL_CARD_PRICE = 300;
const MOST_CANDIDATES = 8;

export const partnerOf = ({ seat, foe }: EncounterFrame, me: Seat): Seat => (me === seat ? foe : seat);
const sideOf = ({ seat }: EncounterFrame, me: Seat): 0 | 1 => (me === seat ? 0 : 1);

/** The offer lying on the table in this encounter. */
export const pending = ({ state }: GameTable): Offer | undefined =>
  state.offers.open.find(({ kind }) => kind === 'trade');

/** A handful that anybody might make: buy or sell a kind of goods, a card, a gift, a threat. */
function typical(table: GameTable, frame: EncounterFrame, me: Seat): readonly Proposal[] {
  const other = partnerOf(frame, me);
  const mine = playerOf(table, me);
  const theirs = playerOf(table, other);
  const list: Proposal[] = [];
  const plain = (give: Bundle, want: Bundle): void => void list.push({ give, want, else: 'nothing' });
  const credits = (n: number): Bundle => ({ ...NOTHING_AT_ALL, credits: n });
  if (!isEmpty(wholeHold(table, other)))
    list.push({ give: NOTHING_AT_ALL, want: wholeHold(table, other), else: 'attack' });
  if (theirs.credits >= 2)
    list.push({ give: NOTHING_AT_ALL, want: credits(Math.floor(theirs.credits / 2)), else: 'attack' });
  for (const freight of FREIGHTS) {
    const sold = freightOf(mine, freight);
    const bought = freightOf(theirs, freight);
    if (sold > 0 && theirs.credits >= sold * USUAL_PRICE)
      plain(allOf(table, me, freight), credits(sold * USUAL_PRICE));
    if (bought > 0 && mine.credits >= bought * USUAL_PRICE)
      plain(credits(bought * USUAL_PRICE), allOf(table, other, freight));
  }
  for (const { id } of theirs.keeps)
    if (mine.credits >= USUAL_CARD_PRICE)
      plain(credits(USUAL_CARD_PRICE), { ...NOTHING_AT_ALL, cards: [id] });
  plain(credits(Math.min(100, mine.credits)), NOTHING_AT_ALL);
  return list.slice(0, MOST_CANDIDATES);
}

export const propose: Move<GameTable, EncounterFrame> = {
  open: proposal,
  over: typical,
  check(table, frame, me, what) {
    const { give, want } = what as Proposal;
    if ((frame.made[sideOf(frame, me)] as number) >= table.content.numbers.offers) return ENOUGH_OFFERS;
    if (isEmpty(give) && isEmpty(want)) return NO_OFFER;
    return has(table, me, give) && has(table, partnerOf(frame, me), want) ? undefined : NOT_THERE;
  },
  /** A new offer takes the place of the one before it: that is a counter-offer. */
  apply(table, frame, me, what) {
    const other = partnerOf(frame, me);
    table.state.offers.open = [];
    makeOffer(table, 'trade', me, other, what);
    frame.made[sideOf(frame, me)] = (frame.made[sideOf(frame, me)] as number) + 1;
    frame.done = [false, false];
    delete frame.defied;
    frame.speaks = other;
    table.emit?.(message(`log.offer.${(what as Proposal).else}`, words(me, other, what as Proposal)));
  },
  label: (_table, frame, me, what) =>
    message(`move.propose.${(what as Proposal).else}`, words(me, partnerOf(frame, me), what as Proposal)),
  suggest: (table, frame, me, random) => invent(table, frame, me, random),
};

const words = (me: Seat, other: Seat, { give, want }: Proposal) => ({
  seat: seatName(me),
  foe: seatName(other),
  give: inWords(give),
  want: inWords(want),
});

/** A share of what a player has: some credits, some goods, now and then a card. */
function someOf(table: GameTable, seat: Seat, random: Random): Bundle {
  const player = playerOf(table, seat);
  const goods: Record<string, number> = {};
  for (const freight of FREIGHTS) {
    const n = random.below(freightOf(player, freight) + 1);
    if (n > 0) goods[freight] = n;
  }
  const credits = random.below(3) === 0 ? random.below(player.credits + 1) : 0;
  const cards = player.keeps.filter(() => random.below(4) === 0).map(({ id }) => id);
  return { credits, goods, cards };
}

function invent(table: GameTable, frame: EncounterFrame, me: Seat, random: Random): Proposal | undefined {
  const give = random.below(3) === 0 ? NOTHING_AT_ALL : someOf(table, me, random);
  const want = random.below(3) === 0 ? NOTHING_AT_ALL : someOf(table, partnerOf(frame, me), random);
  if (isEmpty(give) && isEmpty(want)) return undefined;
  return { give, want, else: isEmpty(give) || random.below(4) === 0 ? 'attack' : 'nothing' };
}
