/**
 * What the scenarios of a test file reach, noted while they run and left behind when the file is done. Only where somebody
 * wants a report (CANTINA_REACH).
 */
import { afterAll } from 'vitest';
import { leaveReach, reachFolder } from './conformance/reach-log.ts';
import { Reached } from './conformance/reach.ts';

export interface ReachNotes {
  readonly probe: Reached['probe'];
  /** Says whose notes these are; what has no id is no game. */
  belongTo(ruleset: object): void;
  /** A function of the ruleset was called: options chosen and refusals met count too. */
  call(name: string, args: readonly unknown[], answer: unknown): void;
}

const byGame = new Map<string, Reached>();

if (reachFolder() !== undefined) {
  afterAll(() => {
    for (const [game, reached] of byGame) leaveReach(game, reached);
    byGame.clear();
  });
}

/** Notes for one ruleset about to be loaded, or nothing where nobody wants them. */
export function reachNotes(): ReachNotes | undefined {
  if (reachFolder() === undefined) return undefined;
  let notes = new Reached();
  return {
    probe: (kind, id) => notes.probe(kind, id),
    belongTo(ruleset) {
      const game = idOf(ruleset);
      if (game === undefined) return;
      const known = byGame.get(game) ?? new Reached();
      byGame.set(game, known);
      known.add(notes.toJSON());
      notes = known;
    },
    call(name, [options, seats], answer) {
      if (name === 'setup' && typeof seats === 'number' && typeof options === 'object' && options !== null)
        notes.configured({ seats, options: { ...options } });
      if (name !== 'check' || typeof answer !== 'object' || answer === null || !('rule' in answer)) return;
      notes.probe('refusal', String(answer.rule));
    },
  };
}

function idOf(ruleset: object): string | undefined {
  if (!('meta' in ruleset) || typeof ruleset.meta !== 'object' || ruleset.meta === null) return undefined;
  return 'id' in ruleset.meta && typeof ruleset.meta.id === 'string' ? ruleset.meta.id : undefined;
}
