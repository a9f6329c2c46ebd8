import type { Action, GameEvent, Seat } from '@cantina/engine';
import type { Owner } from './head.ts';

/** The log of a match: what people, bots and the host did, in order. It only ever grows; everything else follows from it. */

/** Takes a chair, or takes it back from the bot that stood in. */
interface Join {
  readonly type: 'join';
  readonly seat: Seat;
  readonly name: string;
  readonly colour: string;
  /** Mixed into the match's chance if given before the start. */
  readonly nonce: string;
}

/** Everybody is there: the game is set up. Chairs still free are given to bots of this level. */
interface Start {
  readonly type: 'start';
  readonly bots: string | null;
}

/** Answers what the seat is asked, or interjects; several actions are done all or none. */
export interface Act {
  readonly type: 'act';
  readonly seat: Seat;
  readonly decision: number;
  readonly actions: readonly Action[];
}

/** Back to how the game stood after entry `to`. */
export interface Undo {
  readonly type: 'undo';
  readonly seat: Seat;
  readonly to: number;
}

/** Forward again to how the game stood after entry `to`. */
export interface Redo {
  readonly type: 'redo';
  readonly seat: Seat;
  readonly to: number;
}

/** Asks the others for an undo that is not free. */
interface Ask {
  readonly type: 'ask';
  readonly seat: Seat;
  readonly to: number;
}

/** One of the others agrees to the undo asked for, or does not. */
interface Reply {
  readonly type: 'reply';
  readonly agree: boolean;
}

/** Gives the chair up before the start; later leaves it, perhaps to a bot, until coming back. */
interface Leave {
  readonly type: 'leave';
  readonly seat: Seat;
  readonly bot: string | null;
}

/** The host's clock ran out: a bot goes on in this seat, or the seat has lost. */
interface Timeout {
  readonly type: 'timeout';
  readonly seat: Seat;
  readonly bot: string | null;
}

interface Concede {
  readonly type: 'concede';
  readonly seat: Seat;
}

export type Deed = Join | Start | Act | Undo | Redo | Ask | Reply | Leave | Timeout | Concede;

/** A deed in the log: its number, who did it and when, and the client's key by which a repetition is known. */
export type Entry = Deed & {
  readonly seq: number;
  readonly by: Owner;
  readonly at: number;
  readonly key?: string;
};

/** An entry beside what it made happen; the events are a cache, since folding the log gives them again. */
export interface Written {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
}

/** Who a bot's and the host's own entries are by. No person may have these names. */
export const BOT: Owner = 'bot';
export const HOST: Owner = 'host';
