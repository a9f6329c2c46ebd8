/** The words of the game that both content and rules are written in. */

/** SG-TRADE-01. */
export const GOODS = ['weapons', 'medicine', 'luxuries', 'robots', 'food'] as const;
export type Good = (typeof GOODS)[number];

/** SG-UPGRADE-01; the hull is no system (SG-SYS-07). */
export const SYSTEMS = ['engines', 'lightspeed', 'shields', 'lasers', 'pods'] as const;
export type System = (typeof SYSTEMS)[number];

export const PORTS = ['none', 'small', 'medium', 'large', 'military'] as const;
export type Port = (typeof PORTS)[number];

export const DEMANDS = ['very-low', 'low', 'moderate', 'high', 'very-high', 'illegal'] as const;
export type Demand = (typeof DEMANDS)[number];

/** Ships on cards (SG-NPC-01). */
export const SHIP_KINDS = ['military', 'pirates', 'merchant', 'hunter', 'monster'] as const;

/** What a destiny card is; equipment and friends are kept, contracts and offers until done or lapsed (SG-TURN-12). */
export const KINDS = [
  ...SHIP_KINDS,
  'offer',
  'contract',
  'price',
  'equipment',
  'friend',
  'storm',
  'luck',
  'repair',
] as const;
export type Kind = (typeof KINDS)[number];
