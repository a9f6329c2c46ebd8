import { choose, given, is, pay, pick, from, seq, test, verb } from '@cantina/engine';
import { gain, hold, load, pardon, spend, wanted, wantedAt } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf, gone, itAttacks } from './card.ts';

const military = cardsOf('military');

/** Six ships of the fleet: they look into holds, and the higher the bounty, the more of them shoot (SG-NPC-05). */
export const militaryShips: readonly DestinyLiteral[] = [
  military(
    'patrol-cutter',
    ['Patrol Cutter', 'Patrouillenkutter', 'Патрульный катер'],
    [
      'A bored crew with a list of faces.',
      'Eine gelangweilte Mannschaft mit einer Liste von Gesichtern.',
      'Скучающий экипаж со списком лиц.',
    ],
    {
      ship: { engines: 4, lasers: 3, shields: 2, reward: seq(gain(150), wanted(200)) },
      ability: given(wantedAt(300), itAttacks, verb('inspect', { port: 'none', goods: ['weapons'] })),
    },
  ),
  military(
    'customs-frigate',
    ['Customs Frigate', 'Zollfregatte', 'Таможенный фрегат'],
    [
      'A whole harbour office with engines: it comes to you.',
      'Ein ganzes Zollamt mit Antrieb: es kommt zu dir.',
      'Целая таможня с двигателями: приходит сама.',
    ],
    {
      ship: { engines: 3, lasers: 4, shields: 5, reward: seq(load('luxuries', 3), wanted(300)) },
      // Whoever cannot stand a look into the hold may shoot first, or rather be shot at.
      ability: given(
        is('carries'),
        choose(verb('inspect', { port: 'small', goods: ['weapons', 'robots', 'luxuries'] }), itAttacks),
        verb('inspect', { port: 'small', goods: ['weapons', 'robots', 'luxuries'] }),
      ),
    },
  ),
  military(
    'destroyer-retribution',
    ['Destroyer Retribution', 'Zerstörer Vergeltung', 'Эсминец «Возмездие»'],
    [
      'It does not chase small fry. Are you small fry?',
      'Kleine Fische jagt er nicht. Bist du ein kleiner Fisch?',
      'За мелочью не гоняется. А ты мелочь?',
    ],
    {
      ship: { engines: 5, lasers: 8, shields: 8, hull: 2, reward: seq(gain(1000), wanted(500)) },
      ability: given(wantedAt(600), itAttacks),
    },
  ),
  military(
    'blockade-line',
    ['Blockade', 'Blockade', 'Блокада'],
    [
      'Six grey hulls across the lane: wait for the order to lift, or find the gap.',
      'Sechs graue Rümpfe quer zur Route: warte auf die Freigabe oder suche die Lücke.',
      'Шесть серых корпусов поперёк пути: жди разрешения или ищи брешь.',
    ],
    {
      ship: { engines: 4, lasers: 5, shields: 4, reward: seq(gain(300), wanted(300)) },
      ability: choose(hold, test(is('skill', { system: 'engines', need: 7 }), gone, itAttacks)),
    },
  ),
  military(
    'tax-cruiser',
    ['Tax Cruiser', 'Steuerkreuzer', 'Налоговый крейсер'],
    [
      'War tax on every hull in the sector, payable in cash or in scrap.',
      'Kriegssteuer auf jeden Rumpf im Sektor, zahlbar bar oder als Schrott.',
      'Военный налог с каждого корпуса: деньгами или ломом.',
    ],
    {
      ship: { engines: 3, lasers: 3, shields: 3, reward: seq(gain(500), wanted(300)) },
      ability: choose(pay(spend(100)).to(gone), itAttacks),
    },
  ),
  military(
    'press-gang',
    ['Press Gang', 'Presskommando', 'Вербовщики'],
    [
      'The fleet is short of hands and takes one of yours, unless you are quick or they want you more.',
      'Der Flotte fehlen Leute; sie nimmt einen von deinen, wenn du nicht schnell bist.',
      'Флоту не хватает людей, и он берёт твоих, если ты не проворен.',
    ],
    {
      ship: { engines: 5, lasers: 4, shields: 3, reward: seq(gain(250), wanted(200)) },
      ability: given(
        wantedAt(400),
        itAttacks,
        given(
          is('hasFriend'),
          choose(seq(pick(from('friends'), verb('discardIt')), pardon(200)), itAttacks),
          test(is('skill', { system: 'engines', need: 5 }), gone, hold),
        ),
      ),
    },
  ),
];
