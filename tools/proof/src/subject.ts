import { source } from '@cantina/registry';
import { FEATURES } from '@cantina/engine';
import { refusalsOf, type Subject } from '@cantina/testkit/conformance';

/** The sample that shows every feature must reach every feature. */
const SHOWS_EVERYTHING = 'cellar';

/** A game as the conformance suite takes it, with the refusals its sources can give. */
export async function subjectOf(game: string): Promise<Subject> {
  const found = await source(game);
  if (found === undefined) throw new Error(`no game "${game}"`);
  return { ...found, refusals: refusalsOf(game), features: game === SHOWS_EVERYTHING ? FEATURES : [] };
}
