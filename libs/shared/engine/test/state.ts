import type { Pile } from '@cantina/decks';
import { z } from 'zod';
import type { CardRules } from '../src/card.ts';
import type { Core } from '../src/state.ts';
import type { Table } from '../src/table.ts';

/** The table of the toy game that the engine's specs play: coins, hidden hands, a market, pieces, and a diary of all that was done. */
export interface ToyState extends Core {
  coins: number[];
  hands: Pile[];
  deck: Pile;
  discard: Pile;
  market: number[];
  pieces: Record<string, Piece>;
  diary: string[];
  /** May seats speak up out of turn? */
  noisy: boolean;
  /** Does chance decide for the figures on cards? */
  automatic: boolean;
}

interface Piece {
  readonly card: string;
  readonly owner: number;
  readonly attack: number;
  damage: number;
}

export const contentSchema = z.strictObject({ cards: z.record(z.string(), z.custom<CardRules>()) });
export type Content = z.infer<typeof contentSchema>;

export const optionsSchema = z.strictObject({
  first: z.string().default('main'),
  coins: z.array(z.int()).default([]),
  hands: z.array(z.array(z.int())).default([]),
  deck: z.array(z.int()).default([]),
  market: z.array(z.int()).default([]),
  pieces: z
    .record(z.string(), z.strictObject({ card: z.string(), owner: z.int(), attack: z.int().default(0) }))
    .default({}),
  noisy: z.boolean().default(false),
  automatic: z.boolean().default(false),
});
export type Options = z.infer<typeof optionsSchema>;

export type ToyTable = Table<ToyState, Content>;

export function write(table: ToyTable, line: string): void {
  table.state.diary.push(line);
}
