import type { Position } from '@cantina/engine';
import { inHand } from './effects/cards.ts';
import { attack, card, empire, rebels, rebelTurn, shuttle, trooper } from './script.ts';

/** Positions that chance alone hardly ever reaches: a deck exiled down to one hand, a hand emptied by the enemy. */

const xWing = rebels('play', card('x-wing'));
const duros = rebels('play', card('duros-spy'));
const snowspeeder = rebels('play', card('snowspeeder'));
const bWing = rebels('play', card('b-wing'));

/** Exiling is offered as a reward; these go from the hand. */
const exile = (...ids: readonly string[]): Position['script'] => [
  rebels('accept'),
  ...ids.map((id) => rebels('pick', inHand(card(id)))),
];

export const emptied: readonly Position[] = [
  {
    // The Rebels have exiled six cards: all that they have left is in their hand, and the X-Wing in it has nothing to draw.
    name: 'nothing to draw',
    options: {},
    seats: 2,
    seed: 1091,
    script: [
      ...rebelTurn(
        shuttle,
        shuttle,
        rebels('buy', 3), // the X-Wing
        trooper,
        ...attack(rebels, 4, 5),
        ...exile('alliance-shuttle'),
      ),
      ...rebelTurn(),
      ...rebelTurn(
        trooper,
        trooper,
        ...attack(rebels, 2, 6, 7),
        ...exile('alliance-shuttle', 'alliance-shuttle'),
      ),
      ...rebelTurn(),
      ...rebelTurn(
        trooper,
        shuttle,
        rebels('buy', 2), // a Kel Dor Mystic
        xWing,
        ...attack(rebels, 4, 8, 10),
        ...exile('alliance-shuttle', 'temple-guardian'),
      ),
      ...rebelTurn(
        rebels('play', card('kel-dor-mystic')),
        rebels('use', 11),
        rebels('pick', inHand(card('alliance-shuttle'))),
      ),
      empire('endTurn'),
    ],
  },
  {
    // The fifth discard of one turn: the Empire has one card left to choose, and a Rebel Commando is still to be used.
    name: 'empty hand',
    options: {},
    seats: 2,
    seed: 1272978,
    script: [
      ...rebelTurn(shuttle, rebels('buy', 2)),
      ...rebelTurn(shuttle, rebels('buy', 3), shuttle, shuttle, shuttle, rebels('buy', 5)),
      ...rebelTurn(shuttle, rebels('buy', 4)),
      ...rebelTurn(shuttle, duros, shuttle, rebels('buy', 4)),
      ...rebelTurn(shuttle, rebels('buy', 4)),
      ...rebelTurn(),
      ...rebelTurn(bWing, ...attack(rebels, 1, 13), ...exile('alliance-shuttle'), shuttle),
      empire('endTurn'),
      bWing,
      duros,
      duros,
      rebels('buy', 1), // a Fang Fighter, which comes to the hand and draws the Rebel Commando
      rebels('accept'),
      rebels('use', 15),
      empire('choose', 0),
      empire('pick', card('imperial-shuttle')),
      snowspeeder,
      snowspeeder,
      rebels('use', 16),
      empire('pick', card('imperial-shuttle')),
      rebels('use', 18),
      empire('pick', card('imperial-shuttle')),
      rebels('play', card('rebel-commando')),
      rebels('use', 17),
      empire('pick', card('imperial-shuttle')),
      rebels('use', 19),
    ],
  },
];
