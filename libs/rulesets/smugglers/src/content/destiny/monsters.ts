import { choose, given, is, may, seq, test, verb } from '@cantina/engine';
import { gain, hold, load, repair } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf, gone, itAttacks, youAttack } from './card.ts';

const monster = cardsOf('monster');

/** Five things that live between the stars; each is met in its own way, none cares for bounties. */
export const monsters: readonly DestinyLiteral[] = [
  monster(
    'star-squid',
    ['Star Squid', 'Sternenkrake', 'Звёздный кальмар'],
    [
      'Takes every ship for a rival; fried, it feeds a town.',
      'Hält jedes Schiff für einen Rivalen; gebraten sättigt sie eine Stadt.',
      'Любой корабль считает соперником; жареный накормит целый город.',
    ],
    { ship: { engines: 2, lasers: 3, shields: 0, reward: load('food', 4) }, ability: itAttacks },
  ),
  monster(
    'void-leviathan',
    ['Void Leviathan', 'Leviathan der Leere', 'Левиафан пустоты'],
    [
      'As long as a moon is wide, and slow to turn. Its bones are paid in thousands.',
      'So lang, wie ein Mond breit ist, und träge. Seine Knochen bringen Tausende.',
      'Длиной с луну и неповоротлив. За его кости платят тысячами.',
    ],
    {
      ship: { engines: 1, lasers: 9, shields: 6, hull: 2, reward: gain(1500) },
      ability: test(is('skill', { system: 'engines', need: 5 }), gone, itAttacks),
    },
  ),
  monster(
    'hull-mites',
    ['Hull Mites', 'Rumpfmilben', 'Корпусные клещи'],
    [
      'Harmless one by one. They never come one by one.',
      'Einzeln harmlos. Einzeln kommen sie nie.',
      'По одному безвредны. По одному не приходят.',
    ],
    {
      // Too weak to get past any shields, so what they gnaw through is on the card.
      ship: { engines: 7, lasers: 0, shields: 0, reward: repair(1), strike: verb('breakdown') },
      ability: itAttacks,
    },
  ),
  monster(
    'crystal-drake',
    ['Crystal Drake', 'Kristalldrache', 'Хрустальный дракон'],
    [
      'Sees only what moves. Its scales are worn by princes.',
      'Sieht nur, was sich bewegt. Seine Schuppen tragen Fürsten.',
      'Видит лишь то, что движется. Его чешую носят князья.',
    ],
    {
      ship: { engines: 5, lasers: 5, shields: 4, reward: seq(load('luxuries', 5), gain(200)) },
      ability: choose(hold, itAttacks),
    },
  ),
  monster(
    'mist-wraith',
    ['Mist Wraith', 'Nebelgeist', 'Туманный призрак'],
    [
      'Hunts inside nebulae; outside it can be hunted, if one does not mind the screaming.',
      'Jagt im Nebel; draußen kann man es jagen, wenn einen das Kreischen nicht stört.',
      'Охотится в туманностях; снаружи охотятся на него, если не мешает вой.',
    ],
    {
      ship: { engines: 4, lasers: 3, shields: 7, reward: gain(350) },
      ability: given(is('inNebula'), itAttacks, may(youAttack)),
    },
  ),
];
