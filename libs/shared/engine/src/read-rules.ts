import type { CardRules, InPlay, ReadyCard } from './card.ts';
import type { Node } from './effects/node.ts';
import { effectSteps } from './effects/steps.ts';
import { NO_VOCABULARY } from './effects/vocabulary.ts';
import { declinableStep, happeningStep } from './happening-steps.ts';
import { interjectionStep } from './interject.ts';
import type { Thing } from './json.ts';
import { message, type Message } from './message.ts';
import { ready } from './ready.ts';
import { checkReferences } from './references.ts';
import type { Definition } from './ruleset.ts';
import type { Rules } from './rules.ts';
import type { Core } from './state.ts';
import type { Step, WholeStep } from './step.ts';
import type { Table } from './table.ts';
import { windowStep } from './window.ts';

const engineSteps: Readonly<Record<string, Step>> = {
  ...effectSteps,
  happening: happeningStep,
  'happening.may': declinableStep,
  window: windowStep,
  interjection: interjectionStep,
};

/** Reads a game's rules and one content into the form the engine looks things up in. */
export function readRules(game: Definition<Table, Core, unknown, unknown, unknown>, content: unknown): Rules {
  const steps: Record<string, WholeStep> = {};
  for (const [name, step] of Object.entries({ ...game.steps, ...engineSteps })) steps[name] = whole(step);
  for (const name of Object.keys(engineSteps)) {
    if (Object.hasOwn(game.steps, name)) throw new Error(`"${name}" is the engine's own step`);
  }
  const nodes: Record<string, Node> = {};
  const texts: Readonly<Record<string, CardRules>> = game.cards?.(content) ?? {};
  const cards: Record<string, ReadyCard> = ready(game.vocabulary ?? NO_VOCABULARY, texts, (node) => {
    nodes[node.path] = node;
  });
  // Maps for what is looked up all the time: with hundreds of names they are quicker than records.
  const stepOf = new Map(Object.entries(steps));
  const cardOf = new Map(Object.entries(cards));
  const nodeAt = new Map(Object.values(nodes).map((node) => [node.path, node])); // the very names that frames hold
  const rules: Rules = {
    steps,
    nodes,
    cards,
    step: (name) => found(stepOf.get(name), 'step', name),
    node: (path) => found(nodeAt.get(path), 'effect', path),
    card: (key) => found(cardOf.get(key), 'card', key),
    vocabulary: game.vocabulary ?? NO_VOCABULARY,
    moments: game.moments ?? {},
    windows: game.windows ?? {},
    values: game.values ?? {},
    inPlay: (table, piece): InPlay => found(game.inPlay?.(table, piece), 'piece', piece),
    nameOf: (table, thing): Message => game.nameOf?.(table, thing) ?? message('thing', { name: thing }),
    texts: new Map(),
  };
  checkReferences(rules, game.steps);
  return rules;
}

const whole = (step: Step): WholeStep => ({
  actors: undefined,
  moves: undefined,
  run: undefined,
  prompt: undefined,
  catches: undefined,
  sealed: undefined,
  ...step,
});

function found<T>(value: T | undefined, what: string, name: Thing): T {
  if (value === undefined) throw new Error(`no ${what} "${String(name)}"`);
  return value;
}
