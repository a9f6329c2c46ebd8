/**
 * The table as plain data: what lies where, in words, and what can be done to it. The visual table, the non-visual one and
 * the terminal show nothing else. Every choice of the page is a control of exactly one place here.
 */
import type { Action, Seat } from '@cantina/engine';

export type Faction = 'empire' | 'rebel' | 'neutral';

/** Something to do, by the words of its action; refused ones say which rule forbids them now. */
export interface Control {
  readonly action: Action;
  readonly label: string;
  readonly refused: { readonly rule: string; readonly reason: string } | null;
  readonly odds: readonly { readonly label: string; readonly chance: number }[];
}

/** A card as it is printed. A number that this kind of card does not have is `null`. */
export interface CardFace {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly factionName: string;
  readonly type: 'unit' | 'ship' | 'base';
  readonly typeName: string;
  readonly cost: number | null;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  /** Attack that defeats it in the row. */
  readonly target: number | null;
  readonly hitPoints: number | null;
  readonly traits: readonly string[];
  readonly traitNames: readonly string[];
  readonly unique: boolean;
  readonly text: readonly { readonly label: string; readonly text: string }[];
  readonly source: 'rulebook' | 'public' | 'original';
}

/** Equal copies in one place, which are one choice: any of them may be pointed at. */
export interface Stack {
  /** Stays the same as long as it is the same thing. */
  readonly key: string;
  readonly card: CardFace;
  readonly count: number;
  readonly controls: readonly Control[];
  /** Leaves the game when this turn ends. */
  readonly fleeting: boolean;
}

/** A place of the galaxy row: one card, or copies that are one choice. */
export interface RowStack extends Stack {
  readonly slots: readonly number[];
  /** How it lies for the one who looks: own cards toward them, enemy cards toward the opponent. */
  readonly facing: 'own' | 'enemy' | 'neutral';
  readonly underAttack: boolean;
}

/** Cards in play in the same condition. */
export interface PieceStack extends Stack {
  readonly ids: readonly number[];
  /** Attack with everything that adds to it now. */
  readonly attack: number;
  readonly damage: number;
  readonly used: boolean;
  readonly attacked: boolean;
  /** Takes part in the attack being gathered. */
  readonly joined: boolean;
}

/** A face-up pile anybody may look through, the newest card first. */
export interface OpenPile {
  readonly label: string;
  readonly count: number;
  readonly cards: readonly Stack[];
}

/** A face-down pile; what the viewer knows of it, the top first. */
export interface ClosedPile {
  readonly label: string;
  readonly count: number;
  readonly known: readonly { readonly depth: number; readonly card: CardFace }[];
}

export interface Side {
  readonly seat: Seat;
  readonly faction: Faction;
  /** The side's name: the Empire. */
  readonly name: string;
  /** Who plays it. */
  readonly player: string;
  readonly you: boolean;
  /** It is this side's turn. */
  readonly turn: boolean;
  readonly base: PieceStack | null;
  /** What can be done where the base would lie, while there is none. */
  readonly controls: readonly Control[];
  readonly underAttack: boolean;
  readonly ships: readonly PieceStack[];
  readonly units: readonly PieceStack[];
  readonly resources: number;
  readonly hand: { readonly count: number; readonly cards: readonly Stack[]; readonly unknown: number };
  readonly deck: ClosedPile;
  readonly discard: OpenPile;
  /** Bases still to come, and those of them the viewer knows. */
  readonly bases: { readonly count: number; readonly known: readonly CardFace[] };
  /** Bases this side has lost. */
  readonly lost: readonly CardFace[];
  /** The next card purchased goes on top of the deck. */
  readonly nextOnTop: boolean;
}

export interface Galaxy {
  readonly row: readonly RowStack[];
  readonly deck: ClosedPile;
  readonly discard: OpenPile;
  readonly pilots: Stack | null;
  readonly exiled: OpenPile;
}

/** From the Empire's end (-3) to the Rebels' (3). */
export interface ForceTrack {
  readonly at: number;
  readonly end: number;
  /** Whom the Force is with, if anybody. */
  readonly with: Faction | null;
  readonly text: string;
}

/** An attack being gathered: what against what. */
export interface Attack {
  readonly target: string;
  readonly at: 'base' | 'row';
  readonly attackers: readonly string[];
  readonly sum: number;
  /** What defeats the target: its target value, or the hit points left of the base and the ships before it. */
  readonly needed: number;
  readonly enough: boolean;
}

/** Cards to choose from that lie nowhere open on the table: bases to come, piles, a hand that was shown. */
export interface Offer {
  readonly label: string;
  readonly cards: readonly Stack[];
}

/** What is asked, and the answers that belong to no card. */
export interface Question {
  readonly text: string;
  /** The card or rule that asks. */
  readonly by: string | null;
  readonly rule: string | null;
  /** The viewer is asked. */
  readonly you: boolean;
  /** The side that decides, when it is another. */
  readonly of: Seat | null;
  readonly controls: readonly Control[];
}

export interface TableModel {
  /** The side at the bottom: the viewer's, or the first for a spectator. */
  readonly own: Side;
  readonly opponent: Side;
  readonly galaxy: Galaxy;
  readonly force: ForceTrack;
  /** Bases to destroy. */
  readonly goal: number;
  readonly attack: Attack | null;
  readonly offer: Offer | null;
  readonly question: Question;
  readonly outcome: { readonly text: string; readonly result: 'won' | 'lost' | 'drawn' | null } | null;
}
