import type { Seat } from '@cantina/engine';
import { isProblem, type MatchDoor } from '../host.ts';
import { COLOURS } from '../seat-words.ts';

interface Guest {
  readonly name: string;
  /** The one they like best; another one, if somebody has it. */
  readonly colour: string;
  readonly link?: string;
}

/** Sits down on a seat, in the first colour that is free. */
export async function sitDown(door: MatchDoor, seat: Seat, { colour, ...guest }: Guest): Promise<void> {
  const wished = [colour, ...COLOURS.filter((other) => other !== colour)];
  for (const [at, one] of wished.entries()) {
    try {
      await door.join(seat, { ...guest, colour: one });
      return;
    } catch (error) {
      if (!isProblem(error, 'colour-taken') || at === wished.length - 1) throw error;
    }
  }
}

/** Sits down on the first free seat of a table one cannot see; `false` if none is free. */
export async function sitAnywhere(door: MatchDoor, guest: Guest): Promise<boolean> {
  for (let seat = 0; ; seat++) {
    try {
      await sitDown(door, seat, guest);
      return true;
    } catch (error) {
      if (isProblem(error, 'no-seat')) return false;
      if (!isProblem(error, 'seat-taken')) throw error;
    }
  }
}
