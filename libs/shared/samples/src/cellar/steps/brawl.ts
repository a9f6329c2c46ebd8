import { opposed, results, roll, total } from '@cantina/dice';
import { cannot, happen, message, otherSeats, refusal, type Move, type Seat } from '@cantina/engine';
import { nerveOdds, poolOf } from '../effects/nerve.ts';
import { figureName } from '../names.ts';
import { coinsOf, roomOf, type CellarTable } from '../state.ts';
import type { TurnFrame } from './turn.ts';

const ELSEWHERE = refusal('SM-BRAWL-02');
const PENNILESS = refusal('SM-BRAWL-03');

/** Both roll their nerve; the attacker wins ties. The loser's coins go to the winner (SM-BRAWL-01). */
export const brawlMove: Move<CellarTable, TurnFrame> = {
  over: (table, _frame, seat) => otherSeats(table, seat),
  check(table, _frame, seat, rival) {
    if (roomOf(table, rival as Seat) !== roomOf(table, seat)) return ELSEWHERE;
    return (
      cannot(table, 'rob', rival as Seat) ?? (coinsOf(table, rival as Seat) === 0 ? PENNILESS : undefined)
    );
  },
  apply(table, frame, seat, what) {
    frame.left--;
    const rival = what as Seat;
    const mine = rolled(table, seat);
    const theirs = rolled(table, rival);
    const won = mine >= theirs;
    table.emit?.(
      message(won ? 'log.brawl.won' : 'log.brawl.lost', {
        figure: figureName(seat),
        rival: figureName(rival),
        mine,
        theirs,
      }),
    );
    const { brawl } = table.content;
    if (won) happen(table, 'loss', { it: rival, amount: brawl.won, to: seat });
    else happen(table, 'loss', { it: seat, amount: brawl.lost, to: rival });
  },
  label: (_table, _frame, _seat, rival) => message('move.brawl', { figure: figureName(rival as Seat) }),
  odds(table, _frame, seat, rival) {
    const { attacker, defender } = opposed(
      nerveOdds(table, seat),
      nerveOdds(table, rival as Seat),
      'attacker',
    );
    return {
      outcomes: [
        { of: message('odds.won'), chance: attacker },
        { of: message('odds.lost'), chance: defender },
      ],
    };
  },
};

function rolled(table: CellarTable, seat: Seat): number {
  const pool = poolOf(table, seat);
  const thrown = roll(table.random, pool);
  table.state.throws.push({ figure: seat, faces: results(pool, thrown) });
  return total(pool, thrown, table.content.die.worth);
}
