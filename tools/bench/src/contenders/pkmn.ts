import { TeamGenerators } from '@pkmn/randoms';
import { Battle, Teams, type ID, type Side } from '@pkmn/sim';
import { below, seeded } from '@cantina/random';
import type { Contender } from './contender.ts';

/**
 * Random battles of generation 1 in Pokémon Showdown's simulator, on its synchronous battle: teams by its own generator, and
 * its own random player's policy (any move; a switch only where one is forced). Counts decisions.
 */
Teams.setGeneratorFactory(TeamGenerators);

const FORMAT = 'gen1randombattle';
const random = seeded(1);
const seed = (): `${number},${string}` => `${word()},${word()},${word()},${word()}`;
const word = (): number => below(random, 0x1_0000);
const anyOf = (slots: readonly number[]): number => slots[below(random, slots.length)] as number;

export const contender: Contender = () => {
  const battle = new Battle({ formatid: FORMAT as ID, seed: seed() });
  battle.setPlayer('p1', { name: 'One', team: Teams.generate(FORMAT, { seed: seed() }) });
  battle.setPlayer('p2', { name: 'Two', team: Teams.generate(FORMAT, { seed: seed() }) });
  let decisions = 0;
  while (!battle.ended) {
    for (const side of battle.sides) {
      const choice = choose(side);
      if (choice === undefined) continue;
      if (!battle.choose(side.id, choice)) throw new Error(`refused: ${choice}`);
      decisions++;
    }
  }
  return decisions;
};

/** Undefined while the other side is waited for. */
function choose({ activeRequest }: Side): string | undefined {
  if (activeRequest === null || activeRequest.wait === true) return undefined;
  if (activeRequest.forceSwitch !== undefined) {
    const fit = activeRequest.side.pokemon.flatMap(({ active, condition }, slot) =>
      active || condition.endsWith(' fnt') ? [] : [slot + 1],
    );
    return fit.length === 0 ? 'pass' : `switch ${anyOf(fit)}`;
  }
  if (activeRequest.teamPreview === true) return 'default';
  const moves = activeRequest.active[0]?.moves ?? [];
  return `move ${anyOf(moves.flatMap(({ disabled }, slot) => (disabled !== undefined && disabled !== false ? [] : [slot + 1])))}`;
}
