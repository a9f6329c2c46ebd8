/** Random boards under random rules, and brute force that answers questions about them by reading the plan alone. */

import fc from 'fast-check';
import { board } from '../src/index.ts';
import type { Board, LinkKinds, LinkState, Passage, SpaceId, Toll, Travel } from '../src/index.ts';

const KINDS: LinkKinds = {
  route: { move: 1, range: 1 },
  wall: { move: false, range: false },
  mud: { move: 2, range: 1 },
  slope: { move: { along: 1, against: 3 }, range: 1 },
  ledge: { move: { along: 1, against: false }, range: { along: false, against: 2 } },
};

/** Rules as data, so that the brute force can read them without the code under test. */
interface Rules {
  readonly by: string;
  readonly links: LinkState;
  readonly closed: readonly SpaceId[];
  readonly stops: readonly SpaceId[];
  readonly tolls: Readonly<Record<string, Toll>>;
}

export interface Case {
  readonly board: Board;
  readonly rules: Rules;
  readonly travel: Travel;
  readonly ids: readonly SpaceId[];
}

/** Names and numbers mixed, and not in the order a sort would give. */
export const IDS: readonly SpaceId[] = ['z', 7, 'a', 3, 'm', 40];
const kindNames = fc.constantFrom('route', 'route', 'route', ...Object.keys(KINDS));

const links = fc.record({
  from: fc.nat(5),
  to: fc.nat(5),
  kind: kindNames,
  oneWay: fc.constantFrom(true, false, false),
  named: fc.boolean(),
});
const fewSpaces = fc.oneof(fc.constant([]), fc.subarray([...IDS], { maxLength: 2 }));

/** Sparse boards fall apart, dense ones have many equally short routes: both are wanted. */
export const cases: fc.Arbitrary<Case> = fc
  .record({
    size: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(5, 6, 6)),
    links: fc.oneof(fc.array(links, { maxLength: 8 }), fc.array(links, { minLength: 10, maxLength: 18 })),
    by: fc.constantFrom('move', 'range'),
    changed: fc.array(fc.tuple(fc.nat(17), kindNames), { maxLength: 3 }),
    closed: fewSpaces,
    stops: fewSpaces,
    tolls: fc.array(
      fc.tuple(fc.constantFrom(...IDS), fc.constantFrom(...IDS), fc.constantFrom<Toll>(false, 1, 2)),
      { maxLength: 2 },
    ),
  })
  .map((drawn) => {
    const ids = IDS.slice(0, drawn.size);
    const links = drawn.links.flatMap(({ from, to, kind, oneWay, named }, place) => {
      const [a, b] = [ids[from], ids[to]];
      if (a === undefined || b === undefined || a === b) return [];
      return [{ from: a, to: b, kind, oneWay, ...(named ? { id: `link ${place}` } : {}) }];
    });
    const names = new Set(links.flatMap(({ id }) => (id === undefined ? [] : [id])));
    const state = drawn.changed.map(([place, kind]) => [`link ${place}`, kind] as const);
    const rules: Rules = {
      by: drawn.by,
      links: Object.fromEntries(state.filter(([id]) => names.has(id))),
      closed: drawn.closed,
      stops: drawn.stops,
      tolls: Object.fromEntries(drawn.tolls.map(([a, b, toll]) => [`${a}>${b}`, toll])),
    };
    const travel: Travel = {
      by: rules.by,
      links: rules.links,
      mayEnter: (space) => !rules.closed.includes(space),
      mustStop: (space) => rules.stops.includes(space),
      toll: ({ from, to, toll }) => rules.tolls[`${from}>${to}`] ?? toll,
    };
    const made = board({ spaces: ids.map((id) => ({ id })), links, kinds: KINDS });
    return { board: deepFreeze(made), rules: deepFreeze(rules), travel, ids };
  });

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

/** Price of one step, by reading the plan: Infinity when it cannot be made. */
export function stepPrice({ board: plan, rules }: Case, from: SpaceId, to: SpaceId): number {
  if (rules.closed.includes(to)) return Infinity;
  const prices = plan.links.flatMap((link) => {
    const along = link.from === from && link.to === to;
    const against = link.to === from && link.from === to && !(link.oneWay ?? false);
    if (!along && !against) return [];
    const kind = (link.id === undefined ? undefined : rules.links[link.id]) ?? link.kind;
    const passage: Passage = KINDS[kind]?.[rules.by] ?? false;
    const toll = typeof passage === 'object' ? (along ? passage.along : passage.against) : passage;
    const price = rules.tolls[`${from}>${to}`] ?? toll;
    return price === false ? [] : [price];
  });
  return Math.min(Infinity, ...prices);
}

/** Floyd and Warshall, once per start because only there a stop rule does not hold. */
export function referenceDistances(one: Case, start: SpaceId): ReadonlyMap<SpaceId, number> {
  const { ids, rules } = one;
  const far = new Map<string, number>();
  for (const a of ids)
    for (const b of ids) {
      const stuck = a !== start && rules.stops.includes(a);
      far.set(`${a}>${b}`, a === b ? 0 : stuck ? Infinity : stepPrice(one, a, b));
    }
  const get = (a: SpaceId, b: SpaceId): number => far.get(`${a}>${b}`) ?? Infinity;
  for (const via of ids)
    for (const a of ids)
      for (const b of ids) far.set(`${a}>${b}`, Math.min(get(a, b), get(a, via) + get(via, b)));
  return new Map(ids.map((id) => [id, get(start, id)]));
}

interface Walk {
  readonly spaces: readonly SpaceId[];
  readonly price: number;
}

/** Every walk within a budget, step by step; `simple` ones visit nothing twice. */
export function walks(one: Case, start: SpaceId, budget: number, simple: boolean): readonly Walk[] {
  const all: Walk[] = [{ spaces: [start], price: 0 }];
  for (const { spaces, price } of all) {
    const here = spaces.at(-1) ?? start;
    if (spaces.length > 1 && one.rules.stops.includes(here) && here !== start) continue;
    for (const next of one.ids) {
      const total = price + stepPrice(one, here, next);
      if (next === here || total > budget || total === Infinity) continue;
      if (simple && spaces.includes(next)) continue;
      all.push({ spaces: [...spaces, next], price: total });
    }
  }
  return all;
}

/** Cheaper first, then by board order from the end backwards. */
export function inRouteOrder(one: Case, found: readonly Walk[]): readonly (readonly SpaceId[])[] {
  const key = ({ spaces }: Walk): string =>
    spaces
      .toReversed()
      .map((space) => one.ids.indexOf(space))
      .join();
  return found
    .toSorted((a, b) => a.price - b.price || (key(a) < key(b) ? -1 : 1))
    .map(({ spaces }) => spaces);
}
