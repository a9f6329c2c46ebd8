import { below, seeded } from '@cantina/random';
import { createRequire } from 'node:module';
import type { Contender } from './contender.ts';

/** boardgame.io's own reducer with the game of its tutorial, choosing among the empty fields at random. */
interface Game {
  readonly setup: () => { cells: (string | null)[] };
  readonly moves: Record<string, unknown>;
  readonly turn: unknown;
  readonly disableUndo: boolean;
  readonly endIf: (context: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) => unknown;
}
interface Match {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Internal {
  readonly CreateGameReducer: (of: { game: Game }) => (state: Match, action: unknown) => Match;
  readonly InitializeGame: (of: { game: Game; numPlayers: number }) => Match;
}

// The package has no exports map and its inner modules are CommonJS.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as Internal;

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

const game: Game = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    mark({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, field: number) {
      if (G.cells[field] !== null) return 'INVALID_MOVE';
      G.cells[field] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    for (const [a, b, c] of ROWS) {
      if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])
        return { winner: ctx.currentPlayer };
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const reducer = CreateGameReducer({ game });
const start = InitializeGame({ game, numPlayers: 2 });
const random = seeded(1);

export const contender: Contender = () => {
  let match = start;
  let moves = 0;
  while (match.ctx.gameover === undefined) {
    const empty: number[] = [];
    match.G.cells.forEach((cell, field) => void (cell === null && empty.push(field)));
    const args = [empty[below(random, empty.length)]];
    const payload = { type: 'mark', args, playerID: match.ctx.currentPlayer };
    const before = match;
    match = reducer(match, { type: 'MAKE_MOVE', payload });
    if (match.G === before.G) throw new Error('the move was refused');
    moves++;
  }
  return moves;
};
