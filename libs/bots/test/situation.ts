import type { Core, Ruleset } from '@cantina/engine';
import { seeded } from '@cantina/random';

/** A table of the deckbuilding game laid out by hand, by the names of cards; the Empire (seat 0) is to move. */
export interface Laid {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly units?: readonly string[];
  readonly pool?: number;
  readonly row?: readonly string[];
  /** Enemy bases destroyed. */
  readonly victory?: readonly string[];
  /** Of the enemy's base. */
  readonly damage?: number;
}

interface Pile {
  cards: number[];
  seen: number[];
}

interface Side {
  hand: Pile;
  deck: { pile: Pile };
  units: object[];
  pool: number;
  victory: number[];
  base: { damage: number };
}

type Table = Core & { sides: [Side, Side]; row: Pile; laid: number };

/** Bit of seat 0 in what has been seen. */
const OWN = 1;

export function laidOut(ruleset: Ruleset, laid: Laid): Core {
  const { cards } = ruleset.content as { cards: readonly { id: string }[] };
  const numberOf = (id: string): number => {
    const number = cards.findIndex((card) => card.id === id);
    if (number < 0) throw new Error(`no card "${id}"`);
    return number;
  };
  const state = ruleset.setup({}, 2, seeded(1)) as Table;
  const [own, enemy] = state.sides;
  const lay = (pile: Pile, ids: readonly string[], seen: number): void => {
    pile.cards = ids.map(numberOf);
    pile.seen = ids.map(() => seen);
  };
  lay(own.hand, laid.hand ?? [], OWN);
  if (laid.deck !== undefined) lay(own.deck.pile, laid.deck, 0);
  own.pool = laid.pool ?? 0;
  own.victory = (laid.victory ?? []).map(numberOf);
  own.units = (laid.units ?? []).map((id) => ({
    id: ++state.laid,
    card: numberOf(id),
    owner: 0,
    damage: 0,
    used: false,
    attacked: false,
  }));
  enemy.base.damage = laid.damage ?? 0;
  laid.row?.forEach((id, slot) => (state.row.cards[slot] = numberOf(id)));
  return state;
}
