import { Matches } from '@cantina/match';
import type { Bus, Host as MatchHost, LinkStore, MatchStore, Owner } from '@cantina/match';
import { outlookOf, type As, type Outlook } from '../live/outlook.ts';
import { Rooms } from '../live/rooms.ts';
import { Links } from './links.ts';
import { People } from './people.ts';
import { rulesOf, type GameRules, type RulesShelf } from './rules.ts';

/** Everything behind the doors of the app. */
export interface Host {
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly people: People;
  readonly links: Links;
  readonly rules: RulesShelf;
  readonly bus: Bus;
  readonly levels: readonly string[];
  readonly report: (error: unknown) => void;
  readonly now: () => number;
  /** With whose eyes this person may look at a match. */
  readonly outlook: (match: string, person: Owner | null, as: As) => Promise<Outlook>;
  /** The rules a match is played by. */
  rulesAt(match: string): Promise<GameRules | undefined>;
}

export interface Furniture {
  readonly store: MatchStore;
  readonly links: LinkStore;
  readonly bus: Bus;
  /** Seals the tokens people hold. */
  readonly key: Uint8Array;
  readonly bots: MatchHost['bots'];
  /** Whom people may ask what to do. */
  readonly adviser: NonNullable<MatchHost['adviser']>;
  readonly levels: readonly string[];
  readonly report: (error: unknown) => void;
  readonly now?: () => number;
  readonly rules?: RulesShelf;
  readonly match?: Partial<MatchHost>;
}

export function openHost(furniture: Furniture): Host {
  const {
    store,
    links,
    bus,
    key,
    bots,
    adviser,
    levels,
    report,
    now = Date.now,
    rules = rulesOf,
    match = {},
  } = furniture;
  const matches = new Matches({ store, bus, rules, bots, adviser, now, report, ...match });
  return {
    matches,
    rooms: new Rooms(matches, rules),
    people: new People(key),
    links: new Links(links, now),
    rules,
    bus,
    levels,
    report,
    now,
    outlook: (id, person, as) => outlookOf(matches, id, person, as),
    async rulesAt(id) {
      const sight = await matches.look(id, 'spectator');
      return sight && rules(sight.head.ruleset);
    },
  };
}
