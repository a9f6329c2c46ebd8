import type { DestinyLiteral } from '../types.ts';
import { is } from '@cantina/engine';
import { never, secondTry, yourValue } from '../phrases.ts';
import { cardsOf } from './card.ts';

const equipment = cardsOf('equipment');

/** Eight pieces of equipment, kept until the ship is lost: one for each thing a ship does, and for its papers (SG-TIPS-02). */
export const equipments: readonly DestinyLiteral[] = [
  equipment(
    'false-papers',
    ['False Papers', 'Falsche Papiere', 'Поддельные бумаги'],
    [
      'Five flags, five names, one photograph.',
      'Fünf Flaggen, fünf Namen, ein Foto.',
      'Пять флагов, пять имён, одно фото.',
    ],
    { while: [yourValue('customs', -1)] },
  ),
  equipment(
    'targeting-computer',
    ['Targeting Computer', 'Zielrechner', 'Прицельный компьютер'],
    [
      'It counts quicker than a gunner can swear, and it knows where the reactor is.',
      'Er rechnet schneller, als ein Schütze flucht, und weiß, wo der Reaktor sitzt.',
      'Считает быстрее, чем ругается стрелок, и знает, где реактор.',
    ],
    { while: [yourValue('battle', 1), yourValue('force', 1)] },
  ),
  equipment(
    'side-thrusters',
    ['Side Thrusters', 'Steuerdüsen', 'Маневровые сопла'],
    [
      'The ship turns before you have decided where.',
      'Das Schiff dreht, ehe du weißt, wohin.',
      'Корабль поворачивает раньше, чем ты решил куда.',
    ],
    { while: [yourValue('manoeuvre', 2)] },
  ),
  equipment(
    'outboard-racks',
    ['Outboard Racks', 'Außengestelle', 'Наружные стойки'],
    [
      'Everybody can see the crates; at least they are aboard.',
      'Jeder sieht die Kisten; immerhin sind sie an Bord.',
      'Ящики видны всем, зато они на борту.',
    ],
    { while: [yourValue('pods', 3)] },
  ),
  equipment(
    'jump-charts',
    ['Jump Charts', 'Sprungkarten', 'Карты прыжков'],
    [
      'Somebody has marked the thin places in the mist.',
      'Jemand hat die dünnen Stellen im Nebel eingezeichnet.',
      'Кто-то отметил, где туман тонок.',
    ],
    { while: [yourValue('lightspeed', 1), never('stopped')] },
  ),
  equipment(
    'mirror-plating',
    ['Mirror Plating', 'Spiegelpanzer', 'Зеркальная броня'],
    [
      'Works where shields do not, and looks splendid.',
      'Wirkt, wo Schilde versagen, und sieht prächtig aus.',
      'Держит там, где щиты бессильны, и выглядит роскошно.',
    ],
    { while: [yourValue('shields', 3)] },
  ),
  equipment(
    'boarding-hook',
    ['Boarding Hook', 'Enterhaken', 'Абордажный крюк'],
    ['A hundred fathoms of bad news.', 'Hundert Faden schlechte Nachricht.', 'Сто саженей дурных вестей.'],
    { while: [never('fled'), yourValue('loot', 2), yourValue('lasers', 1, is('attacker'))] },
  ),
  equipment(
    'market-ticker',
    ['Market Ticker', 'Börsenticker', 'Биржевой аппарат'],
    [
      'Knows the price at the next door while you bargain at this one.',
      'Kennt den Preis nebenan, während du hier noch feilschst.',
      'Знает цену за соседней дверью, пока ты торгуешься здесь.',
    ],
    { on: [secondTry('demandRoll')] },
  ),
];
