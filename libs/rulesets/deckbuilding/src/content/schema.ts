import type { Effect, Modifier, Trigger } from '@cantina/engine';
import { z } from 'zod';
import { TRAITS } from '../traits.ts';

/** Effects are checked word by word when they are compiled; here they only have to be there. */
const effect = z.custom<Effect>((value) => typeof value === 'object' && value !== null, 'an effect');
const trigger = z.custom<Trigger>((value) => typeof value === 'object' && value !== null, 'a trigger');
const modifier = z.custom<Modifier>((value) => typeof value === 'object' && value !== null, 'a modifier');

const small = z.int().min(0).max(30);
/** A number that only some cards have: bases cost nothing to buy, units have no hit points. Where there is none it is 0. */
const printed = small.default(0);

const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.strictObject({ en: z.string(), de: z.string(), ru: z.string() }),
  source: z.enum(['rulebook', 'public', 'original']),
  kind: z.enum(['galaxy', 'starter', 'pilot', 'base']),
  type: z.enum(['unit', 'ship', 'base']),
  faction: z.enum(['empire', 'rebel', 'neutral']),
  copies: z.int().min(1).max(10).default(1),
  cost: printed,
  attack: printed,
  resources: printed,
  force: printed,
  traits: z.array(z.enum(TRAITS)),
  unique: z.boolean(),
  /** Of ships and bases (DB-CARD-07). */
  hitPoints: printed,
  /** What an attack in the row must reach, of Imperial and Rebel units in the galaxy deck (DB-CARD-11, DB-CARD-15). */
  target: printed,
  /** Of bases: where they are used. */
  starting: z.boolean().optional(),
  beginner: z.boolean().optional(),
  ability: effect.optional(),
  reward: effect.optional(),
  /** When you purchase this card. */
  purchase: effect.optional(),
  on: z.array(trigger).optional(),
  while: z.array(modifier).optional(),
});

export const contentSchema = z.strictObject({
  cards: z.array(cardSchema).min(1),
});

export type Card = z.output<typeof cardSchema>;
export type Content = z.output<typeof contentSchema>;
/** As written: only what is printed on the card. */
export type CardLiteral = z.input<typeof cardSchema>;
export type ContentLiteral = z.input<typeof contentSchema>;
