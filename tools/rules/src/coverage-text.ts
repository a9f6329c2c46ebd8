/** The coverage of all games, for people: a table, then what nothing cites. */
import { isRequired, isRuling, type Rulebook } from '@cantina/rulebook';
import { gameOf } from '@cantina/rulebook/all';
import type { Citations } from './citations.ts';
import type { Coverage } from './tested.ts';

export function coverageTable(games: Readonly<Record<string, Coverage>>): string {
  const rows = Object.entries(games).map(([game, { required, tested, missing, rulings }]) => [
    game,
    String(required),
    String(tested),
    String(missing.length),
    `${rulings.tested} of ${rulings.total}`,
  ]);
  return aligned([['game', 'required', 'tested', 'missing', 'rulings tested'], ...rows]);
}

/** Rules and rulings that neither code nor content names, and ids named there that no rulebook has. */
export function citationText({ lines }: Rulebook, cited: Citations): string {
  const due = lines.filter((line) => isRequired(line) || isRuling(line));
  const never = due.filter(({ id }) => !cited.has(id)).map(({ id }) => id);
  const unknown = [...cited.keys()].filter((id) => gameOf(id) === undefined);
  return [
    `never cited: ${never.length} of ${due.length}${never.length === 0 ? '' : `: ${never.join(', ')}`}`,
    ...(unknown.length === 0 ? [] : [`cited but in no rulebook: ${unknown.sort().join(', ')}`]),
  ].join('\n');
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}
