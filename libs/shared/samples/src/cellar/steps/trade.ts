import {
  makeOffer,
  message,
  NOBODY,
  offersTo,
  refusal,
  takeOffer,
  type Interjection,
  type Offer,
  type Seat,
  type Verdict,
} from '@cantina/engine';
import { value } from '@cantina/engine';
import { z } from 'zod';
import { figureName, nameOf } from '../names.ts';
import { addCoins, coinsOf, findKeep, keepsOf, type CellarTable } from '../state.ts';

/** Trading: at any moment of a turn, also in the middle of a card, coins may be offered for somebody's keep (SM-TRADE-01). */

const NO_TRADE = refusal('SM-TRADE-02');
const NO_TURN = refusal('SM-TRADE-03');
const NOT_FOR_SALE = refusal('SM-TRADE-04');
const TOO_LITTLE = refusal('SM-TRADE-05');
const ONE_OFFER = refusal('SM-TRADE-06');
const FALLEN_THROUGH = refusal('SM-TRADE-07');

const MOST_COINS = 12;

const bid = z.strictObject({ keep: z.string().max(40), coins: z.int().min(1).max(MOST_COINS) });
type Bid = z.infer<typeof bid>;

function checkOffer(table: CellarTable, seat: Seat, { keep, coins }: Bid): Verdict {
  const { state } = table;
  if (!state.options.trade) return NO_TRADE;
  if (state.active === NOBODY) return NO_TURN;
  if (state.offered[seat] === true) return ONE_OFFER;
  const wanted = findKeep(table, keep);
  if (wanted === undefined || wanted.seat === seat) return NOT_FOR_SALE;
  return coins > coinsOf(table, seat) ? TOO_LITTLE : undefined;
}

const inCoins = (n: number): number => Math.min(MOST_COINS, Math.max(1, n));

/** An open action: any keep on the table, any price; typical is what the keep is worth. */
export const offer: Interjection<CellarTable, Bid> = {
  open: bid,
  over: (table) =>
    table.state.keeps.map(({ id }) => ({ keep: id, coins: inCoins(value(table, 'worth', id)) })),
  check: checkOffer,
  apply(table, seat, { keep, coins }) {
    const owner = findKeep(table, keep)?.seat;
    if (owner === undefined) return;
    table.state.offered[seat] = true;
    makeOffer(table, 'purchase', seat, owner, { keep, coins });
    table.emit?.(
      message('log.offer', {
        figure: figureName(seat),
        owner: figureName(owner),
        keep: nameOf(table, keep),
        n: coins,
      }),
    );
  },
  label: (table, _seat, { keep, coins }) => message('move.offer', { keep: nameOf(table, keep), n: coins }),
  suggest(table, seat, random) {
    const others = table.state.keeps.filter((keep) => keep.seat !== seat);
    const purse = Math.min(MOST_COINS, coinsOf(table, seat));
    if (others.length === 0 || purse === 0) return undefined;
    const wanted = { keep: others[random.below(others.length)]?.id ?? '', coins: 1 + random.below(purse) };
    return checkOffer(table, seat, wanted) === undefined ? wanted : undefined;
  },
};

const offerTo = (table: CellarTable, seat: Seat, id: unknown): Offer | undefined =>
  offersTo(table, seat).find((one) => one.id === id);

/** The offer still stands if the buyer can pay and has space, and the seller still owns it (SM-TRADE-07). */
function stillStands(table: CellarTable, { from, to, what }: Offer): boolean {
  const { keep, coins } = what as unknown as Bid;
  const space = keepsOf(table, from).length < table.content.keepLimit;
  return space && coinsOf(table, from) >= coins && findKeep(table, keep)?.seat === to;
}

export const agree: Interjection<CellarTable, number> = {
  over: (table, seat) => offersTo(table, seat).map(({ id }) => id),
  check(table, seat, id) {
    const open = offerTo(table, seat, id);
    return open !== undefined && stillStands(table, open) ? undefined : FALLEN_THROUGH;
  },
  apply(table, seat, id) {
    const { from, what } = takeOffer(table, id) as Offer;
    const { keep: name, coins } = what as unknown as Bid;
    const keep = findKeep(table, name);
    if (keep === undefined) return;
    keep.seat = from;
    addCoins(table, from, -coins);
    addCoins(table, seat, coins);
    table.emit?.(
      message('log.sold', {
        figure: figureName(seat),
        buyer: figureName(from),
        keep: nameOf(table, name),
        n: coins,
      }),
    );
  },
  label(table, seat, id) {
    const { from, what } = offerTo(table, seat, id) as Offer;
    const { keep, coins } = what as unknown as Bid;
    return message('move.agree', { keep: nameOf(table, keep), n: coins, figure: figureName(from) });
  },
};
