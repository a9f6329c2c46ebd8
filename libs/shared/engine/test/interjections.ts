import { z } from 'zod';
import { nextSeat } from '../src/effects/measure.ts';
import { makeOffer, offersTo, takeOffer, type Interjection } from '../src/interject.ts';
import { NOTHING } from '../src/json.ts';
import { leavePlay } from '../src/play.ts';
import { call } from '../src/stack.ts';
import { refusal } from '../src/verdict.ts';
import { write, type ToyTable } from './state.ts';
import { TOO_DEAR } from './steps.ts';

/** What may be done at the toy out of turn, where it is noisy: shouting, meddling, bribing, withdrawing a piece. */

const QUIET = refusal('TOY-QUIET');

const bribe = z.strictObject({ to: z.int().min(0).max(3), coins: z.int().min(1).max(9) });

export const interjections: Readonly<Record<string, Interjection<ToyTable>>> = {
  shout: {
    over: (table) => (table.state.noisy ? NOTHING : []),
    apply: (table, seat) => write(table, `${seat} shouts`),
  },
  meddle: {
    over: (table) => (table.state.noisy ? ['guess', 'twice', 'stray', 'flee'] : []),
    apply: (table, _seat, step) => call(table, step as string),
  },
  bribe: {
    open: bribe,
    over: (table, seat) => (table.state.noisy ? [{ to: nextSeat(table, seat), coins: 1 }] : []),
    check(table, seat, what) {
      const { to, coins } = what as z.infer<typeof bribe>;
      if (!table.state.noisy) return QUIET;
      return to >= table.state.seats || (table.state.coins[seat] ?? 0) < coins ? TOO_DEAR : undefined;
    },
    apply(table, seat, what) {
      const { to, coins } = what as z.infer<typeof bribe>;
      makeOffer(table, 'bribe', seat, to, coins);
    },
  },
  takeBribe: {
    over: (table, seat) => offersTo(table, seat).map(({ id }) => id),
    apply(table, seat, id) {
      const offer = takeOffer(table, Number(id));
      if (offer === undefined) return;
      table.state.coins[offer.from] = (table.state.coins[offer.from] ?? 0) - Number(offer.what);
      table.state.coins[seat] = (table.state.coins[seat] ?? 0) + Number(offer.what);
    },
  },
  desert: {
    over: (table) => (table.state.noisy ? Object.keys(table.state.pieces) : []),
    apply(table, seat, id) {
      leaveIfInPlay(table, id as string);
      write(table, `${seat} withdraws ${id as string}`);
    },
  },
};

function leaveIfInPlay(table: ToyTable, id: string): void {
  const listening = Object.values(table.state.listening).some((pieces) => pieces.includes(id));
  if (listening) leavePlay(table, id);
}
