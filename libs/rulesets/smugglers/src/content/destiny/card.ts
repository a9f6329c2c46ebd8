import { seq, verb, type Effect } from '@cantina/engine';
import type { Kind } from '../../kinds.ts';
import { inThree, wanted, type Words } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';

/** Builders for destiny cards, and what ship cards have in common. */

type Own = Omit<DestinyLiteral, 'id' | 'name' | 'about' | 'source' | 'kind'>;

/** Makes the cards of one kind. */
export const cardsOf =
  (kind: Kind) =>
  (id: string, name: Words, about: Words, own: Own): DestinyLiteral => ({
    id,
    name: inThree(name),
    about: inThree(about),
    source: 'original',
    kind,
    ...own,
  });

/** It comes for you. */
export const itAttacks: Effect = verb('fight', { attacker: 'ship' });

/** You go for it. */
export const youAttack: Effect = verb('fight', { attacker: 'you' });

/** You go for somebody who has done nothing, and it gets about. */
export const youRob = (bounty: number): Effect => seq(wanted(bounty), youAttack);

/** The ship passes by. */
export const gone: Effect = verb('gone');
