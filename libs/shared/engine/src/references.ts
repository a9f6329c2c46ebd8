import { fail, known } from './effects/compile.ts';
import type { Rules } from './rules.ts';
import type { Step } from './step.ts';

/**
 * Names in cards that point at something elsewhere in the game: a step to call, a label somebody catches, a moment, a
 * value. A wrong one is refused at load, because it would otherwise show only when the card comes up, or never.
 */
export function checkReferences(rules: Rules, steps: Readonly<Record<string, Step>>): void {
  const caught = new Set(Object.values(steps).flatMap(({ catches }) => Object.keys(catches ?? {})));
  for (const { kind, path, label, test } of Object.values(rules.nodes)) {
    if (kind === 'call') known(steps, label, path, 'step');
    if (kind === 'test') known(steps, test?.step, path, 'step');
    if (kind === 'abort' && !caught.has(label)) fail(path, 'a label some step catches', label);
  }
  for (const { key, triggers, modifiers } of Object.values(rules.cards)) {
    for (const { moment, path } of triggers) known(rules.moments, moment, path, 'moment');
    for (const { value, cannot } of modifiers) {
      if (cannot === undefined) known(rules.values, value, `${key}/while`, 'value');
    }
  }
}
