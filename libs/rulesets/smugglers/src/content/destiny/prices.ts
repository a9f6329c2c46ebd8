import { choose, each, from, pick, seq, verb, type Effect } from '@cantina/engine';
import type { Good } from '../../kinds.ts';
import type { DestinyLiteral } from '../types.ts';
import { cardsOf } from './card.ts';

const price = cardsOf('price');

const boom = (good: Good, n: number): Effect => verb('boom', { good, n });
const glut = (good: Good, n: number): Effect => verb('glut', { good, n });
const atRandom = (effect: Effect): Effect => each(from('randomPlanet'), effect);

/** Six pieces of news that change what a planet pays until its season is over (SG-TIPS-01, SG-RANDOM-01). */
export const prices: readonly DestinyLiteral[] = [
  price(
    'plague',
    ['Plague', 'Pest', 'Чума'],
    [
      'The gates stay open for one thing only.',
      'Die Tore bleiben nur für eines offen.',
      'Ворота открыты лишь для одного.',
    ],
    { ability: atRandom(boom('medicine', 80)) },
  ),
  price(
    'famine',
    ['Famine', 'Hungersnot', 'Голод'],
    [
      'Two harvests failed, and the third ship is the first to be believed.',
      'Zwei Ernten missraten; wer jetzt kommt, nennt den Preis.',
      'Два неурожая подряд; цену назовёт тот, кто прилетит.',
    ],
    { ability: atRandom(seq(boom('food', 60), glut('luxuries', 20))) },
  ),
  price(
    'uprising',
    ['Uprising', 'Aufstand', 'Восстание'],
    [
      'Both sides buy, and both sides bleed.',
      'Beide Seiten kaufen, beide Seiten bluten.',
      'Обе стороны покупают, и обе истекают кровью.',
    ],
    { ability: atRandom(seq(boom('weapons', 60), boom('medicine', 30), verb('scarce', { n: 1 }))) },
  ),
  price(
    'gold-rush',
    ['Gold Rush', 'Goldrausch', 'Золотая лихорадка'],
    [
      'Everybody digs; gems are dirt, and diggers are gold.',
      'Alle graben: Edelsteine sind Dreck, Grabroboter Gold.',
      'Копают все: самоцветы — пыль, а копатели — золото.',
    ],
    { ability: atRandom(seq(boom('robots', 60), glut('luxuries', 30))) },
  ),
  price(
    'carnival',
    ['Carnival', 'Karneval', 'Карнавал'],
    [
      'A week of masks, and every warehouse open all night.',
      'Eine Woche Masken, und alle Lager haben die Nacht durch offen.',
      'Неделя масок, и склады открыты всю ночь.',
    ],
    { ability: atRandom(seq(boom('luxuries', 50), boom('food', 20), verb('plenty', { n: 3 }))) },
  ),
  price(
    'insider-tip',
    ['Insider Tip', 'Insidertipp', 'Наводка'],
    [
      'You hear it before the exchange does: say where, and say what.',
      'Du hörst es vor der Börse: sag, wo, und sag, was.',
      'Ты узнал раньше биржи: скажи, где и что.',
    ],
    {
      ability: pick(
        from('planets'),
        choose(boom('weapons', 35), boom('robots', 35), verb('plenty', { n: 4 })),
      ),
    },
  ),
];
