import type { Core, Ruleset, Seat } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';
import type { Chair } from './bot.ts';

/**
 * What a host hands to a bot. Everything in it is the same for a state and for any other that looks the same to the seat, so
 * under the same seed the choice is the same too.
 */
export function seatOf<State extends Core>(
  ruleset: Ruleset<State>,
  state: State,
  seat: Seat,
  seed: number | string,
): Chair {
  const random = new Stream(seeded(seed));
  return {
    seat,
    // Looked up when asked for: most bots play by the legal actions and imagined tables alone.
    get view() {
      return ruleset.view(state, seat);
    },
    get prompt() {
      return ruleset.prompt(state, seat);
    },
    legal: ruleset.legal(state, seat),
    imagine: () => ({ ruleset, state: ruleset.redeal(state, seat, random) }),
    random,
  };
}
