import { finish, message, type Outcome, type Seat } from '@cantina/engine';
import { score } from '../effects/values.ts';
import type { CellarTable } from '../state.ts';

/** The end of the night: the richest wins; several equally rich share it as a draw (SM-END-01, SM-END-02). */
export function closeCellar(table: CellarTable): void {
  const everybody = table.state.hands.map((_hand, seat) => seat);
  const { seats, best, first } = ranked(table, everybody);
  const shared = seats.includes('drawn');
  finish(table, {
    seats,
    because: shared
      ? message('because.shared', { n: best })
      : message('because.richest', { seat: first + 1, n: best }),
  });
}

/** Whoever concedes has lost; among the others the richest wins at once (SM-END-03). */
export function concede(table: CellarTable, seat: Seat): void {
  const others = table.state.hands.map((_hand, other) => other).filter((other) => other !== seat);
  finish(table, {
    seats: ranked(table, others).seats,
    because: message('because.conceded', { seat: seat + 1 }),
  });
}

function ranked(
  table: CellarTable,
  seats: readonly Seat[],
): { seats: Outcome['seats']; best: number; first: Seat } {
  const scores = seats.map((seat) => score(table, seat));
  const best = Math.max(...scores);
  const top = seats.filter((_seat, i) => scores[i] === best);
  const place = top.length > 1 ? 'drawn' : 'won';
  return {
    seats: table.state.hands.map((_hand, seat) => (top.includes(seat) ? place : 'lost')),
    best,
    first: top[0] ?? 0,
  };
}
