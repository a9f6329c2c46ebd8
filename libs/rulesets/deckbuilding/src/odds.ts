import { message, type Forecast, type Seat } from '@cantina/engine';
import { knows } from '@cantina/decks';
import { cardName } from './names.ts';
import { cardOf, FACTIONS, enemyOf, sideOf, type GameTable } from './state.ts';

/** Chances from what a player knows: the own deck's cards but not their order, the galaxy cards nobody has seen. */

type Node = ReturnType<GameTable['rules']['node']>;
const MOST_SHOWN = 4;

function verbsIn(node: Node): readonly string[] {
  const own = node.kind === 'verb' ? [(node.literal as { do: string }).do] : [];
  return [...own, ...node.kids.flatMap(verbsIn)];
}

/** What using this ability may turn up. */
export function abilityOdds(table: GameTable, seat: Seat, node: Node): Forecast | undefined {
  const verbs = verbsIn(node);
  if (verbs.includes('revealGalaxy')) return nextGalaxyCard(table, seat);
  return verbs.includes('draw') ? nextDraw(table, seat) : undefined;
}

/** The next card of the own deck; if it is empty, of the discard pile that will be shuffled. */
function nextDraw(table: GameTable, seat: Seat): Forecast | undefined {
  const { deck } = sideOf(table, seat);
  const top = deck.pile.cards.length - 1;
  if (top >= 0 && knows(deck.pile, top, seat)) {
    return { outcomes: [{ of: cardName(table, deck.pile.cards[top] as number), chance: 1 }] };
  }
  const unknown = deck.pile.cards.filter((_card, at) => !knows(deck.pile, at, seat));
  const pool = unknown.length > 0 ? unknown : deck.discard.cards;
  if (pool.length === 0) return undefined;
  const counts = new Map<number, number>();
  for (const card of pool) counts.set(card, (counts.get(card) ?? 0) + 1);
  const likely = [...counts].sort(([a, m], [b, n]) => n - m || a - b).slice(0, MOST_SHOWN);
  return { outcomes: likely.map(([card, n]) => ({ of: cardName(table, card), chance: n / pool.length })) };
}

/** Own, enemy or neutral: what the top galaxy card will be. */
function nextGalaxyCard(table: GameTable, seat: Seat): Forecast | undefined {
  const { galaxy } = table.state;
  const top = galaxy.pile.cards.length - 1;
  const known = top >= 0 && knows(galaxy.pile, top, seat);
  const unknown = galaxy.pile.cards.filter((_card, at) => !knows(galaxy.pile, at, seat));
  const pool = known
    ? [galaxy.pile.cards[top] as number]
    : unknown.length > 0
      ? unknown
      : galaxy.discard.cards;
  if (pool.length === 0) return undefined;
  const share = (faction: string): number =>
    pool.filter((card) => cardOf(table, card).faction === faction).length / pool.length;
  const factions = [FACTIONS[seat], FACTIONS[enemyOf(seat)], 'neutral'] as const;
  return {
    outcomes: factions.map((faction) => ({ of: message(`odds.${faction}`), chance: share(faction ?? '') })),
  };
}
