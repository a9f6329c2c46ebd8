/**
 * What components are given: plain, readonly view models. Whoever builds them knows the rules; components only show them
 * and say which choice was made.
 */

/** A drawing in one colour, 512 units wide and high. */
export interface Glyph {
  readonly name: string;
  readonly path: string;
}

/** Colours that stay apart for colour-blind eyes; each also has a weave of its own, and goes with words or an icon. */
export const tones = ['amber', 'teal', 'sky', 'vermilion', 'rose', 'slate'] as const;
export type Tone = (typeof tones)[number];

/** A side, a kind, a resource: a name with its colour and icon. */
export interface Mark {
  readonly label: string;
  readonly tone?: Tone | undefined;
  readonly icon?: Glyph | undefined;
}

/** Why something may not be chosen: the rule's id and its words. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
}

/** What may come of a choice, the most telling outcome first; chances are between 0 and 1. */
export interface Odds {
  readonly outcomes: readonly { readonly label: string; readonly chance: number }[];
}

/** Something that can be chosen, or says why not. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly disabled?: Refusal | undefined;
  readonly odds?: Odds | undefined;
}

/** A number with its meaning: attack 3, cost 5. */
export interface Stat extends Mark {
  readonly value: number | string;
}

/** A card of any game, as far as the viewer may see it. */
export interface CardView {
  readonly name: string;
  /** What sort of card it is: "Unit", "Base". */
  readonly kind?: string | undefined;
  readonly faction?: Mark | undefined;
  readonly cost?: Stat | undefined;
  readonly stats?: readonly Stat[] | undefined;
  readonly traits?: readonly string[] | undefined;
  readonly text?: readonly CardText[] | undefined;
  /** Stands where others print artwork. */
  readonly emblem?: Glyph | undefined;
  readonly unique?: boolean | undefined;
  /** Where the card's words come from. */
  readonly source?: { readonly short: string; readonly label: string } | undefined;
  /** Something that fills up: damage on a ship, work on a job. */
  readonly meter?: Meter | undefined;
  /** A word laid over a card that is spent, exiled, committed … */
  readonly state?: string | undefined;
}

export interface CardText {
  readonly label?: string | undefined;
  readonly text: string;
}

export interface Meter {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly tone?: Tone | undefined;
}

/** A place with a card in it: in a hand, a row, a slot. Copies that are one choice are one item with their count. */
export interface CardItem {
  readonly key: string;
  /** Absent: a card nobody here may see. */
  readonly card?: CardView | undefined;
  readonly choice?: Choice | undefined;
  readonly copies?: number | undefined;
  readonly selected?: boolean | undefined;
}

/** A person or bot at the table. */
export interface SeatView extends Mark {
  readonly id: string;
  readonly you?: boolean | undefined;
  readonly bot?: boolean | undefined;
  readonly away?: boolean | undefined;
  /** The game waits for this seat. */
  readonly acting?: boolean | undefined;
  readonly result?: string | undefined;
  readonly stats?: readonly Stat[] | undefined;
  readonly clock?: ClockView | undefined;
}

/** Time left in milliseconds, and whether it is running down now. */
export interface ClockView {
  readonly left: number;
  readonly running: boolean;
}
