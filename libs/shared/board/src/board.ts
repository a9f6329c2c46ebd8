/** A board ready for play: the plan, checked, with each space's exits beside it. Plain data, built once, never changed. */

import { tollsOf } from './plan.ts';
import type { BoardPlan, LinkKind, Space, SpaceId, Toll } from './plan.ts';
import { boardProblems, quote, usesOf } from './problems.ts';

/** A way out of a space. Numbers are places in the lists `spaces` and `links`. */
export interface Exit {
  readonly to: number;
  readonly link: number;
  readonly along: boolean;
  /** By use, while the link is of the kind the plan gives it. */
  readonly tolls: Readonly<Record<string, Toll>>;
}

export interface Board<Id extends SpaceId = SpaceId> extends BoardPlan<Id> {
  /** What its links can be used for (`move`, `range`). */
  readonly uses: readonly string[];
  /** Where each space stands in `spaces`; that order settles every tie. */
  readonly places: Readonly<Record<string, number>>;
  readonly linkPlaces: Readonly<Record<string, number>>;
  /** By place of the space, in the order of the spaces they lead to. */
  readonly exits: readonly (readonly Exit[])[];
}

/** Checks a plan and makes it playable; throws an error that lists everything wrong with it. */
export function board<Id extends SpaceId>(plan: BoardPlan<Id>): Board<Id> {
  const problems = boardProblems(plan);
  if (problems.length > 0) throw new Error(`this is not a board: ${problems.join('; ')}`);
  const { spaces, links, kinds } = plan;
  const places = Object.fromEntries(spaces.map((space, place) => [String(space.id), place]));
  const linkPlaces = Object.fromEntries(
    links.flatMap((link, place) => (link.id === undefined ? [] : [[link.id, place]])),
  ) as Record<string, number>;
  const exits = exitsOf(plan, places);
  return { spaces, links, kinds, uses: usesOf(kinds), places, linkPlaces, exits };
}

function exitsOf(
  { spaces, links, kinds }: BoardPlan,
  places: Readonly<Record<string, number>>,
): readonly (readonly Exit[])[] {
  const exits = spaces.map((): Exit[] => []);
  const directed = new Map(Object.entries(kinds).map(([name, kind]) => [name, bothDirections(kind)]));
  links.forEach((link, number) => {
    const from = places[link.from] ?? 0;
    const to = places[link.to] ?? 0;
    exits[from]?.push({ to, link: number, along: true, tolls: directed.get(link.kind)?.along ?? {} });
    if (link.oneWay !== true)
      exits[to]?.push({
        to: from,
        link: number,
        along: false,
        tolls: directed.get(link.kind)?.against ?? {},
      });
  });
  for (const list of exits) list.sort((a, b) => a.to - b.to || a.link - b.link);
  return exits;
}

function bothDirections(kind: LinkKind): { readonly along: Exit['tolls']; readonly against: Exit['tolls'] } {
  const passages = Object.entries(kind).map(([use, passage]) => ({ use, ...tollsOf(passage) }));
  return {
    along: Object.fromEntries(passages.map(({ use, along }) => [use, along])),
    against: Object.fromEntries(passages.map(({ use, against }) => [use, against])),
  };
}

/** The place of a space in the board's list; throws for a space the board does not have. */
export function placeOf(where: Pick<Board, 'places'>, space: SpaceId): number {
  const place = Object.hasOwn(where.places, space) ? where.places[space] : undefined;
  if (place === undefined) throw new Error(`no space ${quote(space)} on this board`);
  return place;
}

export function hasSpace(where: Pick<Board, 'places'>, space: SpaceId): boolean {
  return Object.hasOwn(where.places, space);
}

export function spaceAt<Id extends SpaceId>(where: Board<Id>, place: number): Space<Id> {
  const space = where.spaces[place];
  if (space === undefined) throw new Error(`no place ${place} on a board of ${where.spaces.length} spaces`);
  return space;
}

export function spaceOf<Id extends SpaceId>(where: Board<Id>, space: NoInfer<Id>): Space<Id> {
  return spaceAt(where, placeOf(where, space));
}
