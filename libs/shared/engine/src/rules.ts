import type { InPlay, ReadyCard } from './card.ts';
import type { Node } from './effects/node.ts';
import type { Vocabulary } from './effects/vocabulary.ts';
import type { MomentRule, WindowRule } from './happenings.ts';
import type { Thing } from './json.ts';
import type { Message } from './message.ts';
import type { WholeStep } from './step.ts';
import type { Table } from './table.ts';
import type { ValueRule } from './values.ts';

/** The loaded rules as the engine's own functions look them up: steps, effects by path, cards, moments, values. */
export interface Rules {
  readonly steps: Readonly<Record<string, WholeStep>>;
  step(name: string): WholeStep;
  node(path: string): Node;
  card(key: string): ReadyCard;
  readonly nodes: Readonly<Record<string, Node>>;
  readonly cards: Readonly<Record<string, ReadyCard>>;
  readonly vocabulary: Vocabulary;
  readonly moments: Readonly<Record<string, MomentRule>>;
  readonly windows: Readonly<Record<string, WindowRule>>;
  readonly values: Readonly<Record<string, ValueRule>>;
  inPlay(table: Table, piece: Thing): InPlay;
  /** What a source or a piece is called. */
  nameOf(table: Table, thing: Thing): Message;
  /** Texts of effects, made when first asked for. */
  readonly texts: Map<Node, Message>;
}
