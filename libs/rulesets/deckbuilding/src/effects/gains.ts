import { CHANGES_NOTHING, lasting, message, refusal } from '@cantina/engine';
import { cardName, sideName } from '../names.ts';
import { cardOf, forceLeft, pieceOf, REBELS, sideOf, type GameTable } from '../state.ts';
import { attackOf } from './values.ts';
import { count, type Count, type GameVerb } from './verb.ts';

/** Resources, Force, attack, repair: what cards give (DB-ABIL-17). What would change nothing is no option (DB-ABIL-16). */

const FORCE_FULL = refusal('DB-FORCE-10');
const NOT_DAMAGED = refusal('DB-ABIL-25');
const TOO_POOR = refusal('DB-ABIL-22');

/** From the supply into the pool of this turn (DB-TURN-06, DB-TURN-07). */
export function gainResources(table: GameTable, seat: number, n: number): void {
  if (n === 0) return;
  sideOf(table, seat).pool += n;
  table.emit?.(message('log.resources', { side: sideName(seat), n }));
}

/**
 * The marker moves toward who gains (DB-FORCE-05, DB-FORCE-09) and stops at the end of the track; the rest is lost
 * (DB-FORCE-11).
 */
export function gainForce(table: GameTable, seat: number, n: number): void {
  const moved = Math.min(n, forceLeft(table, seat));
  if (moved === 0) return;
  table.state.force += seat === REBELS ? moved : -moved;
  table.emit?.(message('log.force', { side: sideName(seat), n: moved }));
}

const resources: GameVerb<Count> = {
  params: count,
  apply: (table, { you }, { n }) => gainResources(table, you, n),
};

const force: GameVerb<Count> = {
  params: count,
  reach: (table, { you }, { n }) => {
    const left = forceLeft(table, you);
    return left === 0 ? FORCE_FULL : left < n ? 'some' : 'all';
  },
  apply: (table, { you }, { n }) => gainForce(table, you, n),
};

/** This card attacks stronger until the turn ends (DB-ABIL-24). */
const attack: GameVerb<Count> = {
  params: count,
  reach: (table, { source }) => (pieceOf(table, source as number) === undefined ? CHANGES_NOTHING : 'all'),
  apply(table, { source }, { n }) {
    const piece = pieceOf(table, source as number);
    if (piece === undefined) return;
    lasting(table, { value: 'attack', it: piece.id, add: n, until: 'turn' });
    const now = attackOf(table, piece);
    table.emit?.(message('log.attack', { card: cardName(table, piece.card), n, now }));
  },
};

/** Damage comes off the own base, as much as there is (DB-ABIL-19, DB-TERM-07); ships are not meant (DB-TERM-17). */
const repair: GameVerb<Count> = {
  params: count,
  reach: (table, { you }, { n }) => {
    const damage = sideOf(table, you).base?.damage ?? 0;
    return damage === 0 ? NOT_DAMAGED : damage < n ? 'some' : 'all';
  },
  apply(table, { you }, { n }) {
    const { base } = sideOf(table, you);
    const off = Math.min(n, base?.damage ?? 0);
    if (base === null || off === 0) return;
    base.damage -= off;
    table.emit?.(message('log.repair', { card: cardName(table, base.card), n: off }));
  },
};

const spend: GameVerb<Count> = {
  params: count,
  reach: (table, { you }, { n }) => (sideOf(table, you).pool >= n ? 'all' : TOO_POOR),
  apply(table, { you }, { n }) {
    sideOf(table, you).pool -= n;
    table.emit?.(message('log.spend', { side: sideName(you), n }));
  },
};

/** The next card purchased this turn goes on top of the deck. */
const nextOnTop: GameVerb = {
  reach: (table, { you }) => (sideOf(table, you).nextOnTop ? CHANGES_NOTHING : 'all'),
  apply(table, { you, source }) {
    sideOf(table, you).nextOnTop = true;
    const piece = pieceOf(table, source as number);
    if (piece !== undefined)
      table.emit?.(message('log.nextOnTop', { card: message(`card.${cardOf(table, piece.card).id}`) }));
  },
};

export const gainVerbs = { resources, force, attack, repair, spend, nextOnTop };
