import {
  from,
  given,
  is,
  may,
  opponent,
  pick,
  pickUpTo,
  verb,
  type Ask,
  type Condition,
  type Effect,
  type Modifier,
  type Trigger,
} from '@cantina/engine';
import type { CardLiteral } from './schema.ts';

/** Builders for card literals, and the phrases that many cards share. */

type Own = Partial<Omit<CardLiteral, 'id' | 'name' | 'type' | 'hitPoints'>>;
type OwnOfShip = Omit<Own, 'target' | 'reward'> & { readonly hitPoints: number };
type OwnOfBase = Pick<Own, 'source' | 'faction' | 'starting' | 'beginner' | 'ability' | 'on' | 'while'>;

const plain = {
  source: 'public',
  kind: 'galaxy',
  faction: 'neutral',
  copies: 1,
  attack: 0,
  resources: 0,
  force: 0,
  unique: false,
} as const;

const names = (en: string, de: string): CardLiteral['name'] => ({ en, de, ru: en });

export const unit = (id: string, en: string, de: string, own: Own): CardLiteral => ({
  ...plain,
  traits: [],
  ...own,
  id,
  name: names(en, de),
  type: 'unit',
});

export const ship = (id: string, en: string, de: string, own: OwnOfShip): CardLiteral => ({
  ...plain,
  traits: [],
  ...own,
  id,
  name: names(en, de),
  type: 'ship',
});

/** Bases have hit points and what they do; all else is for cards one buys and plays. */
export const base = (id: string, en: string, de: string, hitPoints: number, own: OwnOfBase): CardLiteral => ({
  source: 'public',
  faction: 'neutral',
  traits: [],
  unique: true,
  ...own,
  id,
  name: names(en, de),
  kind: 'base',
  type: 'base',
  hitPoints,
});

export const force: Ask = is('force');

export const draw = (n: number): Effect => verb('draw', { n });
export const gain = (n: number): Effect => verb('resources', { n });
export const gainForce = (n: number): Effect => verb('force', { n });
export const gainAttack = (n: number): Effect => verb('attack', { n });
export const repair = (n: number): Effect => verb('repair', { n });
export const exileThis: Effect = verb('exileThis');

/** "Exile 1 card from your hand or discard pile" and "up to n": the difference is whether fewer will do (DB-CASE-41). */
export const exileOne: Effect = pick(from('handOrDiscard'), verb('exile'));
export const exileUpTo = (n: number): Effect => pickUpTo(n, from('handOrDiscard'), verb('exile'));

export const discardOne: Effect = pick(from('hand'), verb('discard'));
export const opponentDiscards: Effect = opponent(discardOne);

/** A reward may be declined (DB-HUNT-09, DB-FAQ-05); what it gives is printed (DB-CASE-42). */
export const reward = (effect: Effect): Effect => may(effect);

export const more = (n: number, when?: Condition): Modifier => ({
  value: 'attack',
  of: 'this',
  add: n,
  ...(when && { given: when }),
});
/** Only while it attacks a card of the row (DB-HUNT-18). */
export const moreInHunts = (n: number): Modifier => ({ value: 'hunt', of: 'this', add: n });
export const moreFor = (n: number, whose: Condition): Modifier => ({ value: 'attack', of: whose, add: n });

/** Triggered abilities: at their moment or never, but each time it comes (DB-ABIL-10, DB-ABIL-11). */
export const whenPlayed = (effect: Effect): Trigger => ({
  moment: 'play',
  timing: 'when',
  given: is('this'),
  may: true,
  do: effect,
});
export const whenRevealed = (effect: Effect): Trigger => ({
  moment: 'reveal',
  timing: 'when',
  given: is('this'),
  may: true,
  do: effect,
});
/** After the reward (DB-ABIL-12, DB-ABIL-28). */
export const whenDefeats = (effect: Effect): Trigger => ({
  moment: 'defeat',
  timing: 'after',
  given: is('attacker'),
  may: true,
  do: effect,
});
export const firstNeutralPlayed = (effect: Effect): Trigger => ({
  moment: 'play',
  timing: 'after',
  given: is('firstNeutralPlayed'),
  may: true,
  do: effect,
});

/** "If the Force is with you". */
export const withForce = (effect: Effect, otherwise?: Effect): Effect => given(force, effect, otherwise);
