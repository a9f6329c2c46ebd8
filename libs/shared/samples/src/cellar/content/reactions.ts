import { all, choose, verb } from '@cantina/engine';
import type { Content } from './schema.ts';

/** What waits in the hand for somebody's loss. */
export const reactions: Content['cards'] = [
  {
    id: 'bolt',
    kind: 'reaction',
    copies: 3,
    cost: 0,
    worth: 0,
    answers: 'own',
    reaction: verb('forbid'),
  },
  {
    id: 'snatch',
    kind: 'reaction',
    copies: 3,
    cost: 0,
    worth: 0,
    answers: 'other',
    reaction: choose(all(verb('soften', { n: 1 }), verb('gain', { n: 2 })), verb('draw', { n: 2 })),
  },
];
