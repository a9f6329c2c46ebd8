import { choose, is, may, pay, seq, test } from '@cantina/engine';
import { gain, pardon, sign, spend, wanted } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf } from './card.ts';

const offer = cardsOf('offer');

/** Five crime lords: more than any market pays, often with the goods thrown in, and a price on whoever fails them. */
export const offers: readonly DestinyLiteral[] = [
  offer(
    'madame-sorrow',
    ['Madame Sorrow', 'Madame Kummer', 'Мадам Печаль'],
    [
      'Four crates of house robots with very good ears. You may also tell the police about them.',
      'Vier Kisten Hausroboter mit sehr guten Ohren. Du kannst auch die Polizei einweihen.',
      'Четыре ящика домашних роботов с отменным слухом. Можно и полиции рассказать.',
    ],
    {
      contract: { good: 'robots', units: 4, pays: 1200, supplied: 4, turns: 4, breach: 300 },
      ability: may(choose(sign, pardon(200))),
    },
  ),
  offer(
    'the-accountant',
    ['The Accountant', 'Der Buchhalter', 'Бухгалтер'],
    [
      'Five crates, no markings, one address. He has already entered the profit.',
      'Fünf Kisten, keine Zeichen, eine Adresse. Den Gewinn hat er schon verbucht.',
      'Пять ящиков без меток, один адрес. Прибыль он уже записал.',
    ],
    {
      contract: { good: 'weapons', units: 5, pays: 1700, supplied: 5, turns: 4, breach: 600 },
      ability: may(sign),
    },
  ),
  offer(
    'uncle-bones',
    ['Uncle Bones', 'Onkel Knochen', 'Дядюшка Кости'],
    [
      'His doctors need their tools back, and they cannot come to the harbour.',
      'Seine Ärzte brauchen ihr Werkzeug zurück und können nicht in den Hafen kommen.',
      'Его врачам нужны инструменты, а в порт им нельзя.',
    ],
    {
      contract: { good: 'medicine', units: 2, pays: 800, supplied: 2, turns: 5, breach: 200 },
      ability: may(sign),
    },
  ),
  offer(
    'the-collector',
    ['The Collector', 'Der Sammler', 'Коллекционер'],
    [
      'Does not care whose collection it was. Gives you time, and takes a deposit for it.',
      'Wessen Sammlung es war, ist ihm gleich. Er lässt dir Zeit und will ein Pfand.',
      'Ему всё равно, чья это была коллекция. Не торопит, но берёт залог.',
    ],
    {
      contract: { good: 'luxuries', units: 6, pays: 1900, turns: 7 },
      ability: may(pay(spend(100)).to(sign)),
    },
  ),
  offer(
    'baron-kesh',
    ['Baron Kesh', 'Baron Kesch', 'Барон Кеш'],
    [
      'Two sealed barrels of “food”. If the harbour does not see you load, nobody ever knows.',
      'Zwei versiegelte Fässer „Lebensmittel“. Sieht dich der Hafen nicht laden, erfährt es niemand.',
      'Две запечатанные бочки «еды». Если порт не видел погрузки, не узнает никто.',
    ],
    {
      contract: { good: 'food', units: 2, pays: 900, supplied: 2, turns: 3, breach: 400 },
      ability: may(seq(test(is('luck', { need: 4 }), gain(100), wanted(100)), sign)),
    },
  ),
];
