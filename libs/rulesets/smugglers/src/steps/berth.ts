import { ASK, end, message, value, type Frame, type Message, type Seat } from '@cantina/engine';
import { nearestPorts, placesAt } from '../galaxy.ts';
import { planetName, seatName } from '../names.ts';
import { playerOf, type GameTable } from '../state.ts';
import { only, step } from './step.ts';

/** To the nearest planet: by tug, or because a card says so. Among equally near ones the owner chooses. */
interface BerthFrame extends Frame {
  readonly seat: Seat;
  /** Towed there without lightspeed: repaired, and billed. */
  readonly tow: boolean;
}

/** The sector by its planets, of which there may be two. */
export const berthName = (table: GameTable, sector: number): Message =>
  message('berth', { planets: placesAt(table, sector).map(({ id }) => planetName(id)), sector });

export const berth = step<BerthFrame>({
  actors: (_table, { seat }) => only(seat),
  prompt: (_table, { tow }) => ({
    ask: message('prompt.berth'),
    rule: tow ? 'SG-STRAND-02' : 'SG-MAP-09',
  }),
  run(table, frame) {
    const near = nearestPorts(table, playerOf(table, frame.seat).sector);
    if (near.length > 1) return ASK;
    arrive(table, frame, near[0] as number);
    return undefined;
  },
  moves: {
    berth: {
      over: (table, { seat }) => nearestPorts(table, playerOf(table, seat).sector),
      apply: (table, frame, _seat, sector) => arrive(table, frame, sector as number),
      label: (table, _frame, _seat, sector) => berthName(table, sector as number),
    },
  },
});

/** No customs, because nothing is explored (SG-STRAND-08); already at a planet it is the same (SG-STRAND-09). */
function arrive(table: GameTable, { seat, tow }: BerthFrame, sector: number): void {
  const player = playerOf(table, seat);
  player.sector = sector;
  table.emit?.(
    message(tow ? 'log.towed' : 'log.moved', { seat: seatName(seat), to: berthName(table, sector) }),
  );
  if (tow) {
    const { towLeaves, towLightspeed } = table.content.numbers;
    player.systems.lightspeed = Math.max(player.systems.lightspeed, towLightspeed); // SG-STRAND-03
    const bill = Math.max(0, Math.min(value(table, 'tow', seat), player.credits - towLeaves)); // SG-STRAND-04, SG-STRAND-06, SG-STRAND-10
    player.credits -= bill;
    table.emit?.(message('log.pay', { seat: seatName(seat), n: bill }));
  }
  end(table);
}
