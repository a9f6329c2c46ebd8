import { board, neighbours, USUAL_KINDS } from '@cantina/board';
import type { CellarTable, Content } from './state.ts';

/** Which rooms adjoin which. A cellar never changes but for its gate, so both cases are worked out once per content. */
type Ways = Readonly<Record<string, readonly string[]>>;

const known = new WeakMap<Content, Map<string, Ways>>();

function waysWith(content: Content, gate: string): Ways {
  const cases = known.get(content) ?? new Map<string, Ways>();
  known.set(content, cases);
  const ready = cases.get(gate);
  if (ready !== undefined) return ready;
  const links = content.links.map(({ id, ...link }) => (id === undefined ? link : { id, ...link }));
  const cellar = board<string>({ spaces: content.rooms, links, kinds: USUAL_KINDS });
  const travel = { links: { [content.gate]: gate } };
  const ways = Object.fromEntries(content.rooms.map(({ id }) => [id, neighbours(cellar, id, travel)]));
  cases.set(gate, ways);
  return ways;
}

export const LOCKED = 'lockedDoor';
export const OPEN = 'openDoor';

/** The rooms one step away as the gate stands now. */
export function waysFrom(table: CellarTable, room: string): readonly string[] {
  return waysWith(table.content, table.state.gate)[room] ?? [];
}

/** Would there be a way if the gate were open? */
export function isBehindGate(table: CellarTable, room: string, to: string): boolean {
  return table.state.gate === LOCKED && waysWith(table.content, OPEN)[room]?.includes(to) === true;
}
