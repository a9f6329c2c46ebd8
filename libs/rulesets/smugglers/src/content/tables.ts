import type { NumbersLiteral, TablesLiteral } from './types.ts';

/** Results of the customs table as it prints them: bounty, fine, detained, imprisoned. */
const [B, F, D, I] = [1, 2, 3, 4];

/** The tables printed in the rulebook; a row for each number on the die, 1 to 6. */
export const tables: TablesLiteral = {
  // SG-CUSTOMS-06..11
  customs: [
    { none: 0, small: 0, medium: 0, large: 0, military: 0 },
    { none: 0, small: 0, medium: 0, large: 0, military: B },
    { none: 0, small: 0, medium: 0, large: B, military: F },
    { none: 0, small: 0, medium: B, large: F, military: D },
    { none: 0, small: B, medium: F, large: D, military: I },
    { none: B, small: F, medium: D, large: I, military: I },
  ],
  // SG-TRADE-17..22
  availability: [
    { none: 0, small: 1, medium: 2, large: 4, military: 8 },
    { none: 1, small: 2, medium: 3, large: 5, military: 9 },
    { none: 2, small: 3, medium: 4, large: 6, military: 10 },
    { none: 3, small: 4, medium: 5, large: 7, military: 10 },
    { none: 4, small: 5, medium: 6, large: 8, military: 10 },
    { none: 5, small: 6, medium: 7, large: 9, military: 10 },
  ],
  // SG-TRADE-23..28
  demand: [
    { 'very-low': 1, low: 5, moderate: 25, high: 45, 'very-high': 65, illegal: 100 },
    { 'very-low': 2, low: 10, moderate: 30, high: 50, 'very-high': 70, illegal: 120 },
    { 'very-low': 4, low: 15, moderate: 35, high: 55, 'very-high': 75, illegal: 140 },
    { 'very-low': 6, low: 20, moderate: 40, high: 60, 'very-high': 80, illegal: 160 },
    { 'very-low': 8, low: 25, moderate: 45, high: 65, 'very-high': 85, illegal: 180 },
    { 'very-low': 10, low: 30, moderate: 50, high: 70, 'very-high': 90, illegal: 200 },
  ],
  // SG-UPGRADE-07..11
  upgrades: {
    engines: { none: null, small: 240, medium: 120, large: 60, military: 30 },
    lightspeed: { none: null, small: 560, medium: 280, large: 140, military: 70 },
    shields: { none: null, small: null, medium: 200, large: 100, military: 50 },
    lasers: { none: null, small: null, medium: 160, large: 80, military: 40 },
    pods: { none: null, small: 160, medium: 80, large: 40, military: 20 },
  },
  // SG-DAMAGE-05..10: engines, lightspeed, shields, lasers, pods, victor's choice
  damage: [0, 1, 2, 3, 4, 5],
};

/** The numbers stated in its text. */
export const numbers: NumbersLiteral = {
  start: { engines: 1, lightspeed: 3, lasers: 1, shields: 0, pods: 1, hull: 5 },
  highest: 10,
  slots: 7,
  customsBounty: 100,
  fine: 200,
  jailRelief: 500,
  escapeRoll: 1,
  escapeBounty: 1000,
  damage: 2,
  loot: 3,
  friendSaved: 3,
  topUp: 500,
  weapons: 10,
  korothPays: 10_000,
  deadline: 2,
  bribe: 1000,
  holeSwallows: 1,
  holeFactor: 2,
  leastBounty: 500,
  tow: 1000,
  towLeaves: 100,
  towLightspeed: 1,
  offers: 8,
};

/** Which rules state them. */
export const cites: Readonly<Record<string, string | string[]>> = {
  'tables/customs/0': 'SG-CUSTOMS-06',
  'tables/customs/1': 'SG-CUSTOMS-07',
  'tables/customs/2': 'SG-CUSTOMS-08',
  'tables/customs/3': 'SG-CUSTOMS-09',
  'tables/customs/4': 'SG-CUSTOMS-10',
  'tables/customs/5': 'SG-CUSTOMS-11',
  'tables/availability/0': 'SG-TRADE-17',
  'tables/availability/1': 'SG-TRADE-18',
  'tables/availability/2': 'SG-TRADE-19',
  'tables/availability/3': 'SG-TRADE-20',
  'tables/availability/4': 'SG-TRADE-21',
  'tables/availability/5': 'SG-TRADE-22',
  'tables/demand/0': 'SG-TRADE-23',
  'tables/demand/1': 'SG-TRADE-24',
  'tables/demand/2': 'SG-TRADE-25',
  'tables/demand/3': 'SG-TRADE-26',
  'tables/demand/4': 'SG-TRADE-27',
  'tables/demand/5': 'SG-TRADE-28',
  'tables/upgrades/engines': 'SG-UPGRADE-07',
  'tables/upgrades/lightspeed': 'SG-UPGRADE-08',
  'tables/upgrades/shields': 'SG-UPGRADE-09',
  'tables/upgrades/lasers': 'SG-UPGRADE-10',
  'tables/upgrades/pods': 'SG-UPGRADE-11',
  'tables/damage/0': 'SG-DAMAGE-05',
  'tables/damage/1': 'SG-DAMAGE-06',
  'tables/damage/2': 'SG-DAMAGE-07',
  'tables/damage/3': 'SG-DAMAGE-08',
  'tables/damage/4': 'SG-DAMAGE-09',
  'tables/damage/5': 'SG-DAMAGE-10',
  'numbers/start': 'SG-SETUP-12',
  'numbers/highest': 'SG-UPGRADE-02',
  'numbers/slots': 'SG-SETUP-14',
  'numbers/customsBounty': 'SG-CUSTOMS-13',
  'numbers/fine': 'SG-CUSTOMS-14',
  'numbers/jailRelief': 'SG-JAIL-02',
  'numbers/escapeRoll': 'SG-JAIL-08',
  'numbers/escapeBounty': 'SG-JAIL-09',
  'numbers/damage': ['SG-DAMAGE-01', 'SG-DAMAGE-02'],
  'numbers/loot': 'SG-COMBAT-11',
  'numbers/friendSaved': 'SG-DESTROY-05',
  'numbers/topUp': 'SG-DESTROY-09',
  'numbers/weapons': 'SG-RACE-02',
  'numbers/korothPays': 'SG-RACE-08',
  'numbers/deadline': 'SG-RACE-10',
  'numbers/bribe': 'SG-RACE-14',
  'numbers/holeSwallows': 'SG-HOLE-03',
  'numbers/holeFactor': 'SG-HOLE-04',
  'numbers/leastBounty': 'SG-BOUNTY-10',
  'numbers/tow': 'SG-STRAND-03',
  'numbers/towLeaves': 'SG-STRAND-04',
  'numbers/towLightspeed': 'SG-STRAND-03',
  'numbers/offers': 'SG-OFFER-01',
};
