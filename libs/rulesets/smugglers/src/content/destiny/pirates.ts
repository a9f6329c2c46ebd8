import { choose, given, is, may, pay, test, verb } from '@cantina/engine';
import { gain, load, spend } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf, gone, itAttacks, youAttack } from './card.ts';

const pirate = cardsOf('pirates');

/** Six crews that live on cargo; most have a price at which they turn away, and loot worth taking from them. */
export const pirates: readonly DestinyLiteral[] = [
  pirate(
    'jackals',
    ['Jackals', 'Schakale', 'Шакалы'],
    [
      'Three patched fighters and a great deal of shouting.',
      'Drei geflickte Jäger und sehr viel Geschrei.',
      'Три латаных истребителя и очень много крика.',
    ],
    { ship: { engines: 2, lasers: 1, shields: 0, reward: gain(150) }, ability: itAttacks },
  ),
  pirate(
    'corsair-brig',
    ['Corsair Brig', 'Korsarenbrigg', 'Корсарский бриг'],
    [
      'Smells a full hold across two sectors and ignores an empty one.',
      'Riecht einen vollen Frachtraum über zwei Sektoren, einen leeren gar nicht.',
      'Чует полный трюм за два сектора, а пустой не замечает.',
    ],
    {
      ship: { engines: 4, lasers: 4, shields: 2, reward: gain(350), strike: verb('dump', { n: 2 }) },
      ability: given(is('carries'), itAttacks),
    },
  ),
  pirate(
    'toll-takers',
    ['Toll Takers', 'Wegelagerer', 'Сборщики дани'],
    [
      'They call it a toll, and they even write a receipt.',
      'Sie nennen es Maut und stellen sogar eine Quittung aus.',
      'Они зовут это пошлиной и даже дают расписку.',
    ],
    {
      ship: { engines: 3, lasers: 4, shields: 3, reward: gain(400) },
      ability: choose(pay(spend(80)).to(gone), itAttacks),
    },
  ),
  pirate(
    'black-sloop',
    ['Black Sloop', 'Schwarze Schaluppe', 'Чёрный шлюп'],
    [
      'Fast, quiet, and after the cash box rather than the crates.',
      'Schnell, leise und eher auf die Kasse aus als auf die Kisten.',
      'Быстрый, тихий и охоч до кассы больше, чем до ящиков.',
    ],
    {
      ship: { engines: 6, lasers: 2, shields: 1, reward: gain(300), strike: verb('lose', { n: 150 }) },
      ability: given(is('rich', { n: 300 }), itAttacks),
    },
  ),
  pirate(
    'pirate-queen',
    ['Pirate Queen', 'Piratenkönigin', 'Королева пиратов'],
    [
      'She names three crates and a quarter of an hour.',
      'Sie nennt drei Kisten und eine Viertelstunde.',
      'Она называет три ящика и четверть часа.',
    ],
    {
      ship: { engines: 5, lasers: 7, shields: 5, reward: gain(800) },
      ability: given(is('carries'), choose(verb('dump', { n: 3 }), itAttacks), may(youAttack)),
    },
  ),
  pirate(
    'false-distress',
    ['Distress Call', 'Notruf', 'Сигнал бедствия'],
    [
      'A yacht adrift, a frightened voice. It may even be true.',
      'Eine treibende Jacht, eine ängstliche Stimme. Vielleicht stimmt es sogar.',
      'Яхта в дрейфе, испуганный голос. Может, и не врут.',
    ],
    {
      ship: { engines: 3, lasers: 3, shields: 0, reward: load('weapons', 3) },
      ability: may(test(is('luck', { need: 4 }), gain(250), itAttacks)),
    },
  ),
];
