/** A board as its author writes it: spaces, the links between them, and what each kind of link lets pass. Plain JSON. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export type SpaceId = string | number;

export interface Space<Id extends SpaceId = SpaceId> {
  readonly id: Id;
  readonly kind?: string;
  readonly tags?: { readonly [name: string]: Json };
}

export interface Link<Id extends SpaceId = SpaceId> {
  /** Only a link with an id can change its kind during play (a door that opens, a bridge that falls). */
  readonly id?: string;
  readonly from: Id;
  readonly to: Id;
  readonly kind: string;
  /** Can be used only from `from` to `to`, whatever its kind allows. */
  readonly oneWay?: boolean;
}

/** What crossing a link costs, or `false` where it cannot be crossed. */
export type Toll = number | false;

/** One toll for both ways, or one along the link (`from` to `to`) and one against it: down and up a cliff. */
export type Passage = Toll | { readonly along: Toll; readonly against: Toll };

/** What a kind of link allows, by use: usually `move` and `range`, but a game may count other things over its board. */
export interface LinkKind {
  readonly [use: string]: Passage;
}

export interface LinkKinds {
  readonly [kind: string]: LinkKind;
}

export interface BoardPlan<Id extends SpaceId = SpaceId> {
  readonly spaces: readonly Space<Id>[];
  readonly links: readonly Link<Id>[];
  readonly kinds: LinkKinds;
}

/** The kinds most boards need. A door is one link whose kind changes with the state of the game. */
export const USUAL_KINDS = {
  route: { move: 1, range: 1 },
  wall: { move: false, range: false },
  lockedDoor: { move: false, range: false },
  openDoor: { move: 1, range: 1 },
  cliff: { move: false, range: 1 },
} as const satisfies LinkKinds;

/** Searches walk distances one by one, so a toll beyond this is more likely a slip than a rule. */
export const HIGHEST_TOLL = 1000;

export function isToll(value: unknown): value is Toll {
  if (value === false) return true;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_TOLL;
}

export function tollsOf(passage: Passage): { readonly along: Toll; readonly against: Toll } {
  return typeof passage === 'object' ? passage : { along: passage, against: passage };
}
