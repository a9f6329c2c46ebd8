import type { ReadyCondition } from './effects/condition.ts';
import type { Amount, Condition, Effect } from './effects/literal.ts';
import type { Node } from './effects/node.ts';
import type { Refusal } from './verdict.ts';

/** What a card (or any content item) does, by slot. All of it is data. */
export interface CardRules {
  readonly ability?: Effect;
  readonly reward?: Effect;
  /** Further effects by the game's own names for the slots. */
  readonly slots?: Readonly<Record<string, Effect>>;
  readonly on?: readonly Trigger[];
  readonly while?: readonly Modifier[];
  readonly instead?: readonly Replacement[];
}

export type Timing = 'before' | 'when' | 'after';

/** How often an ability may be used until the game refreshes that period (`turn`, `round`, `game`). */
export interface Limit {
  readonly times: number;
  readonly per: string;
}

/** An ability that hangs on a moment. */
export interface Trigger {
  readonly moment: string;
  readonly timing: Timing;
  readonly given?: Condition;
  /** May be declined by whoever controls the card. */
  readonly may?: boolean;
  readonly limit?: Limit;
  readonly do: Effect;
}

/** Happens in place of the moment. */
export interface Replacement {
  readonly moment: string;
  readonly given?: Condition;
  readonly may?: boolean;
  readonly limit?: Limit;
  readonly do: Effect;
}

/** Changes a value for as long as the card is in play; `cannot` wins over everything and names its rule. */
export type Modifier =
  | {
      readonly value: string;
      readonly of: 'this' | Condition;
      readonly given?: Condition;
      readonly add: Amount;
    }
  | {
      readonly cannot: string;
      readonly of: 'this' | Condition;
      readonly given?: Condition;
      readonly rule: string;
    };

/** A trigger or replacement made ready. */
export interface ReadyTrigger {
  /** Path of its effect, also the key its uses are counted under. */
  readonly path: string;
  readonly moment: string;
  readonly timing: Timing | 'instead';
  readonly given: ReadyCondition | undefined;
  readonly may: boolean;
  readonly limit: Limit | undefined;
  readonly node: Node;
}

export interface ReadyModifier {
  readonly value: string;
  readonly of: 'this' | ReadyCondition;
  readonly given: ReadyCondition | undefined;
  readonly add: Amount;
  readonly cannot: Refusal | undefined;
}

export interface ReadyCard {
  readonly key: string;
  /** The effects it may be asked for, by slot. */
  readonly slots: Readonly<Record<string, Node>>;
  readonly triggers: readonly ReadyTrigger[];
  readonly modifiers: readonly ReadyModifier[];
  /** What a piece of this card listens to. */
  readonly topics: readonly string[];
}

/** A piece in play: which card it is, the figure its text speaks of, the seat that decides for it. */
export interface InPlay {
  readonly card: string;
  readonly you: number;
  readonly by: number;
}
