import { both, either, from, is, pay, pick, seq, verb, callStep } from '@cantina/engine';
import { base, draw, exileUpTo, firstNeutralPlayed, gain, gainForce, moreFor, whenRevealed } from './card.ts';
import type { CardLiteral } from './schema.ts';

const freeCard = whenRevealed(pick(from('friendlyRow'), verb('purchaseIntoHand')));
const beginner = true;

/** Ten bases of the Empire and ten of the Rebels; the beginner's game uses five of each (DB-SETUP-02, DB-SETUP-03). */
export const bases: readonly CardLiteral[] = [
  base('lothal', 'Lothal', 'Lothal', 8, { faction: 'empire', source: 'rulebook', starting: true, beginner }),
  // DB-CASE-08
  base('corellia', 'Corellia', 'Corellia', 10, {
    faction: 'empire',
    source: 'rulebook',
    beginner,
    on: [freeCard],
  }),
  base('kessel', 'Kessel', 'Kessel', 12, { faction: 'empire', on: [whenRevealed(exileUpTo(3))] }),
  base('mustafar', 'Mustafar', 'Mustafar', 14, { faction: 'empire', on: [whenRevealed(gainForce(4))] }),
  base('kafrene', 'Kafrene', 'Kafrene', 14, { faction: 'empire', on: [firstNeutralPlayed(draw(1))] }),
  base('ord-mantell', 'Ord Mantell', 'Ord Mantell', 14, {
    faction: 'empire',
    while: [{ value: 'neutralHunts', of: is('you'), add: 1 }],
  }),
  // DB-CASE-07
  base('coruscant', 'Coruscant', 'Coruscant', 16, {
    faction: 'empire',
    source: 'rulebook',
    beginner,
    on: [
      {
        moment: 'turn',
        timing: 'when',
        given: is('yourTurn'),
        may: true,
        do: seq(verb('lookGalaxy', { n: 2 }), pick(from('topOfGalaxy', { n: 2 }), verb('discardLooked'))),
      },
    ],
  }),
  base('death-star', 'Death Star', 'Todesstern', 16, {
    faction: 'empire',
    beginner,
    ability: pay(verb('spend', { n: 4 })).to(pick(from('shipAnywhere'), verb('destroy'))),
  }),
  // DB-CASE-09
  base('endor', 'Endor', 'Endor', 16, {
    faction: 'empire',
    source: 'rulebook',
    beginner,
    while: [moreFor(1, either(is('yourUnit', { trait: 'trooper' }), is('yourUnit', { trait: 'vehicle' })))],
  }),
  base('rodia', 'Rodia', 'Rodia', 16, { faction: 'empire', on: [whenRevealed(verb('purge', { n: 1 }))] }),
  base('dantooine', 'Dantooine', 'Dantooine', 8, {
    faction: 'rebel',
    source: 'rulebook',
    starting: true,
    beginner,
  }),
  base('mon-cala', 'Mon Cala', 'Mon Cala', 10, { faction: 'rebel', beginner, on: [freeCard] }),
  base('dagobah', 'Dagobah', 'Dagobah', 12, { faction: 'rebel', on: [whenRevealed(exileUpTo(3))] }),
  base('alderaan', 'Alderaan', 'Alderaan', 14, { faction: 'rebel', on: [whenRevealed(gainForce(4))] }),
  base('bespin', 'Bespin', 'Bespin', 14, { faction: 'rebel', on: [firstNeutralPlayed(draw(1))] }),
  // DB-CASE-06
  base('hoth', 'Hoth', 'Hoth', 14, {
    faction: 'rebel',
    source: 'rulebook',
    beginner,
    on: [{ moment: 'damage', timing: 'before', given: is('this'), do: verb('shield', { n: 2 }) }],
  }),
  // DB-CASE-05, DB-CASE-17
  base('jedha', 'Jedha', 'Jedha', 14, {
    faction: 'rebel',
    source: 'rulebook',
    on: [
      {
        moment: 'purchase',
        timing: 'before',
        given: is('firstNeutralBought'),
        do: verb('onLoan'),
      },
    ],
  }),
  base('tatooine', 'Tatooine', 'Tatooine', 16, {
    faction: 'rebel',
    on: [whenRevealed(seq(callStep('exchange'), gain(1)))],
  }),
  base('sullust', 'Sullust', 'Sullust', 16, {
    faction: 'rebel',
    beginner,
    on: [
      {
        moment: 'purchase',
        timing: 'before',
        given: is('firstBought'),
        do: verb('ontoDeck'),
      },
    ],
  }),
  // DB-CASE-40, DB-FAQ-11
  base('yavin-4', 'Yavin 4', 'Yavin IV', 16, {
    faction: 'rebel',
    beginner,
    on: [
      {
        moment: 'handDiscard',
        timing: 'after',
        given: both(is('yourTurn'), is('theirs')),
        may: true,
        do: verb('damageBase', { n: 2 }),
      },
    ],
  }),
];
