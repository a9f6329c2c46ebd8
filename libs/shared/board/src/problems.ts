/** What is wrong with a board plan, said so that its author finds the place. */

import { HIGHEST_TOLL, isToll, tollsOf } from './plan.ts';
import type { BoardPlan, Link, LinkKinds, Space, SpaceId } from './plan.ts';

/** Names an id as its author wrote it: `'dock'` or `12`. */
export function quote(id: SpaceId): string {
  return typeof id === 'number' ? String(id) : `'${id}'`;
}

export function boardProblems(plan: BoardPlan): readonly string[] {
  return [
    ...kindProblems(plan.kinds),
    ...spaceProblems(plan.spaces),
    ...linkProblems(plan.links, plan.spaces, plan.kinds),
  ];
}

/** Every kind must speak about every use: a kind silent about `range` would be a guess. */
export function kindProblems(kinds: LinkKinds): readonly string[] {
  const uses = usesOf(kinds);
  const problems: string[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    for (const use of uses) {
      const passage = Object.hasOwn(kind, use) ? kind[use] : undefined;
      if (passage === undefined) {
        problems.push(`link kind '${name}' does not say what it allows for '${use}'`);
        continue;
      }
      const { along, against } = tollsOf(passage);
      if (!isToll(along) || !isToll(against))
        problems.push(
          `link kind '${name}' has a toll for '${use}' that is neither false nor a whole number from 1 to ${HIGHEST_TOLL}`,
        );
    }
  }
  return problems;
}

export function usesOf(kinds: LinkKinds): readonly string[] {
  return [...new Set(Object.values(kinds).flatMap((kind) => Object.keys(kind)))].toSorted();
}

export function spaceProblems(spaces: readonly Space[]): readonly string[] {
  const problems: string[] = [];
  const seen = new Map<string, SpaceId>();
  for (const { id } of spaces) {
    if (id === '' || (typeof id === 'number' && !Number.isSafeInteger(id))) {
      problems.push(`space id ${quote(id)} is neither a name nor a whole number`);
      continue;
    }
    const twin = seen.get(String(id));
    if (twin === id) problems.push(`space ${quote(id)} is there twice`);
    else if (twin !== undefined) problems.push(`spaces ${quote(twin)} and ${quote(id)} have the same name`);
    seen.set(String(id), id);
  }
  return problems;
}

export function linkProblems(
  links: readonly Link[],
  spaces: readonly Space[],
  kinds: LinkKinds,
): readonly string[] {
  const known = new Set<SpaceId>(spaces.map((space) => space.id));
  const ids = new Set<string>();
  const problems: string[] = [];
  links.forEach((link, place) => {
    const where = `link ${link.id === undefined ? `number ${place + 1}` : quote(link.id)} (${quote(link.from)} to ${quote(link.to)})`;
    for (const end of new Set([link.from, link.to]))
      if (!known.has(end)) problems.push(`${where}: no space ${quote(end)}`);
    if (link.from === link.to) problems.push(`${where}: joins a space to itself`);
    if (!Object.hasOwn(kinds, link.kind)) problems.push(`${where}: unknown link kind '${link.kind}'`);
    if (link.id === undefined) return;
    if (ids.has(link.id)) problems.push(`${where}: another link has this id`);
    ids.add(link.id);
  });
  return problems;
}
