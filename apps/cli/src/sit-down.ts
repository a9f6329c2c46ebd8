import type { Seat } from '@cantina/engine';
import { Refusal, type Door, type Guest } from './host.ts';
import type { Link } from './link.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'white', 'black'];

const isRefusal = (error: unknown, code: string): boolean => error instanceof Refusal && error.code === code;

/** Takes the seat a link gives, and tells which it is. */
export async function sitDown(door: Door, { seat, secret }: Link, name: string | undefined): Promise<Seat> {
  const guest = secret === undefined ? {} : { link: secret };
  if (seat === undefined) return sitAnywhere(door, { ...guest, name: name ?? 'Terminal' });
  const chair = await chairAt(door, seat);
  const colours = chair.colour === null ? COLOURS : [chair.colour];
  await sitInSomeColour(door, seat, { ...guest, name: name ?? chair.name ?? 'Terminal' }, colours);
  return seat;
}

/** As whoever sits there is called now; a table that lets nobody look on does not tell. */
async function chairAt(door: Door, seat: Seat) {
  try {
    const { seats } = await door.page();
    return { name: seats[seat]?.name ?? null, colour: seats[seat]?.colour ?? null };
  } catch (error) {
    if (!isRefusal(error, 'no-spectators')) throw error;
    return { name: null, colour: null };
  }
}

type Nameable = Omit<Guest, 'colour'>;

/** On the first seat that is free: one after the other is tried, since not every table may be looked at. */
async function sitAnywhere(door: Door, guest: Nameable): Promise<Seat> {
  let taken: unknown;
  for (let seat = 0; ; seat++) {
    try {
      await sitInSomeColour(door, seat, guest, COLOURS);
      return seat;
    } catch (error) {
      if (!isRefusal(error, 'seat-taken')) throw isRefusal(error, 'no-seat') ? taken : error;
      taken = error;
    }
  }
}

async function sitInSomeColour(
  door: Door,
  seat: Seat,
  guest: Nameable,
  colours: readonly string[],
): Promise<void> {
  for (const [at, colour] of colours.entries()) {
    try {
      await door.join(seat, { ...guest, colour });
      return;
    } catch (error) {
      if (!isRefusal(error, 'colour-taken') || at === colours.length - 1) throw error;
    }
  }
}
