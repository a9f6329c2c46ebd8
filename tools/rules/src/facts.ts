/** What a ruleset says of itself that rule reports count. */
import type { Ruleset } from '@cantina/engine';

export interface RulesetFacts {
  readonly hatches: readonly string[];
  readonly effects: number;
  readonly openActions: readonly string[];
}

export function facts({ facts: { hatches, effects, openActions } }: Pick<Ruleset, 'facts'>): RulesetFacts {
  return { hatches, effects, openActions };
}

export function factsText({ hatches, effects, openActions }: RulesetFacts): string {
  const share = effects === 0 ? 0 : (100 * hatches.length) / effects;
  return [
    `escape hatch: ${hatches.length} of ${effects} effects (${share.toFixed(1)} %)${list(hatches)}`,
    `open actions: ${openActions.length}${list(openActions)}`,
  ].join('\n');
}

function list(names: readonly string[]): string {
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}
