import type { Effect, Modifier, Trigger } from '@cantina/engine';
import { z } from 'zod';
import { TRAITS } from '../traits.ts';

/** Effects are checked word by word when they are compiled; here they only have to be there. */
const effect = z.custom<Effect>((value) => typeof value === 'object' && value !== null, 'an effect');
const trigger = z.custom<Trigger>((value) => typeof value === 'object' && value !== null, 'a trigger');
/** A bonus, never a loss: whoever has attack keeps it. */
const modifier = z.custom<Modifier>(
  (value) => typeof value === 'object' && value !== null && !('add' in value && Number(value.add) < 0),
  'a modifier that takes nothing away',
);

const small = z.int().min(0).max(30);
/** A number that only some cards have: bases cost nothing to buy, units have no hit points. Where there is none it is 0. */
const printed = small.default(0);
/** The same for what only some cards say: where there is nothing, the card says so, and all cards have one shape. */
const said = effect.nullable().default(null);
const mark = z.boolean().default(false);

const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.strictObject({ en: z.string(), de: z.string(), ru: z.string() }),
  source: z.enum(['rulebook', 'public', 'original']),
  kind: z.enum(['galaxy', 'starter', 'pilot', 'base']),
  /** How it works in play (DB-GEN-04, DB-CARD-17). */
  type: z.enum(['unit', 'ship', 'base']),
  /** Its symbol; without one it is neutral (DB-GEN-05, DB-GEN-06, DB-CARD-10). */
  faction: z.enum(['empire', 'rebel', 'neutral']),
  copies: z.int().min(1).max(10).default(1),
  cost: printed, // DB-CARD-01
  attack: printed,
  resources: printed, // DB-CARD-03
  force: printed, // DB-CARD-04
  traits: z.array(z.enum(TRAITS)),
  /** For other cards to refer to, no limit (DB-CARD-09, DB-CARD-14). */
  unique: z.boolean(),
  /** Of ships and bases (DB-CARD-07). */
  hitPoints: printed,
  /** What an attack in the row must reach (DB-CARD-05), of Imperial and Rebel galaxy units (DB-CARD-11, DB-CARD-15). */
  target: printed,
  /** Of bases: where they are used. */
  starting: mark,
  beginner: mark,
  /** May be used, or not (DB-CARD-13, DB-CARD-16). */
  ability: said,
  /** For the enemy who defeats it in the row (DB-CARD-06, DB-CARD-18). */
  reward: said,
  /** When you purchase this card. */
  purchase: said,
  on: z.array(trigger).default([]),
  while: z.array(modifier).default([]),
});

export const contentSchema = z.strictObject({
  cards: z.array(cardSchema).min(1),
});

export type Card = z.output<typeof cardSchema>;
export type Content = z.output<typeof contentSchema>;
/** As written: only what is printed on the card. */
export type CardLiteral = z.input<typeof cardSchema>;
export type ContentLiteral = z.input<typeof contentSchema>;
