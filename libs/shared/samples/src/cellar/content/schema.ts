import { boardProblems, USUAL_KINDS } from '@cantina/board';
import type { Effect, Modifier, Replacement, Trigger } from '@cantina/engine';
import { z } from 'zod';

/** The shape of a cellar: its cards, rooms, dice and tables. Effects are checked word by word when they are loaded. */

const record = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const effect = z.custom<Effect>(record, 'an effect');
const name = z.string().regex(/^[a-z]+$/, 'a name in small letters');
const count = z.int().min(0).max(99);

const card = z.strictObject({
  id: name,
  /** A deed is done and gone, a keep stays in front of its player, a reaction waits in the hand. */
  kind: z.enum(['deed', 'keep', 'reaction']),
  copies: z.int().min(1).max(9),
  cost: count,
  worth: count,
  ability: effect.optional(),
  reward: effect.optional(),
  reaction: effect.optional(),
  /** Whose loss a reaction answers: the player's own, or that of somebody in the same room. */
  answers: z.enum(['own', 'other']).optional(),
  on: z.array(z.custom<Trigger>(record, 'a trigger')).optional(),
  while: z.array(z.custom<Modifier>(record, 'a modifier')).optional(),
  instead: z.array(z.custom<Replacement>(record, 'a replacement')).optional(),
});

const rules = z.union([z.string(), z.array(z.string())]);

const shape = z.strictObject({
  /** Which rules state the numbers of a table, for reports. */
  meta: z.strictObject({ cites: z.record(z.string(), rules) }).optional(),
  cards: z.array(card).min(1),
  rooms: z.array(z.strictObject({ id: name, search: effect })).min(2),
  links: z.array(
    z.strictObject({
      id: name.optional(),
      from: name,
      to: name,
      kind: z.enum(['route', 'lockedDoor', 'openDoor']),
    }),
  ),
  /** The link that is a door with a lock. */
  gate: name,
  /** Where everybody begins, and runs to when the alarm sounds. */
  entrance: name,
  lair: name,
  die: z.strictObject({ faces: z.array(name).min(2), worth: z.record(name, z.int().min(0).max(9)) }),
  /** Dice of a player without any nerve to spare. */
  dice: z.int().min(1).max(9),
  rerollPrice: z.int().min(1).max(9),
  /** Step by step deeper: what must be rolled, and what has been dug up by then. */
  dig: z.array(z.strictObject({ need: count, haul: count })).min(1),
  /** What the cat does, by the pips of a die. */
  prowl: z.array(effect).length(6),
  lure: effect,
  upkeep: effect,
  brawl: z.strictObject({ won: count, lost: count }),
  coins: count,
  hand: z.int().min(0).max(6),
  handLimit: z.int().min(1).max(9),
  keepLimit: z.int().min(1).max(9),
  actions: z.int().min(1).max(9),
  newCards: z.int().min(1).max(9),
  /** For whoever goes to a room where nobody else goes. */
  lonely: count,
});

export type Content = z.infer<typeof shape>;
export type Card = Content['cards'][number];

export const contentSchema = shape.superRefine((cellar, context) => {
  const wrong = (path: string, text: string): void =>
    context.addIssue({ code: 'custom', path: [path], message: text });
  const ids = cellar.cards.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) wrong('cards', 'every card has a name of its own');
  for (const { id, kind, cost, worth } of cellar.cards) {
    if (kind !== 'keep' && worth > 0) wrong('cards', `${id}: only a keep is worth something`);
    if (kind === 'reaction' && cost > 0) wrong('cards', `${id}: a reaction has no price`);
  }
  const problems = boardProblems({ spaces: cellar.rooms, links: cellar.links as never, kinds: USUAL_KINDS });
  if (problems.length > 0) wrong('links', problems.join('; '));
  const rooms = cellar.rooms.map(({ id }) => id);
  for (const place of ['entrance', 'lair'] as const) {
    if (!rooms.includes(cellar[place])) wrong(place, 'one of the rooms');
  }
  if (!cellar.links.some(({ id }) => id === cellar.gate)) wrong('gate', 'the name of a link');
});
