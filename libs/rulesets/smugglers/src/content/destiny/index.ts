import type { DestinyLiteral } from '../types.ts';
import { contracts } from './contracts.ts';
import { equipments } from './equipment.ts';
import { fortune } from './fortune.ts';
import { friends } from './friends.ts';
import { hunters } from './hunters.ts';
import { merchants } from './merchants.ts';
import { militaryShips } from './military.ts';
import { monsters } from './monsters.ts';
import { offers } from './offers.ts';
import { pirates } from './pirates.ts';
import { prices } from './prices.ts';

/** The 67 destiny cards (SG-SETUP-02). */
export const destiny: readonly DestinyLiteral[] = [
  ...militaryShips,
  ...pirates,
  ...merchants,
  ...hunters,
  ...monsters,
  ...offers,
  ...contracts,
  ...prices,
  ...equipments,
  ...friends,
  ...fortune,
];
