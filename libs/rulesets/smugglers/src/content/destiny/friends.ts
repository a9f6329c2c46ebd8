import { both, is, not, pay } from '@cantina/engine';
import { repair, secondTry, spend, yourValue } from '../phrases.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf } from './card.ts';

const friend = cardsOf('friend');

/** Six friends, kept until the ship is lost and perhaps beyond (SG-DESTROY-05); two of them know customs from within (SG-TIPS-02). */
export const friends: readonly DestinyLiteral[] = [
  friend(
    'dockside-cousin',
    ['Dockside Cousin', 'Base vom Hafen', 'Портовая кузина'],
    [
      'Works the next counter in every harbour except the army’s.',
      'Sitzt in jedem Hafen am Schalter nebenan, nur nicht bei der Armee.',
      'В любом порту сидит у соседнего окошка, только не у военных.',
    ],
    { on: [secondTry('customsRoll', both(is('yours'), not(is('port', { size: 'military' }))))] },
  ),
  friend(
    'resistance-courier',
    ['Resistance Courier', 'Kurierin des Widerstands', 'Связная сопротивления'],
    [
      'Knows which officers of Koroth can be bought, and for how little.',
      'Weiß, welche Offiziere auf Koroth käuflich sind und wie billig.',
      'Знает, кого на Короте можно купить и как дёшево.',
    ],
    { while: [yourValue('bribe', -500)] },
  ),
  friend(
    'ships-mechanic',
    ['Ship’s Mechanic', 'Bordmechaniker', 'Бортовой механик'],
    [
      'Says it cannot be done, then asks for fifty.',
      'Sagt, es gehe nicht, und verlangt dann fünfzig.',
      'Говорит, что нельзя, а потом просит полсотни.',
    ],
    {
      while: [yourValue('armour', 1)],
      on: [
        {
          moment: 'turnStart',
          timing: 'when',
          given: both(is('yours'), is('damaged')),
          may: true,
          do: pay(spend(50)).to(repair(1)),
        },
      ],
    },
  ),
  friend(
    'retired-gunner',
    ['Retired Gunner', 'Kanonier außer Dienst', 'Отставной канонир'],
    [
      'Deaf in one ear, misses nothing with either eye.',
      'Auf einem Ohr taub, mit keinem Auge blind.',
      'Глух на одно ухо, зорок на оба глаза.',
    ],
    { while: [yourValue('lasers', 2)] },
  ),
  friend(
    'bazaar-broker',
    ['Bazaar Broker', 'Basarmakler', 'Базарный маклер'],
    [
      'Weeps at every price until it rises.',
      'Weint über jeden Preis, bis er steigt.',
      'Рыдает над любой ценой, пока та не вырастет.',
    ],
    { while: [yourValue('selling', 10)] },
  ),
  friend(
    'port-advocate',
    ['Port Advocate', 'Hafenanwalt', 'Портовый адвокат'],
    [
      'Never wins a case and never has a client inside for long.',
      'Gewinnt nie, doch keiner seiner Klienten sitzt lange.',
      'Дел не выигрывает, но его клиенты долго не сидят.',
    ],
    { while: [yourValue('fine', -100), yourValue('relief', 500), yourValue('hazard', -50)] },
  ),
];
