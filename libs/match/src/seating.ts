import type { Entry } from './entries.ts';
import { botChair, freeChair, type Chair, type Standing } from './standing.ts';

/** Who sits where after somebody has come, gone or been replaced. */
export function foldSeats({ seats, stage }: Standing, entry: Entry): readonly Chair[] {
  switch (entry.type) {
    case 'join': {
      const { name, colour, nonce, by } = entry;
      return replace(seats, entry.seat, (chair) => ({
        ...chair,
        kind: 'human',
        owner: by,
        name,
        colour,
        nonce,
        away: false,
        level: null,
      }));
    }
    case 'leave':
      if (stage === 'seating') return replace(seats, entry.seat, freeChair);
      return replace(seats, entry.seat, (chair) => ({ ...chair, away: true, level: entry.bot }));
    case 'timeout':
      return replace(seats, entry.seat, (chair) => ({ ...chair, away: true, level: entry.bot }));
    default:
      return seats;
  }
}

function replace(seats: readonly Chair[], at: number, by: (chair: Chair) => Chair): readonly Chair[] {
  return seats.map((chair, seat) => (seat === at ? by(chair) : chair));
}

/** The chairs nobody took go to bots, if a level is named. */
export function seatsAtStart(seats: readonly Chair[], bots: string | null): readonly Chair[] {
  if (bots === null) return seats;
  return seats.map((chair) => (isTaken(chair) ? chair : botChair(bots)));
}

/** Has somebody sat down here, or is it a bot's? */
export const isTaken = ({ kind, name }: Chair): boolean => kind === 'bot' || name !== null;
