import { choose, from, given, is, may, not, pay, pick, seq, verb, type Effect } from '@cantina/engine';
import type { Good } from '../../kinds.ts';
import { gain, load, repair, spend } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf, youRob } from './card.ts';

const merchant = cardsOf('merchant');

/** So many units for so many credits in all, if there is room for any. */
const youBuy = (good: Good, n: number, price: number): Effect =>
  given(is('hasRoom'), pay(spend(price)).to(load(good, n)));

/** Six traders on the way, each with something to sell or to buy; they can be robbed, and the law takes note. */
export const merchants: readonly DestinyLiteral[] = [
  merchant(
    'grain-barge',
    ['Grain Barge', 'Getreidekahn', 'Зерновоз'],
    [
      'Slow as a season and glad of any company.',
      'Langsam wie eine Jahreszeit und froh über jede Gesellschaft.',
      'Медленный, как время года, и рад любой компании.',
    ],
    {
      ship: { engines: 1, lasers: 0, shields: 1, reward: load('food', 6) },
      ability: may(choose(youBuy('food', 4, 40), youRob(100))),
    },
  ),
  merchant(
    'jewel-courier',
    ['Jewel Courier', 'Juwelenkurier', 'Курьер с драгоценностями'],
    [
      'Sells to nobody and slows down for nobody.',
      'Verkauft an niemanden und bremst für niemanden.',
      'Никому не продаёт и ни перед кем не тормозит.',
    ],
    {
      ship: { engines: 5, lasers: 3, shields: 3, reward: seq(load('luxuries', 4), gain(200)) },
      ability: may(youRob(200)),
    },
  ),
  merchant(
    'robot-carrier',
    ['Robot Carrier', 'Roboterfrachter', 'Робовоз'],
    [
      'A cancelled order in the hold and a captain who wants rid of it.',
      'Eine stornierte Bestellung im Bauch und ein Kapitän, der sie loswerden will.',
      'В трюме отменённый заказ, и капитан рад от него избавиться.',
    ],
    {
      ship: { engines: 3, lasers: 2, shields: 2, reward: load('robots', 4) },
      ability: may(choose(youBuy('robots', 3, 75), youRob(150))),
    },
  ),
  merchant(
    'hospital-ship',
    ['Hospital Ship', 'Lazarettschiff', 'Госпитальное судно'],
    [
      'Sells what it can spare and lends a welder for a fee. Only a scoundrel would fire on it.',
      'Verkauft, was es entbehren kann, und leiht einen Schweißer. Nur ein Schuft schösse darauf.',
      'Продаёт излишки и одолжит сварщика. Стрелять в него станет только подлец.',
    ],
    {
      ship: { engines: 2, lasers: 0, shields: 4, reward: load('medicine', 6) },
      ability: may(
        choose(youBuy('medicine', 3, 60), given(is('damaged'), pay(spend(100)).to(repair(2))), youRob(500)),
      ),
    },
  ),
  merchant(
    'wandering-peddler',
    ['Wandering Peddler', 'Fliegender Händler', 'Бродячий торговец'],
    [
      'Buys anything, asks nothing, pays a fair middle.',
      'Kauft alles, fragt nichts, zahlt eine ehrliche Mitte.',
      'Купит всё, ни о чём не спросит, заплатит по-честному.',
    ],
    {
      ship: { engines: 4, lasers: 1, shields: 0, reward: gain(300) },
      ability: may(choose(pick(from('goods'), verb('sellIt', { n: 60 })), youRob(100))),
    },
  ),
  merchant(
    'arms-dealer',
    ['Arms Dealer', 'Waffenhändler', 'Торговец оружием'],
    [
      'Two price lists: one for the crates, one for what is bolted on.',
      'Zwei Preislisten: eine für die Kisten, eine für das Festgeschraubte.',
      'Два прейскуранта: на ящики и на то, что прикручено.',
    ],
    {
      ship: { engines: 3, lasers: 5, shields: 3, reward: load('weapons', 5) },
      ability: may(
        choose(
          youBuy('weapons', 4, 60),
          given(
            not(is('systemAt', { system: 'lasers', n: 10 })),
            pay(spend(90)).to(verb('boost', { system: 'lasers', n: 2 })),
          ),
          youRob(100),
        ),
      ),
    },
  ),
];
