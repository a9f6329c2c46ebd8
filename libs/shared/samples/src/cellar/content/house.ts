import {
  all,
  abortTo,
  callStep,
  choose,
  from,
  given,
  is,
  pay,
  pick,
  repeat,
  seq,
  test,
  verb,
} from '@cantina/engine';
import type { Content } from './schema.ts';

/** The house: its rooms and what searching them brings, the cat's habits, dice and numbers. */

const prowl = pick(from('ways'), verb('walk'));
const robSomebody = pick(from('purses'), verb('rob', { n: 1 }));

export const house: Omit<Content, 'meta' | 'cards'> = {
  rooms: [
    { id: 'stairs', search: all(verb('find', { n: 1 }), verb('draw', { n: 1 })) },
    { id: 'barrels', search: test(is('nerve', { need: 1 }), verb('find', { n: 2 }), verb('draw', { n: 1 })) },
    {
      id: 'larder',
      search: choose(
        verb('find', { n: 2 }),
        verb('draw', { n: 2 }),
        pay(verb('spend', { n: 3 })).to(all(verb('draw', { n: 2 }), verb('find', { n: 4 }))),
      ),
    },
    { id: 'well', search: test(is('nerve', { need: 2 }), verb('find', { n: 4 }), verb('lose', { n: 1 })) },
    { id: 'crypt', search: seq(callStep('dig'), verb('draw', { n: 1 })) },
    { id: 'vault', search: test(is('nerve', { need: 3 }), verb('find', { n: 7 }), abortTo('alarm')) },
  ],
  links: [
    { from: 'stairs', to: 'barrels', kind: 'route' },
    { from: 'stairs', to: 'larder', kind: 'route' },
    { from: 'barrels', to: 'well', kind: 'route' },
    { from: 'larder', to: 'well', kind: 'route' },
    { from: 'barrels', to: 'crypt', kind: 'route' },
    { from: 'well', to: 'crypt', kind: 'route' },
    { id: 'gate', from: 'barrels', to: 'vault', kind: 'lockedDoor' },
  ],
  gate: 'gate',
  entrance: 'stairs',
  lair: 'well',
  die: {
    faces: ['dark', 'dark', 'glint', 'glint', 'gleam', 'gleam'],
    worth: { dark: 0, glint: 1, gleam: 2 },
  },
  dice: 2,
  rerollPrice: 1,
  dig: [
    { need: 1, haul: 2 },
    { need: 2, haul: 5 },
    { need: 3, haul: 9 },
  ],
  prowl: [
    verb('gain', { n: 1 }),
    prowl,
    seq(prowl, given(is('company'), robSomebody, verb('gain', { n: 1 }))),
    choose(prowl, verb('gain', { n: 2 })),
    given(is('company'), pick(from('present'), verb('startle')), prowl),
    repeat(2, prowl),
  ],
  lure: seq(prowl, given(is('company'), robSomebody, verb('gain', { n: 1 }))),
  upkeep: pick(from('hand'), verb('discard'), { of: 'excess' }),
  brawl: { won: 2, lost: 1 },
  coins: 3,
  hand: 3,
  handLimit: 5,
  keepLimit: 3,
  actions: 2,
  newCards: 2,
  lonely: 1,
};
