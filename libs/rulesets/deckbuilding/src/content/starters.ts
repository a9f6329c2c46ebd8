import { choose, pay } from '@cantina/engine';
import { exileThis, gain, gainAttack, gainForce, unit, whenPlayed } from './card.ts';
import type { CardLiteral } from './schema.ts';

const any = whenPlayed(choose(gainAttack(1), gain(1), gainForce(1)));

/** The two decks to begin with, and the pilots anybody may hire. */
export const starters: readonly CardLiteral[] = [
  unit('imperial-shuttle', 'Imperial Shuttle', 'Imperiale Raumfähre', {
    source: 'rulebook',
    kind: 'starter',
    faction: 'empire',
    copies: 7,
    resources: 1,
    traits: ['transport'],
  }),
  unit('stormtrooper', 'Stormtrooper', 'Sturmtruppler', {
    source: 'rulebook',
    kind: 'starter',
    faction: 'empire',
    copies: 2,
    attack: 2,
    traits: ['trooper'],
  }),
  unit('inquisitor', 'Inquisitor', 'Inquisitor', { kind: 'starter', faction: 'empire', on: [any] }),
  unit('alliance-shuttle', 'Alliance Shuttle', 'Allianz-Raumfähre', {
    kind: 'starter',
    faction: 'rebel',
    copies: 7,
    resources: 1,
    traits: ['transport'],
  }),
  unit('rebel-trooper', 'Rebel Trooper', 'Rebellentruppler', {
    source: 'rulebook',
    kind: 'starter',
    faction: 'rebel',
    copies: 2,
    attack: 2,
    traits: ['trooper'],
  }),
  unit('temple-guardian', 'Temple Guardian', 'Tempelwächter', {
    kind: 'starter',
    faction: 'rebel',
    on: [any],
  }),
  // DB-CASE-34
  unit('outer-rim-pilot', 'Outer Rim Pilot', 'Outer-Rim-Pilot', {
    source: 'rulebook',
    kind: 'pilot',
    copies: 10,
    cost: 2,
    resources: 2,
    ability: pay(exileThis).to(gainForce(1)),
  }),
];
