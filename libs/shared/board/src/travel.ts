/** The rules one journey follows: what it uses the links for, how the links stand now, where it may go and must stop. */

import { spaceAt } from './board.ts';
import type { Board, Exit } from './board.ts';
import { HIGHEST_TOLL, isToll, tollsOf } from './plan.ts';
import type { Link, LinkKind, SpaceId, Toll } from './plan.ts';
import { quote } from './problems.ts';

/** How links stand now, where that differs from the plan: link id to kind. It belongs in the state of the game. */
export interface LinkState {
  readonly [link: string]: string;
}

export interface Step<Id extends SpaceId = SpaceId> {
  readonly from: Id;
  readonly to: Id;
  readonly link: Link<Id>;
  /** What the link's present kind says. */
  readonly toll: Toll;
}

export interface Travel<Id extends SpaceId = SpaceId> {
  /** What the links are used for; `move` unless said. */
  readonly by?: string;
  readonly links?: LinkState;
  /** A space that may not be entered is never passed and never reached; starting in one is fine. */
  readonly mayEnter?: (space: Id) => boolean;
  /** Entering such a space ends the journey there; one that starts in it leaves freely. */
  readonly mustStop?: (space: Id) => boolean;
  /** Another price for a step than the link's kind names, or `false` to forbid it. Asked for closed links too. */
  readonly toll?: (step: Step<Id>) => Toll;
}

/** Prices every exit for this journey. Slips in the journey's own data are found here, before anybody sets out. */
export function tollKeeper<Id extends SpaceId>(
  board: Board<Id>,
  travel: Travel<Id>,
): (from: number, exit: Exit) => Toll {
  const use = travel.by ?? 'move';
  if (board.links.length > 0 && !board.uses.includes(use))
    throw new Error(`links of this board are not for '${use}', only for ${board.uses.map(quote).join(', ')}`);
  const changed = changedLinks(board, travel.links ?? {});
  const tollNow = (exit: Exit): Toll => {
    const kind = changed.size === 0 ? undefined : changed.get(exit.link);
    if (kind === undefined) return exit.tolls[use] ?? false;
    const { along, against } = tollsOf(kind[use] ?? false);
    return exit.along ? along : against;
  };
  const { toll } = travel;
  if (toll === undefined) return (_, exit) => tollNow(exit);
  return (from, exit) => askedToll(board, toll, from, exit, tollNow(exit));
}

/** The links that stand otherwise than planned, by their place, with the kind they are of now. */
function changedLinks(board: Board, state: LinkState): ReadonlyMap<number, LinkKind> {
  const changed = new Map<number, LinkKind>();
  for (const [id, name] of Object.entries(state)) {
    const place = Object.hasOwn(board.linkPlaces, id) ? board.linkPlaces[id] : undefined;
    const kind = Object.hasOwn(board.kinds, name) ? board.kinds[name] : undefined;
    if (place === undefined) throw new Error(`the link state names ${quote(id)}: no such link on this board`);
    if (kind === undefined)
      throw new Error(`the link state makes ${quote(id)} a '${name}': unknown link kind`);
    changed.set(place, kind);
  }
  return changed;
}

function askedToll<Id extends SpaceId>(
  board: Board<Id>,
  ask: (step: Step<Id>) => Toll,
  from: number,
  exit: Exit,
  toll: Toll,
): Toll {
  const link = board.links[exit.link];
  if (link === undefined) throw new Error(`no link number ${exit.link + 1} on this board`);
  const step = { from: spaceAt(board, from).id, to: spaceAt(board, exit.to).id, link, toll };
  const asked = ask(step);
  if (!isToll(asked))
    throw new Error(
      `the toll from ${quote(step.from)} to ${quote(step.to)} is ${String(asked)}: neither false nor a whole number from 1 to ${HIGHEST_TOLL}`,
    );
  return asked;
}
