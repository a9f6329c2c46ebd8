import type { Vocabulary } from '@cantina/engine';
import { enemyOf, sideOf, type GameTable } from '../state.ts';
import { cardVerbs } from './cards.ts';
import { conditions } from './conditions.ts';
import { damageVerbs } from './damage.ts';
import { gainVerbs } from './gains.ts';
import { galaxyVerbs } from './galaxy.ts';
import { purchaseVerbs } from './purchase.ts';
import { selectors } from './selectors.ts';
import type { GameQuantity } from './verb.ts';

/** Own bases the opponent has destroyed. */
const basesLost: GameQuantity = { count: (table, { you }) => sideOf(table, enemyOf(you)).victory.length };

/** What the cards of this game may speak of. */
export const vocabulary: Vocabulary<GameTable> = {
  verbs: { ...gainVerbs, ...cardVerbs, ...galaxyVerbs, ...purchaseVerbs, ...damageVerbs },
  conditions,
  selectors,
  quantities: { basesLost },
  tests: {},
};
