import type { CardRules } from '../src/card.ts';
import { from, pick, verb, type Effect } from '../src/effects/literal.ts';
import { using, type Sitting } from './sit.ts';

/** A blow that pieces in play may have something to say about. */

export const say = (word: string): Effect => verb('say', { word });
export const hit = (n: number): Effect => pick(from('pieces', { of: 'all' }), verb('hit', { n }));

/** One target `t`; the others only watch. Seat 0 hits the target for three. */
export function hitting(
  watchers: Readonly<Record<string, readonly [owner: number, card: CardRules]>>,
  options: Parameters<typeof using>[1] = {},
): Sitting {
  const cards: Record<string, CardRules> = { plain: {} };
  const pieces: Record<string, { card: string; owner: number }> = { t: { card: 'plain', owner: 1 } };
  for (const [id, [owner, card]] of Object.entries(watchers)) {
    cards[`${id}-card`] = card;
    pieces[id] = { card: `${id}-card`, owner };
  }
  const t = using(hit(3), { ...options, cards, pieces });
  if (Object.keys(watchers).length > 0) t.do(0, 'pick', 't');
  return t;
}

/** A card with one ability that hangs on damage. */
export const on = (timing: 'before' | 'when' | 'after', effect: Effect, more: object = {}): CardRules => ({
  on: [{ moment: 'damage', timing, do: effect, ...more }],
});
