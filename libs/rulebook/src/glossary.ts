/** The terms of each game in the languages its books are printed in. */
import type { Game } from './games.ts';

export interface Term {
  readonly en: string;
  /** `null` where no printed source has the word. */
  readonly de: string | null;
  readonly ru: string | null;
  readonly meaning?: string;
  readonly pages?: string;
  /** Terms this entry refers to. */
  readonly see?: readonly string[];
  readonly partOf?: string;
  /** The topic code inside rule ids: `COMBAT` as in `OR-COMBAT-01`. */
  readonly code?: string;
  /** Whether the English word is printed by the publisher or a working translation; absent where unknown. */
  readonly wording?: 'printed' | 'working';
}

const loaders: Readonly<Record<Game, () => Promise<{ readonly terms: readonly Term[] }>>> = {
  'outer-rim': () => import('./data/outer-rim-glossary.ts'),
  deckbuilding: () => import('./data/deckbuilding-glossary.ts'),
  smugglers: () => import('./data/smugglers-glossary.ts'),
  mandalorian: () => import('./data/mandalorian-glossary.ts'),
};

export async function glossary(game: Game): Promise<readonly Term[]> {
  return (await loaders[game]()).terms;
}
