import { both, is, pay, verb } from '@cantina/engine';
import type { Content } from './schema.ts';

/** What stays in front of a player. */
export const keeps: Content['cards'] = [
  {
    id: 'lantern',
    kind: 'keep',
    copies: 3,
    cost: 1,
    worth: 1,
    while: [{ value: 'nerve', of: is('owner'), add: 1 }],
  },
  {
    id: 'strongbox',
    kind: 'keep',
    copies: 2,
    cost: 1,
    worth: 2,
    on: [
      {
        moment: 'loss',
        timing: 'before',
        given: is('yours'),
        limit: { times: 1, per: 'round' },
        do: verb('soften', { n: 2 }),
      },
    ],
  },
  {
    id: 'bowl',
    kind: 'keep',
    copies: 3,
    cost: 1,
    worth: 1,
    on: [
      {
        moment: 'find',
        timing: 'after',
        given: is('rival'),
        limit: { times: 1, per: 'turn' },
        do: verb('gain', { n: 1 }),
      },
    ],
  },
  {
    id: 'tripwire',
    kind: 'keep',
    copies: 2,
    cost: 1,
    worth: 1,
    on: [
      {
        moment: 'find',
        timing: 'before',
        given: both(is('rival'), is('here')),
        may: true,
        limit: { times: 1, per: 'round' },
        do: pay(verb('spend', { n: 1 })).to(verb('soften', { n: 3 })),
      },
    ],
  },
  {
    id: 'ledger',
    kind: 'keep',
    copies: 3,
    cost: 2,
    worth: 2,
    reward: verb('draw', { n: 1 }),
    on: [
      {
        moment: 'find',
        timing: 'when',
        given: is('yours'),
        limit: { times: 1, per: 'turn' },
        do: verb('gain', { n: 1 }),
      },
      { moment: 'loss', timing: 'when', given: is('yours'), do: verb('draw', { n: 1 }) },
    ],
  },
  {
    id: 'chest',
    kind: 'keep',
    copies: 2,
    cost: 2,
    worth: 3,
    instead: [{ moment: 'find', given: is('yours'), may: true, do: verb('draw', { n: 3 }) }],
    while: [{ value: 'worth', of: 'this', given: is('inRoom', { room: 'vault' }), add: 3 }],
  },
  {
    id: 'dog',
    kind: 'keep',
    copies: 2,
    cost: 2,
    worth: 1,
    on: [
      {
        moment: 'enter',
        timing: 'after',
        given: both(is('theCat'), is('here')),
        do: verb('gain', { n: 2 }),
      },
    ],
    while: [{ cannot: 'rob', of: is('owner'), rule: 'SM-DOG-01' }],
  },
];
