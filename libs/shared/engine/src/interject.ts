import type { Random } from '@cantina/random';
import type { ZodType } from 'zod';
import type { Json } from './json.ts';
import type { Message } from './message.ts';
import { end } from './stack.ts';
import type { Offer, Seat } from './state.ts';
import { stepsFor, type Forecast } from './step.ts';
import type { Table } from './table.ts';
import type { Verdict } from './verdict.ts';

/**
 * Acts open to seats the game is not waiting for, or in the middle of something else: an offer of credits, jettisoning
 * cargo, a medkit before lethal damage. They run above the open question, which is then asked again.
 */
export interface Interjection<T extends Table = Table, What extends Json = Json> {
  over(table: T, seat: Seat): readonly What[];
  check?(table: T, seat: Seat, what: What): Verdict;
  apply(table: T, seat: Seat, what: What): void;
  label?(table: T, seat: Seat, what: What): Message;
  odds?(table: T, seat: Seat, what: What): Forecast | undefined;
  readonly open?: ZodType<What>;
  suggest?(table: T, seat: Seat, random: Random): What | undefined;
}

/** Lies under whatever an interjection starts, so that its result is not mistaken for an answer to the open question. */
export const interjectionStep = stepsFor<Table>()({ run: (table) => end(table) });

/** Puts something before another seat; it lapses when the active player changes. */
export function makeOffer(table: Table, kind: string, from: Seat, to: Seat, what: Json): Offer {
  const { offers } = table.state;
  const offer: Offer = { id: ++offers.made, kind, from, to, what };
  offers.open.push(offer);
  table.probe?.('feature', 'offer');
  return offer;
}

export function offersTo(table: Table, seat: Seat): readonly Offer[] {
  return table.state.offers.open.filter(({ to }) => to === seat);
}

/** Takes an offer off the table: answered or withdrawn. */
export function takeOffer(table: Table, id: number): Offer | undefined {
  const { open } = table.state.offers;
  const at = open.findIndex((offer) => offer.id === id);
  return at < 0 ? undefined : open.splice(at, 1)[0];
}
