import { galaxyOf } from './galaxy.ts';
import { DEMANDS, PORTS, SYSTEMS } from './kinds.ts';
import type { Content } from './state.ts';

/** What a report should name if no walk ever reached it: destiny cards, sectors, the cells of the tables. */
export function reachable(content: Content): Readonly<Record<string, readonly string[]>> {
  const rows = [1, 2, 3, 4, 5, 6];
  const grid = (name: string, columns: readonly string[]): readonly string[] =>
    rows.flatMap((row) => columns.map((column) => `${name}/${row}/${column}`));
  const { upgrades, damage } = content.tables;
  return {
    destiny: content.destiny.map(({ id }) => id),
    sector: Array.from({ length: galaxyOf({ content }).sectors }, (_, i) => String(i + 1)),
    cell: [
      ...grid('customs', PORTS),
      ...grid('availability', PORTS),
      ...grid('demand', DEMANDS),
      ...damage.map((line, i) => `damage/${i + 1}/${SYSTEMS[line] ?? 'victor'}`),
      ...SYSTEMS.flatMap((system, i) =>
        PORTS.filter((port) => upgrades[system][port] !== null).map((port) => `upgrades/${i + 1}/${port}`),
      ),
    ],
  };
}
