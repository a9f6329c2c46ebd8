import { eventFor, say, type GameEvent, type Ruleset } from '@cantina/engine';
import type { Origin, Played } from './conformance/subject.ts';
import { walk, type Node } from './conformance/walk.ts';

/**
 * A whole game as a text somebody can read, so that a changed rule shows as a readable difference:
 * `await expect(playthrough(ruleset, origin)).toMatchFileSnapshot('golden/….txt')`.
 * Both sides play by one-step look-ahead from the start where random play would make too long a story.
 */
export function playthrough(
  ruleset: Ruleset,
  origin: Origin,
  play: 'at random' | 'looking ahead' = 'at random',
): string {
  const lines: string[] = [`${ruleset.meta.names.en}, ${JSON.stringify(origin)}`];
  const words = (message: Parameters<typeof say>[2]): string => say(ruleset.wording, 'en', message);
  const tell = ({ state, decision }: Node, { seat, action }: Played): void => {
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
  };
  const game = play === 'at random' ? walk(ruleset, origin, tell) : walk(ruleset, origin, tell, 0);
  const outcome = ruleset.outcome(game.end);
  if (outcome !== undefined) lines.push('', `${words(outcome.because)}: ${outcome.seats.join(', ')}`);
  return `${lines.join('\n')}\n`;
}
