import { finish, message, type Seat } from '@cantina/engine';
import { sideName } from '../names.ts';
import type { GameTable } from '../state.ts';

/** Whoever concedes has lost; the other side wins at once. */
export function concede(table: GameTable, seat: Seat): void {
  finish(table, {
    seats: seat === 0 ? ['lost', 'won'] : ['won', 'lost'],
    because: message('because.conceded', { side: sideName(seat) }),
  });
}
