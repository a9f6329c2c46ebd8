import type { PlanetLiteral } from '../types.ts';
import { planet } from './planet.ts';

/** Medium ports: enough to fill most holds, and a fair chance to talk oneself through. */
export const middlingPorts: readonly PlanetLiteral[] = [
  planet(
    'verdane',
    16,
    'medium',
    ['moderate', 'high', 'moderate', 'very-high', 'very-low'],
    ['Verdane', 'Verdane', 'Вердана'],
    [
      'Fields to the horizon and never enough hands; a harvest robot is worth a barn here.',
      'Felder bis zum Horizont und nie genug Hände; ein Ernteroboter ist hier eine Scheune wert.',
      'Поля до горизонта и вечная нехватка рук: робот-жнец здесь стоит целого амбара.',
    ],
  ),
  planet(
    'dunmarrow',
    12,
    'medium',
    ['low', 'high', 'very-low', 'very-high', 'high'],
    ['Dunmarrow', 'Dunmark', 'Данмарроу'],
    [
      'Gem mines that wear out machines faster than men.',
      'Edelsteinminen, die Maschinen schneller verschleißen als Menschen.',
      'Самоцветные шахты, где машины изнашиваются быстрее людей.',
    ],
  ),
  planet(
    'pells-landing',
    76,
    'medium',
    ['high', 'moderate', 'low', 'very-high', 'very-low'],
    ['Pell’s Landing', 'Pells Hafen', 'Причал Пелла'],
    [
      'Settlers with rich soil, restless neighbours and nobody to drive the plough.',
      'Siedler mit fettem Boden, unruhigen Nachbarn und niemandem hinter dem Pflug.',
      'Поселенцы с жирной землёй, беспокойными соседями и без пахарей.',
    ],
  ),
  planet(
    'xanthe',
    24,
    'medium',
    ['illegal', 'illegal', 'very-low', 'low', 'high'],
    ['Xanthe', 'Xanthe', 'Ксанта'],
    [
      'Artists who would rather fade than be mended: no scalpel and no gun may touch beauty.',
      'Künstler, die lieber welken als sich flicken lassen: weder Skalpell noch Waffe darf ans Schöne.',
      'Художники, что скорее увянут, чем лягут под нож: красоте не нужны ни скальпель, ни ствол.',
    ],
  ),
  planet(
    'ostrava-deep',
    33,
    'medium',
    ['low', 'low', 'high', 'illegal', 'very-low'],
    ['Ostrava Deep', 'Ostrawatiefe', 'Остравская Глубь'],
    [
      'Fishing clans of the sea floor; their guild drowns machines that take a diver’s work.',
      'Fischersippen am Meeresgrund; ihre Gilde versenkt Maschinen, die Tauchern die Arbeit nehmen.',
      'Рыбацкие кланы морского дна; гильдия топит машины, что отнимают хлеб у ныряльщиков.',
    ],
  ),
  planet(
    'quill',
    62,
    'medium',
    ['illegal', 'low', 'moderate', 'very-low', 'high'],
    ['Quill', 'Federkiel', 'Перо'],
    [
      'A university with a planet attached: it invents robots by the dozen and forbids even fencing.',
      'Eine Universität mit Planet: erfindet Roboter im Dutzend und verbietet sogar das Fechten.',
      'Университет, при котором есть планета: роботов изобретают дюжинами, запрещено даже фехтование.',
    ],
  ),
  planet(
    'thornwood',
    22,
    'medium',
    ['high', 'very-low', 'illegal', 'very-high', 'low'],
    ['Thornwood', 'Dornwald', 'Терновник'],
    [
      'Healing herbs behind walls of thorns; the elders burn silk and jewels as bait for thieves.',
      'Heilkräuter hinter Dornenwällen; die Ältesten verbrennen Seide und Schmuck als Diebesköder.',
      'Целебные травы за стеной шипов; старейшины жгут шёлк и украшения как приманку для воров.',
    ],
  ),
  planet(
    'farrow',
    53,
    'medium',
    ['moderate', 'very-high', 'high', 'high', 'very-low'],
    ['Farrow', 'Farrow', 'Фэрроу'],
    [
      'Cattle barons far from any doctor, with more money than neighbours.',
      'Viehbarone fern von jedem Arzt, mit mehr Geld als Nachbarn.',
      'Скотовладельцы вдали от врачей: денег больше, чем соседей.',
    ],
  ),
];
