import { choose, from, given, is, may, pay, pick, seq, verb } from '@cantina/engine';
import {
  discardOne,
  draw,
  exileOne,
  exileThis,
  exileUpTo,
  gain,
  gainAttack,
  gainForce,
  moreInHunts,
  opponentDiscards,
  repair,
  ship,
  unit,
  whenDefeats,
  whenPlayed,
  withForce,
} from './card.ts';
import type { CardLiteral } from './schema.ts';

/** The thirty neutral cards of the galaxy deck. */
export const neutral: readonly CardLiteral[] = [
  unit('z-95-headhunter', 'Z-95 Headhunter', 'Z-95-Kopfjäger', {
    copies: 2,
    cost: 1,
    attack: 2,
    traits: ['fighter'],
    ability: given(is('enemyShip'), draw(1)),
  }),
  unit('jawa-scavenger', 'Jawa Scavenger', 'Jawa-Plünderer', {
    copies: 2,
    cost: 1,
    resources: 2,
    ability: pay(exileThis).to(pick(from('galaxyDiscard'), verb('purchase'))),
  }),
  // DB-CASE-32
  unit('rodian-gunslinger', 'Rodian Gunslinger', 'Rodianischer Revolverheld', {
    source: 'rulebook',
    copies: 2,
    cost: 2,
    attack: 2,
    traits: ['bounty-hunter'],
    while: [moreInHunts(2)],
  }),
  // DB-CASE-33, DB-TERM-16
  unit('kel-dor-mystic', 'Kel Dor Mystic', 'Kel’Dor-Mystiker', {
    source: 'rulebook',
    copies: 2,
    cost: 2,
    force: 2,
    ability: pay(exileThis).to(exileOne),
  }),
  unit('lobot', 'Lobot', 'Lobot', {
    cost: 3,
    traits: ['officer'],
    unique: true,
    on: [whenPlayed(choose(gainAttack(2), gain(2), gainForce(2)))],
  }),
  unit('bossk', 'Bossk', 'Bossk', {
    cost: 3,
    attack: 3,
    traits: ['bounty-hunter'],
    unique: true,
    on: [whenDefeats(gainForce(1))],
  }),
  unit('fang-fighter', 'Fang Fighter', 'Fang-Jäger', {
    copies: 2,
    cost: 3,
    attack: 3,
    traits: ['fighter'],
    purchase: may(seq(verb('boughtToHand'), withForce(draw(1)))),
  }),
  unit('twilek-smuggler', "Twi'lek Smuggler", 'Twi’lek-Schmuggler', {
    copies: 2,
    cost: 3,
    resources: 3,
    traits: ['scoundrel'],
    ability: verb('nextOnTop'),
    on: [
      {
        moment: 'purchase',
        timing: 'before',
        given: is('nextOnTop'),
        do: verb('ontoDeck'),
      },
    ],
  }),
  // DB-CASE-31
  ship('c-roc-cruiser', 'C-ROC Cruiser', 'C-ROC-Kreuzer', {
    source: 'rulebook',
    copies: 2,
    cost: 3,
    resources: 1,
    hitPoints: 3,
    ability: pay(discardOne).to(repair(3)),
  }),
  // DB-CASE-27
  unit('dengar', 'Dengar', 'Dengar', {
    source: 'rulebook',
    cost: 4,
    attack: 4,
    traits: ['bounty-hunter'],
    unique: true,
    on: [whenDefeats(gain(2))],
  }),
  // DB-CASE-12, DB-CASE-16
  unit('quarren-mercenary', 'Quarren Mercenary', 'Quarren-Söldner', {
    source: 'rulebook',
    copies: 2,
    cost: 4,
    attack: 4,
    traits: ['trooper'],
    purchase: may(withForce(exileUpTo(2), exileOne)),
  }),
  unit('hwk-290', 'HWK-290', 'HWK-290', {
    copies: 2,
    cost: 4,
    resources: 4,
    traits: ['transport'],
    ability: pay(exileThis).to(repair(4)),
  }),
  // DB-CASE-43
  ship('blockade-runner', 'Blockade Runner', 'Blockadebrecher', {
    source: 'rulebook',
    copies: 3,
    cost: 4,
    attack: 1,
    resources: 1,
    hitPoints: 4,
  }),
  // DB-CASE-26
  unit('ig-88', 'IG-88', 'IG-88', {
    source: 'rulebook',
    cost: 5,
    attack: 5,
    traits: ['bounty-hunter', 'droid'],
    unique: true,
    on: [whenDefeats(exileOne)],
  }),
  ship('nebulon-b-frigate', 'Nebulon-B Frigate', 'Nebulon-B-Fregatte', {
    copies: 2,
    cost: 5,
    hitPoints: 5,
    ability: choose(repair(3), gain(3)),
  }),
  unit('lando-calrissian', 'Lando Calrissian', 'Lando Calrissian', {
    cost: 6,
    attack: 3,
    resources: 3,
    traits: ['scoundrel'],
    unique: true,
    ability: seq(draw(1), withForce(opponentDiscards)),
  }),
  unit('jabbas-sail-barge', "Jabba's Sail Barge", 'Jabbas Segelbarke', {
    cost: 7,
    attack: 4,
    resources: 3,
    traits: ['vehicle'],
    unique: true,
    ability: pick(from('discardedTrait', { trait: 'bounty-hunter' }), verb('takeBack')),
  }),
  // DB-CASE-13
  unit('jabba-the-hutt', 'Jabba the Hutt', 'Jabba der Hutte', {
    source: 'rulebook',
    cost: 8,
    attack: 2,
    resources: 2,
    force: 2,
    traits: ['scoundrel'],
    unique: true,
    ability: pay(pick(from('hand'), verb('exile'))).to(withForce(draw(2), draw(1))),
  }),
];
