import { choose, from, given, is, may, pick, seq, test, verb } from '@cantina/engine';
import { gain, hold, load, pardon, repair } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf, gone } from './card.ts';

const storm = cardsOf('storm');
const luck = cardsOf('luck');
const mending = cardsOf('repair');

const breakHull = verb('hit', { n: 1 });

/** What space itself does: three storms against which systems help (SG-SYS-04), three lucky finds, two repairs. */
export const fortune: readonly DestinyLiteral[] = [
  storm(
    'ion-storm',
    ['Ion Storm', 'Ionensturm', 'Ионная буря'],
    [
      'Blue fire on every cable that has no shield around it.',
      'Blaues Feuer auf jedem Kabel ohne Schild.',
      'Синий огонь на каждом кабеле без щита.',
    ],
    { ability: verb('storm', { strength: 4 }) },
  ),
  storm(
    'meteor-shower',
    ['Meteor Shower', 'Meteorschauer', 'Метеорный поток'],
    [
      'Weave through it, or wait behind the big one and lose the day.',
      'Hindurchschlängeln, oder hinter dem großen warten und den Tag verlieren.',
      'Лавируй или пережди за большим и потеряй день.',
    ],
    { ability: choose(hold, test(is('skill', { system: 'engines', need: 7 }), gone, breakHull)) },
  ),
  storm(
    'gravity-rift',
    ['Gravity Rift', 'Schwerkraftriss', 'Гравитационный разлом'],
    [
      'Strong shields hold you here, if here is where you want to be.',
      'Starke Schilde halten dich hier, falls du hier sein willst.',
      'Крепкие щиты удержат тебя здесь, если тебе сюда и надо.',
    ],
    {
      ability: test(
        is('shield', { need: 6 }),
        may(verb('moveTo', { where: 'randomWormhole' })),
        verb('moveTo', { where: 'randomWormhole' }),
      ),
    },
  ),
  luck(
    'derelict',
    ['Derelict', 'Geisterschiff', 'Брошенный корабль'],
    [
      'Lights on, nobody home. Go in and see, or let it drift.',
      'Licht an, keiner da. Sieh nach oder lass es treiben.',
      'Свет горит, никого нет. Загляни или пусть дрейфует.',
    ],
    {
      ability: may(verb('rollTable')),
      table: [
        breakHull,
        verb('breakdown'),
        load('robots', 3),
        load('luxuries', 3),
        gain(300),
        seq(gain(300), pick(from('systems', { at: 'below10' }), verb('boostIt', { n: 2 }))),
      ],
    },
  ),
  luck(
    'drifting-strongbox',
    ['Drifting Strongbox', 'Treibender Tresor', 'Дрейфующий сейф'],
    [
      'Somebody jettisoned it in a hurry, and did not come back.',
      'Jemand warf ihn eilig über Bord und kam nicht wieder.',
      'Кто-то в спешке выбросил его и не вернулся.',
    ],
    { ability: verb('windfall', { per: 80 }) },
  ),
  luck(
    'old-debt',
    ['Old Debt', 'Alte Schuld', 'Старый долг'],
    [
      'A judge remembers who once flew him out. In cash or in ink?',
      'Ein Richter weiß noch, wer ihn einst ausflog. Bar oder per Tinte?',
      'Судья помнит, кто его вывез. Деньгами или чернилами?',
    ],
    { ability: choose(gain(250), pardon(500)) },
  ),
  mending(
    'wandering-dock',
    ['Wandering Dock', 'Wanderwerft', 'Бродячий док'],
    [
      'A family of welders that works for stories, and overhauls what is not broken.',
      'Eine Schweißerfamilie, die für Geschichten arbeitet und Heiles überholt.',
      'Семья сварщиков работает за байки, а целое перебирает.',
    ],
    {
      ability: given(
        is('damaged'),
        repair(2),
        pick(from('systems', { at: 'below10' }), verb('boostIt', { n: 1 })),
      ),
    },
  ),
  mending(
    'nanite-cloud',
    ['Nanite Cloud', 'Nanitenwolke', 'Облако нанитов'],
    [
      'Old war dust that still knows how to mend. Sit in it, or take what you can in passing.',
      'Alter Kriegsstaub, der noch flicken kann. Bleib darin oder nimm im Vorbeiflug etwas mit.',
      'Пыль старой войны, что ещё умеет чинить. Задержись или возьми на лету.',
    ],
    { ability: choose(seq(hold, repair(3)), seq(repair(1), verb('boost', { system: 'shields', n: 1 }))) },
  ),
];
