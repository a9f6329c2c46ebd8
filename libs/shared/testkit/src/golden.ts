import { eventFor, say, type GameEvent, type Ruleset } from '@cantina/engine';
import type { Origin } from './conformance/subject.ts';
import { walk } from './conformance/walk.ts';

/**
 * A whole game as a text somebody can read, so that a changed rule shows as a readable difference:
 * `await expect(playthrough(ruleset, origin)).toMatchFileSnapshot('golden/….txt')`.
 */
export function playthrough(ruleset: Ruleset, origin: Origin): string {
  const lines: string[] = [`${ruleset.meta.names.en}, ${JSON.stringify(origin)}`];
  const words = (message: Parameters<typeof say>[2]): string => say(ruleset.wording, 'en', message);
  const game = walk(ruleset, origin, ({ state, decision }, { seat, action }) => {
    const prompt = ruleset.prompt(state, seat);
    const by = prompt?.source === undefined ? '' : `${words(prompt.source)}: `;
    const asked = prompt === undefined ? 'aside' : `${by}${words(prompt.ask)}`;
    const choices = ruleset.legal(state, seat).length;
    lines.push(
      '',
      `${decision + 1}. Player ${seat + 1}: ${asked} (${choices})`,
      `   > ${words(ruleset.label(state, seat, action))}`,
    );
    const events: GameEvent[] = [];
    ruleset.apply(ruleset.clone(state), seat, action, events);
    for (const event of events) lines.push(`   ${words(eventFor(event, seat))}`);
  });
  const outcome = ruleset.outcome(game.end);
  if (outcome !== undefined) lines.push('', `${words(outcome.because)}: ${outcome.seats.join(', ')}`);
  return `${lines.join('\n')}\n`;
}
