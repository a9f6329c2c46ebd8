import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where things lie in the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder with a game's sources: a sample or a ruleset. */
function folderOf(game: string): string {
  const places = [`libs/rulesets/${game}/src`, `libs/shared/samples/src/${game}`];
  const found = places.find((place) => existsSync(`${root}${place}`));
  if (found === undefined) throw new Error(`no game "${game}"`);
  return found;
}

/** The samples share one rulebook, and are proven together. */
const SAMPLES = 'sample';

/** The workspace package that holds a game. */
export const packageOf = (game: string): string =>
  game !== SAMPLES && folderOf(game).startsWith('libs/rulesets/')
    ? `libs/rulesets/${game}`
    : 'libs/shared/samples';
