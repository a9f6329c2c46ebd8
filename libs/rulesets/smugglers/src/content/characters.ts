import { both, is, not, pay, seq, test } from '@cantina/engine';
import {
  gain,
  inThree,
  load,
  never,
  onVictory,
  repair,
  secondTry,
  spend,
  yourValue,
  type Words,
} from './phrases.ts';
import type { CharacterLiteral } from './types.ts';

type Own = Omit<CharacterLiteral, 'id' | 'name' | 'about' | 'source'>;

const character = (id: string, name: Words, about: Words, own: Own): CharacterLiteral => ({
  id,
  name: inThree(name),
  about: inThree(about),
  source: 'original',
  ...own,
});

/**
 * The twelve characters: traders earn a little more each time, smugglers get past customs with a price on their heads,
 * fighters live on the ships that trouble others, gamblers on their dice (SG-TIPS-03).
 */
export const characters: readonly CharacterLiteral[] = [
  character(
    'mara-quell',
    ['Mara Quell', 'Mara Quell', 'Мара Квелл'],
    [
      'Free trader. Every quartermaster owes her a favour, and somehow there is always one crate more.',
      'Freihändlerin. Jeder Lagermeister schuldet ihr etwas, und irgendwo steht immer noch eine Kiste.',
      'Вольная торговка. Каждый кладовщик ей должен, и ещё один ящик всегда найдётся.',
    ],
    { start: { pods: 3, credits: 450 }, while: [yourValue('availability', 1)] },
  ),
  character(
    'bram-okoro',
    ['Bram Okoro', 'Bram Okoro', 'Брам Окоро'],
    [
      'Merchant of the old school. Sells nothing he would have to hide, and gets a better price for it.',
      'Kaufmann alter Schule. Verkauft nichts, was er verstecken müsste, und bekommt mehr dafür.',
      'Купец старой школы. Не продаёт того, что надо прятать, и потому выручает больше.',
    ],
    {
      start: { lightspeed: 4, credits: 600 },
      while: [yourValue('selling', 15, not(is('contraband')))],
    },
  ),
  character(
    'ilse-venn',
    ['Dr. Ilse Venn', 'Dr. Ilse Venn', 'Доктор Ильза Венн'],
    [
      'Ship’s doctor turned trader. Knows which serum is worth its weight, and patches hulls like people.',
      'Schiffsärztin, jetzt Händlerin. Weiß, welches Serum Gold wert ist, und flickt Rümpfe wie Leute.',
      'Судовой врач, ставший торговцем. Знает цену сывороткам и латает корпуса, как людей.',
    ],
    {
      start: { shields: 2, pods: 2 },
      while: [yourValue('selling', 35, is('trading', { good: 'medicine', way: 'sell' }))],
      on: [
        {
          moment: 'sold',
          timing: 'after',
          given: both(is('yours'), is('trading', { good: 'medicine', way: 'sell' })),
          do: repair(1),
        },
      ],
    },
  ),
  character(
    'unit-k77',
    ['Unit K-77', 'Einheit K-77', 'Единица К-77'],
    [
      'A dockyard robot that bought itself free. Haggles over every bolt and mends what is left of the rest.',
      'Ein Werftroboter, der sich freigekauft hat. Feilscht um jede Schraube und flickt den Rest.',
      'Робот с верфи, выкупивший себя. Торгуется за каждый болт и чинит остальное.',
    ],
    {
      start: { engines: 2, pods: 4, credits: 700 },
      while: [yourValue('discount', 10)],
      on: [
        {
          moment: 'turnStart',
          timing: 'when',
          given: both(is('yours'), is('damaged')),
          may: true,
          do: pay(spend(60)).to(repair(1)),
        },
      ],
    },
  ),
  character(
    'tobin-rusk',
    ['Old Tobin Rusk', 'Der alte Tobin Rusk', 'Старый Тобин Раск'],
    [
      'Forty years of false bottoms. They want him for the first ten; the clerks still let him by.',
      'Vierzig Jahre doppelte Böden. Gesucht wird er für die ersten zehn; die Zöllner winken ihn durch.',
      'Сорок лет двойных днищ. Ищут его за первые десять, а таможня всё пропускает.',
    ],
    { start: { lightspeed: 4, bounty: 300 }, while: [yourValue('customs', -1)] },
  ),
  character(
    'nyx-calloway',
    ['Nyx Calloway', 'Nyx Calloway', 'Никс Каллоуэй'],
    [
      'No mist holds her, no clerk looks twice, and no judge will ever close her file.',
      'Kein Nebel hält sie, kein Zöllner schaut zweimal hin, und kein Richter schließt je ihre Akte.',
      'Её не держит туман, не замечает таможня, и ни один судья не закроет её дело.',
    ],
    {
      start: { lightspeed: 4, pods: 2, credits: 700, bounty: 400 },
      minimumBounty: 200,
      while: [yourValue('customs', -1), never('stopped')],
    },
  ),
  character(
    'jessamy-thorn',
    ['Jessamy Thorn', 'Jessamy Thorn', 'Джессами Торн'],
    [
      'Asks what is forbidden before she asks what is wanted, and names her own price for it.',
      'Fragt erst, was verboten ist, dann, was gebraucht wird, und nennt den Preis selbst.',
      'Сначала спрашивает, что под запретом, потом — что нужно, и цену назначает сама.',
    ],
    {
      start: { lightspeed: 4, pods: 3, credits: 800, bounty: 100 },
      while: [yourValue('selling', 40, is('contraband')), yourValue('hazard', -50)],
    },
  ),
  character(
    'darrow-vance',
    ['Captain Darrow Vance', 'Kapitän Darrow Vance', 'Капитан Дарроу Вэнс'],
    [
      'Left the navy with his cutter and its guns. Still hunts what the navy should, and hits twice.',
      'Verließ die Flotte samt Kutter und Kanonen. Jagt noch immer, was die Flotte jagen sollte, und trifft doppelt.',
      'Ушёл с флота вместе с катером и пушками. До сих пор ловит тех, кого должен флот, и бьёт вдвое.',
    ],
    {
      start: { engines: 3, lasers: 4, shields: 2, credits: 400 },
      while: [yourValue('force', 1)],
      on: [onVictory(gain(150))],
    },
  ),
  character(
    'skarn',
    ['Skarn', 'Skarn', 'Скарн'],
    [
      'A hunter without a guild. Whoever sees the grapnel too late does not leave before Skarn does.',
      'Jäger ohne Gilde. Wer den Enterhaken zu spät sieht, geht nicht vor Skarn.',
      'Охотник без гильдии. Кто поздно заметит гарпун, раньше Скарна не уйдёт.',
    ],
    {
      start: { engines: 4, lasers: 3, lightspeed: 4 },
      while: [never('fled')],
      on: [onVictory(gain(100))],
    },
  ),
  character(
    'red-ysolde',
    ['Red Ysolde', 'Die rote Ysolde', 'Рыжая Изольда'],
    [
      'Pirate of the old songs. Takes more than others carry, and what she hides nobody finds.',
      'Piratin aus alten Liedern. Nimmt mehr, als andere tragen, und was sie versteckt, findet keiner.',
      'Пиратка из старых песен. Берёт больше, чем другие везут, а спрятанного не найдёт никто.',
    ],
    {
      start: { engines: 3, lightspeed: 4, lasers: 3, pods: 3, credits: 1200, bounty: 400 },
      minimumBounty: 200,
      while: [never('confiscated')],
      on: [onVictory(seq(load('luxuries', 2), gain(100)))],
    },
  ),
  character(
    'felix-ardent',
    ['Felix Ardent', 'Felix Ardent', 'Феликс Ардент'],
    [
      'Gambler. The first price is never the last, and the first move is only a feint.',
      'Spieler. Der erste Preis ist nie der letzte, und der erste Zug nur eine Finte.',
      'Игрок. Первая цена никогда не последняя, а первый ход — лишь обман.',
    ],
    { start: { engines: 2, credits: 450 }, on: [secondTry('demandRoll'), secondTry('manoeuvreRoll')] },
  ),
  character(
    'zaza-lune',
    ['Zaza Lune', 'Zaza Lune', 'Заза Люн'],
    [
      'Bets on everything, on black holes most of all, and has not lost that one yet.',
      'Wettet auf alles, am liebsten auf Schwarze Löcher, und hat diese Wette noch nie verloren.',
      'Ставит на всё, охотнее всего на чёрные дыры, и эту ставку ещё не проиграла.',
    ],
    {
      start: { lightspeed: 4, credits: 550 },
      while: [never('swallowed')],
      on: [
        {
          moment: 'turnStart',
          timing: 'when',
          given: is('yours'),
          do: test(is('luck', { need: 5 }), gain(60)),
        },
      ],
    },
  ),
];
