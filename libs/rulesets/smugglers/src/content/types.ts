import type { Effect, Modifier, Replacement, Trigger } from '@cantina/engine';
import { z } from 'zod';
import { DEMANDS, GOODS, KINDS, PORTS, SYSTEMS } from '../kinds.ts';

/** The shape of a galaxy: board, planets, characters, destiny cards and the printed tables. All of it is plain JSON. */

/** Effects are checked word by word when they are compiled; here they only have to be there. */
const literal = (value: unknown): boolean => typeof value === 'object' && value !== null;
const effect = z.custom<Effect>(literal, 'an effect');

/** Pods are only ever added: a hold that fits the ship's log fits. */
function mayChange(modifier: unknown): boolean {
  if (!literal(modifier)) return false;
  const { value, add } = modifier as { value?: unknown; add?: unknown };
  return value !== 'pods' || (typeof add === 'number' && add >= 0);
}
const rules = {
  /** Hangs on a moment: `{ moment, timing, given?, may?, limit?, do }`. */
  on: z.array(z.custom<Trigger>(literal, 'a trigger')).optional(),
  /** Changes a value or forbids something while the card is in play. */
  while: z.array(z.custom<Modifier>(mayChange, 'a modifier, and one that takes no pods away')).optional(),
  /** Happens in place of a moment. */
  instead: z.array(z.custom<Replacement>(literal, 'a replacement')).optional(),
};

const id = z.string().regex(/^[a-z0-9-]+$/);
const words = z.strictObject({ en: z.string().min(1), de: z.string().min(1), ru: z.string().min(1) });
const source = z.enum(['rulebook', 'public', 'original']);
const level = z.int().min(0).max(10);
const credits = z.int().min(0).max(100_000);
const sector = z.int().min(1);

/** SG-TRADE-10, SG-CUSTOMS-21: one rating for each kind of goods, one of the ratings being "illegal". */
const demand = z.strictObject({
  weapons: z.enum(DEMANDS),
  medicine: z.enum(DEMANDS),
  luxuries: z.enum(DEMANDS),
  robots: z.enum(DEMANDS),
  food: z.enum(DEMANDS),
});

const planetSchema = z.strictObject({
  id,
  name: words,
  /** One line of description. */
  about: words,
  source,
  sector,
  starport: z.enum(PORTS),
  demand,
});

/** What a character changes at the start; what is left out is as usual (SG-SETUP-11, SG-SETUP-12). */
const startSchema = z.strictObject({
  credits: credits.optional(),
  bounty: credits.optional(),
  engines: level.optional(),
  lightspeed: level.optional(),
  lasers: level.optional(),
  shields: level.optional(),
  pods: level.optional(),
  hull: z.int().min(1).max(10).optional(),
});

const characterSchema = z.strictObject({
  id,
  name: words,
  about: words,
  source,
  start: startSchema.default({}),
  /** SG-BOUNTY-07: what the bounty returns to. */
  minimumBounty: credits.default(0),
  ...rules,
});

/** A ship on a card (SG-NPC-01); it has no lightspeed and no pods. */
const cardShipSchema = z.strictObject({
  engines: z.int().min(0).max(15),
  lasers: z.int().min(0).max(15),
  shields: z.int().min(0).max(15).default(0),
  /** SG-NPC-03. */
  hull: z.int().min(1).max(5).default(1),
  /** For the player who destroys it (SG-NPC-10). */
  reward: effect.optional(),
  /** What its hit does to a player besides the usual. */
  strike: effect.optional(),
});

/** A delivery for more than the market pays; where to is drawn at random from the planets on the board (SG-RANDOM-01). */
const contractSchema = z.strictObject({
  good: z.enum(GOODS),
  units: z.int().min(1).max(10),
  /** Credits for the whole delivery. */
  pays: credits,
  /** Units handed over with the contract, as far as there is room. */
  supplied: z.int().min(0).max(10).default(0),
  /** Own turns after the present one in which it may be delivered. */
  turns: z.int().min(1).max(20),
  /** Bounty added when it is not delivered in time. */
  breach: credits.default(0),
});

const destinySchema = z.strictObject({
  id,
  name: words,
  about: words,
  source,
  kind: z.enum(KINDS),
  copies: z.int().min(1).max(9).default(1),
  /** Of military ships, pirates, merchants, hunters and monsters; the ability says who attacks, with the verb `fight`. */
  ship: cardShipSchema.optional(),
  /** Of contracts and crime lords' offers; the ability takes it on, with the verb `sign`. */
  contract: contractSchema.optional(),
  /** Done when the card is drawn (SG-TURN-03). Equipment and friends need none: they are kept (SG-TURN-12). */
  ability: effect.optional(),
  /** The card's own die table, rolled on by the verb `rollTable` (SG-TIPS-04): what each of the pips does. */
  table: z.array(effect).length(6).optional(),
  ...rules,
});

const boardSchema = z.strictObject({
  /** How many sectors stand in each column, from left to right (SG-MAP-02, SG-MAP-07). */
  columns: z.array(z.int().min(1).max(20)).min(3),
  centre: sector,
  brix: sector,
  koroth: sector,
  nebulae: z.array(sector),
  blackHoles: z.array(sector),
  /** Wormhole 1 to 5 in order (SG-MAP-06). */
  wormholes: z.array(sector).length(5),
});

const byPort = <T extends z.ZodType>(cell: T) =>
  z.strictObject({ none: cell, small: cell, medium: cell, large: cell, military: cell });
const sixOf = <T extends z.ZodType>(row: T) => z.array(row).length(6);
const price = z.int().min(1).max(10_000);

/** The printed tables; rows are the pips of a die. */
const tablesSchema = z.strictObject({
  /** 0 no problem, 1 bounty, 2 fine, 3 detained, 4 imprisoned. */
  customs: sixOf(byPort(z.int().min(0).max(4))),
  availability: sixOf(byPort(z.int().min(0).max(20))),
  demand: sixOf(
    z.strictObject({
      'very-low': price,
      low: price,
      moderate: price,
      high: price,
      'very-high': price,
      illegal: price,
    }),
  ),
  /** Credits per level; `null` where it cannot be had. */
  upgrades: z.strictObject({
    engines: byPort(price.nullable()),
    lightspeed: byPort(price.nullable()),
    shields: byPort(price.nullable()),
    lasers: byPort(price.nullable()),
    pods: byPort(price.nullable()),
  }),
  /** The place of the system in `SYSTEMS`; 5: the victor chooses (SG-DAMAGE-10). */
  damage: sixOf(z.int().min(0).max(SYSTEMS.length)),
});

const numbersSchema = z.strictObject({
  /** The standard ship (SG-SETUP-12). */
  start: startSchema.omit({ credits: true, bounty: true }).required(),
  highest: z.int(),
  slots: z.int(),
  customsBounty: credits,
  fine: credits,
  jailRelief: credits,
  escapeRoll: z.int(),
  escapeBounty: credits,
  damage: z.int(),
  loot: z.int(),
  friendSaved: z.int(),
  topUp: credits,
  weapons: z.int(),
  korothPays: credits,
  deadline: z.int(),
  bribe: credits,
  holeSwallows: z.int(),
  holeFactor: z.int(),
  leastBounty: credits,
  tow: credits,
  towLeaves: credits,
  towLightspeed: z.int(),
  /** Of each side in one encounter (SG-OFFER-01). */
  offers: z.int(),
});

const cite = z.union([z.string(), z.array(z.string())]);

export const contentSchema = z.strictObject({
  /** Which rules state the numbers, and which no rule depends on, for reports. */
  meta: z
    .strictObject({ cites: z.record(z.string(), cite), scenery: z.array(z.string()).optional() })
    .optional(),
  board: boardSchema,
  planets: z.array(planetSchema).min(8),
  characters: z.array(characterSchema).min(6),
  destiny: z.array(destinySchema).min(1),
  tables: tablesSchema,
  numbers: numbersSchema,
});

export type Content = z.output<typeof contentSchema>;
export type Planet = z.output<typeof planetSchema>;
export type Character = z.output<typeof characterSchema>;
export type DestinyCard = z.output<typeof destinySchema>;

/** As written: only what is printed. */
export type ContentLiteral = z.input<typeof contentSchema>;
export type PlanetLiteral = z.input<typeof planetSchema>;
export type CharacterLiteral = z.input<typeof characterSchema>;
export type DestinyLiteral = z.input<typeof destinySchema>;
export type BoardLiteral = z.input<typeof boardSchema>;
export type TablesLiteral = z.input<typeof tablesSchema>;
export type NumbersLiteral = z.input<typeof numbersSchema>;
