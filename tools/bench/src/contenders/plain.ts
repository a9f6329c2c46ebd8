import { below, seeded } from '@cantina/random';
import type { Contender } from './contender.ts';

/** Noughts and crosses as one plain mutable loop: what the machine could do if there were no rules to keep apart. */
const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const random = seeded(1);

export const contender: Contender = () => {
  const fields = [-1, -1, -1, -1, -1, -1, -1, -1, -1];
  let player = 0;
  for (let moves = 1; ; moves++) {
    const empty: number[] = [];
    for (let field = 0; field < 9; field++) if (fields[field] === -1) empty.push(field);
    fields[empty[below(random, empty.length)] as number] = player;
    if (moves === 9 || hasRow(fields, player)) return moves;
    player = 1 - player;
  }
};

function hasRow(fields: readonly number[], player: number): boolean {
  for (const [a, b, c] of ROWS) {
    if (fields[a] === player && fields[b] === player && fields[c] === player) return true;
  }
  return false;
}
