import { deeds } from './deeds.ts';
import { house } from './house.ts';
import { keeps } from './keeps.ts';
import { reactions } from './reactions.ts';
import type { Content } from './schema.ts';

/** Where the rules state the numbers of the house. */
const cites = {
  coins: 'SM-SETUP-01',
  hand: 'SM-SETUP-01',
  lonely: 'SM-PLAN-04',
  actions: 'SM-TURN-02',
  handLimit: ['SM-TURN-04', 'SM-REST-02'],
  keepLimit: 'SM-PLAY-04',
  newCards: 'SM-REST-01',
  brawl: 'SM-BRAWL-01',
  dice: 'SM-NERVE-01',
  die: 'SM-NERVE-02',
  rerollPrice: 'SM-NERVE-04',
  dig: 'SM-DIG-01',
  lure: 'SM-CAT-04',
};

/** The cellar as it comes in the box. A card's number is its place in this list. */
export const content: Content = { meta: { cites }, ...house, cards: [...deeds, ...keeps, ...reactions] };
