import type { PlanetLiteral } from '../types.ts';
import { planet } from './planet.ts';

/** Military and large ports: most to trade, cheapest to refit a ship, and the customs to be afraid of. */
export const greatPorts: readonly PlanetLiteral[] = [
  planet(
    'bastion',
    46,
    'military',
    ['very-high', 'high', 'illegal', 'low', 'moderate'],
    ['Bastion', 'Bastion', 'Бастион'],
    [
      'A garrison at war footing buys every rifle; comfort of any kind is a court-martial.',
      'Eine Garnison in Bereitschaft kauft jedes Gewehr; auf Bequemlichkeit steht das Kriegsgericht.',
      'Гарнизон в боевой готовности скупает всё оружие; за роскошь тут отдают под трибунал.',
    ],
  ),
  planet(
    'ironreach',
    7,
    'military',
    ['very-low', 'moderate', 'low', 'illegal', 'high'],
    ['Ironreach', 'Eisenweite', 'Железный Предел'],
    [
      'Fleet arsenals sell off last year’s guns; since the drone mutiny no robot may land.',
      'Die Flottenarsenale stoßen alte Waffen ab; seit der Drohnenmeuterei darf kein Roboter landen.',
      'Арсеналы флота распродают старые пушки; после бунта дронов роботам посадка запрещена.',
    ],
  ),
  planet(
    'sentinel',
    72,
    'military',
    ['illegal', 'very-low', 'high', 'low', 'illegal'],
    ['Sentinel', 'Sentinel', 'Страж'],
    [
      'Quarantine fortress in the mist: cures for a song, but no guns and no fresh food inside.',
      'Quarantänefestung im Nebel: Heilmittel spottbillig, doch keine Waffen und nichts Frisches hinein.',
      'Карантинная крепость в тумане: лекарства за гроши, но ни оружия, ни свежей еды.',
    ],
  ),
  planet(
    'cinder',
    64,
    'military',
    ['low', 'very-high', 'illegal', 'high', 'moderate'],
    ['Cinder', 'Schlacke', 'Зола'],
    [
      'The army smelts its armour here; burns are common, and bribing a foreman with finery is treason.',
      'Hier schmilzt die Armee ihre Panzer; Brandwunden sind Alltag, Geschenke an Vorarbeiter Verrat.',
      'Здесь армия плавит броню; ожоги — будни, а подарки мастерам — измена.',
    ],
  ),
  // Name and sector are in the rulebook (SG-SETUP-16).
  {
    ...planet(
      'earth',
      70,
      'large',
      ['illegal', 'low', 'high', 'moderate', 'very-high'],
      ['Earth', 'Erde', 'Земля'],
      [
        'Old, crowded and proud: it eats more than it grows and lets no gun through the gate.',
        'Alt, voll und stolz: isst mehr, als es anbaut, und lässt keine Waffe durchs Tor.',
        'Старая, тесная и гордая: съедает больше, чем растит, и не пускает ни одного ствола.',
      ],
    ),
    source: 'rulebook',
  },
  planet(
    'meridian',
    36,
    'large',
    ['low', 'high', 'very-high', 'low', 'low'],
    ['Meridian', 'Meridian', 'Меридиан'],
    [
      'One step from the hub of all routes; its brokers own everything except good taste.',
      'Einen Schritt von der Mitte aller Wege; die Makler besitzen alles außer Geschmack.',
      'В шаге от узла всех путей; у его маклеров есть всё, кроме хорошего вкуса.',
    ],
  ),
  planet(
    'tessarine',
    84,
    'large',
    ['illegal', 'low', 'very-high', 'illegal', 'high'],
    ['Tessarine', 'Tessarine', 'Тессарина'],
    [
      'Resort of the very rich: served by people only, guarded by people with no sense of humour.',
      'Badeort der Reichsten: bedient nur von Menschen, bewacht von Menschen ohne Humor.',
      'Курорт богачей: прислуживают только люди, а охраняют люди без чувства юмора.',
    ],
  ),
  planet(
    'kolvar-forge',
    20,
    'large',
    ['low', 'moderate', 'moderate', 'very-low', 'very-high'],
    ['Kolvar Forge', 'Kolvarschmiede', 'Кузница Колвар'],
    [
      'Robots build robots around the clock; the people who watch them have to eat from abroad.',
      'Roboter bauen rund um die Uhr Roboter; wer sie beaufsichtigt, isst Eingeführtes.',
      'Роботы день и ночь строят роботов; их надзиратели едят только привозное.',
    ],
  ),
  planet(
    'halcyon',
    58,
    'large',
    ['moderate', 'very-low', 'high', 'moderate', 'moderate'],
    ['Halcyon', 'Halcyon', 'Альциона'],
    [
      'Teaching hospitals as big as towns, and surgeons who like to spend.',
      'Lehrkliniken, groß wie Städte, und Chirurgen, die gern Geld ausgeben.',
      'Клиники величиной с город и хирурги, которые любят тратить.',
    ],
  ),
  planet(
    'oru-prime',
    38,
    'large',
    ['moderate', 'very-high', 'low', 'high', 'high'],
    ['Oru Prime', 'Oru Prime', 'Ору Прайм'],
    [
      'Forty billion in one city: always a fever somewhere, always a queue.',
      'Vierzig Milliarden in einer Stadt: irgendwo immer Fieber, überall eine Schlange.',
      'Сорок миллиардов в одном городе: где-то всегда лихорадка, и всюду очередь.',
    ],
  ),
  planet(
    'novgard',
    79,
    'large',
    ['moderate', 'high', 'low', 'moderate', 'very-high'],
    ['Novgard', 'Nowgard', 'Новгард'],
    [
      'A city under ice with a harbour that never freezes and a pantry that is always bare.',
      'Eine Stadt unter Eis mit einem Hafen, der nie zufriert, und einer stets leeren Speisekammer.',
      'Город подо льдом: порт не замерзает, а кладовые всегда пусты.',
    ],
  ),
];
