import { race } from './race.ts';

/** Whole random games on one core, next to the plain loop of noughts and crosses and another simulator's random battles. */
export async function rulesets(): Promise<Record<string, unknown>> {
  const { plain, pkmn, deckbuilding } = await race(['plain', 'pkmn', 'deckbuilding']);
  return {
    plain: Math.round(plain.moves),
    pkmn: { games_per_s: round(pkmn.games) },
    deckbuilding: {
      games_per_s: round(deckbuilding.games),
      actions_per_s: Math.round(deckbuilding.moves),
      ratio_plain: round(deckbuilding.moves / plain.moves),
      ratio_pkmn: round(deckbuilding.games / pkmn.games),
    },
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
