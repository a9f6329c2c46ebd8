import type { Rate } from './contenders/contender.ts';
import { race } from './race.ts';

/**
 * Whole random games on one core, next to the plain loop of noughts and crosses and another simulator's random battles. Any
 * legal action is as likely as the others; `unhurried` is the same with turns that end only when nothing else is left, as that
 * simulator's random player switches only when it must.
 */
export async function rulesets(): Promise<Record<string, unknown>> {
  const rate = await race(['plain', 'pkmn', 'deckbuilding', 'unhurried']);
  const compare = ({ games, moves }: Rate): Record<string, number> => ({
    games_per_s: round(games),
    actions_per_s: Math.round(moves),
    ratio_plain: round(moves / rate.plain.moves),
    ratio_pkmn: round(games / rate.pkmn.games),
  });
  return {
    plain: Math.round(rate.plain.moves),
    pkmn: { games_per_s: round(rate.pkmn.games) },
    deckbuilding: { ...compare(rate.deckbuilding), unhurried: compare(rate.unhurried) },
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
