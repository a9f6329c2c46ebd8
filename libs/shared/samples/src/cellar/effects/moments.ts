import { message, note, otherSeats, type MomentRule } from '@cantina/engine';
import { figureName, roomName } from '../names.ts';
import { addCoins, CAT, coinsOf, roomOf, type CellarTable } from '../state.ts';

/** What cards may notice. */

/** Coins come out of the cellar. */
const find: MomentRule<CellarTable> = {
  apply(table, { it, amount }) {
    const figure = it as number;
    if (amount === 0) return;
    addCoins(table, figure, amount as number);
    table.emit?.(message('log.find', { figure: figureName(figure), n: amount as number }));
  },
};

/** Coins go: to a thief if there is one. Everybody else there may have a card for it, so all are asked (SM-REACT-01). */
const loss: MomentRule<CellarTable> = {
  apply(table, { it, amount, to }) {
    const victim = it as number;
    const lost = Math.min(amount as number, coinsOf(table, victim));
    if (lost === 0) return;
    addCoins(table, victim, -lost);
    if (to === null) {
      table.emit?.(message('log.lose', { figure: figureName(victim), n: lost }));
      return;
    }
    addCoins(table, to as number, lost);
    table.emit?.(
      message('log.rob', { figure: figureName(victim), thief: figureName(to as number), n: lost }),
    );
  },
  window: {
    timing: 'before',
    kind: 'loss',
    seats(table, { it, to }) {
      const victim = it as number;
      const room = roomOf(table, victim);
      return [
        victim,
        ...otherSeats(table, victim).filter((seat) => seat !== to && roomOf(table, seat) === room),
      ];
    },
  },
};

const enter: MomentRule<CellarTable> = {
  apply(table, { it, room }) {
    const { state } = table;
    const figure = it as number;
    if (figure === CAT) {
      state.cat.room = room as string;
      state.cat.prints.push(room as string);
    } else state.rooms[figure] = room as string;
    note(table, 'space', room as string);
    table.emit?.(message('log.enter', { figure: figureName(figure), room: roomName(room as string) }));
  },
};

export const moments = { find, loss, enter };
