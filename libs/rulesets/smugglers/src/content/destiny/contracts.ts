import { may, pay, seq } from '@cantina/engine';
import { gain, sign, spend } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf } from './card.ts';

const contract = cardsOf('contract');

/** Six honest deliveries: about twice what a market pays, for goods one mostly has to find oneself. */
export const contracts: readonly DestinyLiteral[] = [
  contract(
    'relief-convoy',
    ['Relief Convoy', 'Hilfskonvoi', 'Гуманитарный конвой'],
    [
      'Six loads of grain for people who cannot wait, and a government that can pay.',
      'Sechs Ladungen Korn für Leute, die nicht warten können, und eine Regierung, die zahlt.',
      'Шесть партий зерна тем, кто не может ждать; правительство платит.',
    ],
    { contract: { good: 'food', units: 6, pays: 950, turns: 6 }, ability: may(sign) },
  ),
  contract(
    'clinic-order',
    ['Clinic Order', 'Klinikauftrag', 'Заказ клиники'],
    [
      'A new ward opens, and the shelves are empty. Something in advance, in good faith.',
      'Eine neue Station, leere Regale. Ein Teil im Voraus, auf Treu und Glauben.',
      'Новое отделение, пустые полки. Часть вперёд, под честное слово.',
    ],
    {
      contract: { good: 'medicine', units: 4, pays: 600, turns: 5, breach: 200 },
      ability: may(seq(gain(100), sign)),
    },
  ),
  contract(
    'mine-refit',
    ['Mine Refit', 'Minenausrüstung', 'Оснащение шахты'],
    [
      'Five diggers wanted, one prototype goes along.',
      'Fünf Grabroboter gesucht, ein Prototyp fährt mit.',
      'Нужны пять копателей, один образец дают с собой.',
    ],
    { contract: { good: 'robots', units: 5, pays: 900, supplied: 1, turns: 6 }, ability: may(sign) },
  ),
  contract(
    'wedding-gifts',
    ['Wedding Gifts', 'Hochzeitsgeschenke', 'Свадебные подарки'],
    [
      'The day is fixed, the guests are rich, the presents are late.',
      'Der Tag steht fest, die Gäste sind reich, die Geschenke spät.',
      'День назначен, гости богаты, подарки опаздывают.',
    ],
    { contract: { good: 'luxuries', units: 3, pays: 650, turns: 4 }, ability: may(sign) },
  ),
  contract(
    'militia-order',
    ['Militia Order', 'Milizbestellung', 'Заказ ополчения'],
    [
      'Frontier folk with a licence for four crates. The licence costs a stamp.',
      'Grenzvolk mit einer Lizenz für vier Kisten. Die Lizenz kostet einen Stempel.',
      'Пограничье с лицензией на четыре ящика. За лицензию — пошлина.',
    ],
    {
      contract: { good: 'weapons', units: 4, pays: 900, turns: 5 },
      ability: may(pay(spend(50)).to(sign)),
    },
  ),
  contract(
    'express-freight',
    ['Express Freight', 'Eilfracht', 'Срочный груз'],
    [
      'Fresh from the vat, already packed; late, it is a smell with a lawyer.',
      'Frisch und schon verpackt; verspätet ist es ein Gestank mit Anwalt.',
      'Свежее и уже упаковано; опоздаешь — будет вонь с адвокатом.',
    ],
    {
      contract: { good: 'food', units: 3, pays: 550, supplied: 3, turns: 3, breach: 100 },
      ability: may(sign),
    },
  ),
];
