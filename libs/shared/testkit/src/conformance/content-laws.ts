import { LANGUAGES, say, type Ruleset } from '@cantina/engine';
import { hash } from '@cantina/engine';
import { nudged, numbersOf } from '../content-numbers.ts';
import { pairwise, factorsOf } from './configurations.ts';
import type { Law } from './law.ts';
import { difference, throughJson } from './plain.ts';
import type { Subject } from './subject.ts';
import { originOf, walk } from './walk.ts';

const GAMES_PER_CHANGE = 3;
const MOST_CHANGES = 24;

/** Says what does not hold of the content, if anything: [law, detail]. */
export type ContentFinding = readonly [law: Law, detail: string];

/** Content is plain data that survives JSON, and the only place the rules look: another pack is another game. */
export function contentFindings({ load, content }: Subject): readonly ContentFinding[] {
  const findings: ContentFinding[] = [];
  const ruleset = load(content);
  const again = load(throughJson(content));
  if (again.contentHash !== ruleset.contentHash)
    findings.push(['content round trip', 'JSON changes the hash']);
  const off = difference(throughJson(ruleset.content), ruleset.content);
  if (off !== undefined) findings.push(['content round trip', off]);
  if (play(again) !== play(ruleset))
    findings.push(['content round trip', 'the same content plays differently']);

  const changed = changedPacks(content).flatMap((pack) => loadable(load, pack));
  if (changed.length === 0) return [...findings, ['changed content', 'no number in it can be changed']];
  if (changed.some((other) => other.contentHash === ruleset.contentHash)) {
    findings.push(['changed content', 'a changed pack has the same hash']);
  }
  const before = play(ruleset);
  if (changed.every((other) => play(other) === before))
    findings.push(['changed content', 'no change changes play']);
  const words = textOf(ruleset);
  if (words !== '' && changed.every((other) => textOf(other) === words)) {
    findings.push(['changed content', 'no change changes a text']);
  }
  return findings;
}

/** Packs with one number one higher, spread over the whole content. */
function changedPacks(content: unknown): readonly unknown[] {
  const numbers = numbersOf(content);
  const every = Math.max(1, Math.floor(numbers.length / MOST_CHANGES));
  return numbers.filter((_, i) => i % every === 0).map(({ path }) => nudged(content, path, 1));
}

function loadable(load: Subject['load'], pack: unknown): readonly Ruleset[] {
  try {
    const ruleset = load(pack);
    play(ruleset);
    return [ruleset];
  } catch {
    return []; // refused, or no longer a game: nothing to compare
  }
}

/** A fingerprint of how a few games go. */
function play(ruleset: Ruleset): string {
  const [configuration] = pairwise(factorsOf(ruleset));
  if (configuration === undefined) return '';
  const ends: unknown[] = [];
  for (let game = 0; game < GAMES_PER_CHANGE; game++) {
    const { end, played } = walk(ruleset, originOf(configuration, `content ${game}`), () => undefined);
    ends.push(played, end);
  }
  return hash(ends);
}

/** Every card's words in every language. */
export function textOf(ruleset: Ruleset): string {
  const lines: string[] = [];
  for (const card of ruleset.cards) {
    for (const { slot, text } of ruleset.cardText(card)) {
      for (const language of LANGUAGES)
        lines.push(`${card} ${slot} ${language}: ${say(ruleset.wording, language, text)}`);
    }
  }
  return lines.join('\n');
}
