import { choose, from, given, may, pay, pick, verb } from '@cantina/engine';
import { gain, pardon, spend, wantedAt } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf, itAttacks } from './card.ts';

const hunter = cardsOf('hunter');

/** Five bounty hunters: the higher the price, the better the hunter it pays (SG-NPC-05). */
export const hunters: readonly DestinyLiteral[] = [
  hunter(
    'rookie-hunter',
    ['Rookie Hunter', 'Neuling', 'Новичок'],
    [
      'Borrowed ship, borrowed gun, first warrant. Any name will do.',
      'Geliehenes Schiff, geliehene Waffe, erster Haftbefehl. Jeder Name ist recht.',
      'Чужой корабль, чужой ствол, первый ордер. Сгодится любое имя.',
    ],
    {
      ship: { engines: 2, lasers: 2, shields: 0, reward: gain(200) },
      ability: given(wantedAt(1), itAttacks),
    },
  ),
  hunter(
    'tracker',
    ['Tracker', 'Spürhund', 'Следопыт'],
    [
      'Has been behind you since the last port.',
      'Ist seit dem letzten Hafen hinter dir.',
      'Идёт за тобой с последнего порта.',
    ],
    {
      ship: { engines: 6, lasers: 3, shields: 2, reward: gain(300) },
      ability: given(wantedAt(300), itAttacks),
    },
  ),
  hunter(
    'sorrel-twins',
    ['Sorrel Twins', 'Die Sorrel-Zwillinge', 'Близнецы Соррел'],
    [
      'One drives you, the other waits; what the first leaves whole, the second breaks.',
      'Die eine treibt, die andere wartet; was die eine heil lässt, bricht die andere.',
      'Одна гонит, другая ждёт; что уцелело от первой, сломает вторая.',
    ],
    {
      ship: { engines: 4, lasers: 5, shields: 3, reward: gain(600), strike: verb('breakdown') },
      ability: given(wantedAt(500), itAttacks),
    },
  ),
  hunter(
    'cold-eyes',
    ['Cold Eyes', 'Kaltauge', 'Холодный Взгляд'],
    [
      'Takes only names worth the fuel; for a fee he adds one to the list.',
      'Nimmt nur Namen, die den Treibstoff lohnen; gegen Gebühr setzt er einen auf die Liste.',
      'Берётся лишь за тех, кто стоит топлива; за плату впишет новое имя.',
    ],
    {
      ship: { engines: 6, lasers: 7, shields: 5, reward: gain(900) },
      ability: given(
        wantedAt(700),
        itAttacks,
        may(pay(spend(200)).to(pick(from('rivals'), verb('wantedIt', { n: 400 })))),
      ),
    },
  ),
  hunter(
    'guild-collector',
    ['Guild Collector', 'Gildenkassierer', 'Сборщик гильдии'],
    [
      'The guild would rather have your money than your wreck. A little rather.',
      'Der Gilde ist dein Geld lieber als dein Wrack. Ein wenig lieber.',
      'Гильдии твои деньги милее твоих обломков. Немного.',
    ],
    {
      ship: { engines: 5, lasers: 4, shields: 4, reward: gain(400) },
      ability: given(wantedAt(100), choose(pay(spend(250)).to(pardon(400)), itAttacks)),
    },
  ),
];
