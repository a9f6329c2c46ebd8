import {
  is,
  verb,
  type Ask,
  type Condition,
  type Effect,
  type Modifier,
  type Trigger,
} from '@cantina/engine';
import type { Good } from '../kinds.ts';

/** Phrases that characters and destiny cards share, so that a card reads like the card. */

export type Words = readonly [en: string, de: string, ru: string];
type InThree = { readonly en: string; readonly de: string; readonly ru: string };

export const inThree = ([en, de, ru]: Words): InThree => ({ en, de, ru });

export const gain = (n: number): Effect => verb('gain', { n });
export const spend = (n: number): Effect => verb('spend', { n });
export const wanted = (n: number): Effect => verb('wanted', { n });
export const pardon = (n: number): Effect => verb('pardon', { n });
export const repair = (n: number): Effect => verb('repair', { n });
export const load = (good: Good, n: number): Effect => verb('load', { good, n });
export const hold: Effect = verb('hold');
export const sign: Effect = verb('sign');

export const wantedAt = (n: number): Ask => is('wantedAt', { n });

/** While the card is in play, a value of its owner is so much higher. */
export const yourValue = (value: string, n: number, when?: Condition): Modifier => ({
  value,
  of: is('owner'),
  add: n,
  ...(when && { given: when }),
});

/** Something that does not happen to the owner of the card. */
export const never = (what: string): Modifier => ({ cannot: what, of: is('owner'), rule: 'SG-GEN-08' });

/** Once a turn, before a die of yours counts, roll it again. */
export const secondTry = (roll: string, when: Condition = is('yours')): Trigger => ({
  moment: roll,
  timing: 'before',
  given: when,
  may: true,
  limit: { times: 1, per: 'turn' },
  do: verb('reroll'),
});

/** Each time you destroy a ship, whoever it belongs to. */
export const onVictory = (effect: Effect): Trigger => ({
  moment: 'victory',
  timing: 'after',
  given: is('yours'),
  do: effect,
});
