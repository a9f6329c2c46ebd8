import type { Facts } from './ruleset.ts';
import type { Rules } from './rules.ts';

/** What reports count of a loaded ruleset, read off its rules and content. */
export function factsOf(
  rules: Rules,
  interjections: readonly string[],
  openActions: readonly string[],
  reachable: Readonly<Record<string, readonly string[]>>,
): Facts {
  const nodes = Object.values(rules.nodes);
  const abilities = Object.values(rules.cards).flatMap(({ triggers }) => triggers.map(({ path }) => path));
  return {
    openActions,
    interjections,
    features: featuresOf(rules, interjections, openActions),
    hatches: nodes.filter(({ verb }) => verb?.hatch === true).map(({ path }) => path),
    effects: nodes.length,
    reachable: { arm: nodes.flatMap(armsOf), ability: abilities, ...reachable },
  };
}

/** Every way a fork can go: both arms of `given`, `may` and `test` (where there are two), each option of `choose`. */
function armsOf({ kind, path, kids }: Rules['nodes'][string]): readonly string[] {
  if (kind === 'may') return [`${path}#0`, `${path}#1`];
  const forks = kind === 'given' || kind === 'test' || kind === 'choose';
  return forks ? kids.map((_kid, i) => `${path}#${i}`) : [];
}

function featuresOf(
  rules: Rules,
  interjections: readonly string[],
  openActions: readonly string[],
): readonly string[] {
  const features = new Set<string>(Object.values(rules.nodes).map(({ kind }) => kind));
  for (const { triggers, modifiers } of Object.values(rules.cards)) {
    for (const { timing, limit } of triggers) {
      features.add('happening').add(timing);
      if (limit !== undefined) features.add('limit');
    }
    for (const { cannot } of modifiers) features.add(cannot === undefined ? 'modifier' : 'cannot');
  }
  if (Object.keys(rules.windows).length > 0) features.add('window').add('window-use');
  if (interjections.length > 0) features.add('interjection');
  if (openActions.length > 0) features.add('open');
  if (Object.values(rules.steps).some(({ sealed }) => sealed === true)) features.add('sealed');
  return [...features].sort();
}

/** Everything the engine can do, by the names its probe uses. */
export const FEATURES: readonly string[] = [
  ...[
    'call',
    'result',
    'abort',
    'verb',
    'seq',
    'all',
    'may',
    'pay',
    'choose',
    'pick',
    'each',
    'repeat',
    'other',
    'given',
    'test',
  ],
  ...[
    'happening',
    'instead',
    'before',
    'when',
    'after',
    'prevent',
    'amend',
    'order',
    'window',
    'window-use',
    'limit',
  ],
  ...['modifier', 'lasting', 'cannot', 'offer', 'interjection', 'open', 'sealed'],
];
