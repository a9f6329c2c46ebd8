import type { Position } from '@cantina/engine';
import { emptied } from './positions-emptied.ts';
import { attack, card, empire, rebels, shuttle, trooper } from './script.ts';

/** Situations worth starting from, each reached by script. */

const stormtrooper = empire('play', card('stormtrooper'));

export const positions: readonly Position[] = [
  {
    // Two damage, and a C-ROC Cruiser and a Rebel Transport before the base: how is it split?
    name: 'split',
    options: {},
    seats: 2,
    seed: 299,
    script: [
      empire('endTurn'),
      shuttle,
      shuttle,
      rebels('buy', 0),
      rebels('endTurn'),
      empire('endTurn'),
      shuttle,
      rebels('buy', 4),
      rebels('endTurn'),
      empire('endTurn'),
      rebels('play', card('rebel-transport')),
      rebels('play', card('c-roc-cruiser')),
      rebels('endTurn'),
      stormtrooper,
      ...attack(empire, 'base', 8),
    ],
  },
  {
    // Dantooine has fallen; the Rebels choose among their four others.
    name: 'new base',
    options: {},
    seats: 2,
    seed: 27,
    script: [
      empire('endTurn'),
      rebels('endTurn'),
      stormtrooper,
      stormtrooper,
      ...attack(empire, 'base', 3, 4),
      empire('endTurn'),
      rebels('endTurn'),
      stormtrooper,
      stormtrooper,
      ...attack(empire, 'base', 5, 6),
      empire('endTurn'),
    ],
  },
  {
    // The Empire has picked its secret bases, the Rebels half of theirs.
    name: 'secret bases',
    options: { bases: 'secret-bases' },
    seats: 2,
    seed: 1,
    script: [
      ...['corellia', 'rodia', 'death-star', 'kessel'].map((id) => empire('keep', card(id))),
      ...['hoth', 'tatooine'].map((id) => rebels('keep', card(id))),
    ],
  },
  {
    // A B-Wing's ability in the Rebels' turn: the Empire chooses between a discard and two attack for it.
    name: 'forced choice',
    options: {},
    seats: 2,
    seed: 10,
    script: [
      empire('endTurn'),
      rebels('endTurn'),
      empire('endTurn'),
      shuttle,
      shuttle,
      shuttle,
      shuttle,
      rebels('buy', 2),
      rebels('endTurn'),
      empire('endTurn'),
      rebels('play', card('b-wing')),
      rebels('use', 7),
    ],
  },
  {
    // A neutral card has been paid off, another card has taken its place, and there is a resource left.
    name: 'paid off',
    options: { bases: 'whole-galaxy', payOff: true },
    seats: 2,
    seed: 17,
    script: [
      empire('play', card('imperial-shuttle')),
      empire('payOff', 4),
      empire('play', card('imperial-shuttle')),
    ],
  },
  {
    // A short game: a B-Wing is about to destroy Corellia, the second and last base.
    name: 'near victory',
    options: { toWin: 2 },
    seats: 2,
    seed: 3099,
    script: [
      empire('endTurn'),
      trooper,
      trooper,
      ...attack(rebels, 'base', 3, 4),
      rebels('endTurn'),
      empire('endTurn'),
      shuttle,
      shuttle,
      shuttle,
      shuttle,
      rebels('buy', 5),
      rebels('endTurn'),
      empire('endTurn'),
      trooper,
      trooper,
      ...attack(rebels, 'base', 9, 10),
      rebels('endTurn'),
      empire('reveal', card('corellia')),
      empire('decline'),
      empire('endTurn'),
      rebels('play', card('b-wing')),
      ...attack(rebels, 'base', 12),
      rebels('endTurn'),
      empire('endTurn'),
      rebels('play', card('b-wing')),
      rebels('attack', 'base'),
      rebels('join', 13),
    ],
  },
  ...emptied,
];
