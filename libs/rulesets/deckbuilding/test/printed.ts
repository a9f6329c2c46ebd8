import type { Json } from '@cantina/engine';
import { expect } from 'vitest';
import { EMPIRE, REBELS, type Side, type State } from '../src/state.ts';
import { cardNumber, idsOf, pieceId, type GameSituation, type SideSituation } from './situation.ts';

/** What is printed on a card, shown at the table: every number both reached and missed by one. */

export interface Playing {
  readonly state: State;
  do(verb: string, what?: Json): void;
}

export type Faction = 'empire' | 'rebel';

export interface Printed {
  readonly copies: number;
  readonly cost: number;
  readonly attack?: number;
  readonly resources?: number;
  readonly force?: number;
  readonly target?: number;
  readonly hitPoints?: number;
}

const FACTIONS = {
  empire: { seat: EMPIRE, enemy: 'rebel', trooper: 'stormtrooper', joker: 'inquisitor' },
  rebel: { seat: REBELS, enemy: 'empire', trooper: 'rebel-trooper', joker: 'temple-guardian' },
} as const;

const enemyOf = (faction: Faction): Faction => FACTIONS[faction].enemy;
const sideOf = ({ state }: Playing, faction: Faction): Side => state.sides[FACTIONS[faction].seat] as Side;

/** Everything that lies on the table, to compare before and after. */
export const lie = ({ state: { sides, row, galaxy, exiled, force, pilots } }: Playing): unknown =>
  JSON.parse(JSON.stringify({ sides, row, galaxy, exiled, force, pilots }));

export function expectDeclined(t: Playing): void {
  const before = lie(t);
  t.do('decline');
  expect(lie(t)).toEqual(before);
  expect(t).toAllow('endTurn');
}

/** Troopers of 2 and, for an odd sum, a starter card that will choose to have 1: what such an attack needs. */
const attackers = (faction: Faction, sum: number): SideSituation & { readonly hand: readonly string[] } => ({
  units: Array.from({ length: Math.floor(sum / 2) }, () => FACTIONS[faction].trooper),
  hand: sum % 2 === 1 ? [FACTIONS[faction].joker] : [],
});

/** Attacks with exactly this much: all that `attackers` has laid out. */
function strike(t: Playing, faction: Faction, target: 'base' | number, sum: number): void {
  const { trooper, joker } = FACTIONS[faction];
  if (sum % 2 === 1) {
    t.do('play', cardNumber(joker));
    t.do('accept');
    t.do('choose', 0);
  }
  t.do('attack', target);
  for (let i = 0; i < Math.floor(sum / 2); i++) t.do('join', pieceId(t.state, trooper, i));
  if (sum % 2 === 1) t.do('join', pieceId(t.state, joker));
  t.do('strike');
}

/** The checks, at tables that are dealt this way. */
export function printedAt<T extends Playing>(table: (told: GameSituation) => T) {
  /** The card lies first in the row and its enemy attacks it with this much, holding these cards besides. */
  function hunted(id: string, faction: Faction, sum: number, told: GameSituation = {}): T {
    const hunter = enemyOf(faction);
    const own = told[hunter] ?? {};
    const { hand, ...units } = attackers(hunter, sum);
    const t = table({
      galaxy: ['jabba-the-hutt'],
      galaxyDiscard: [],
      ...told,
      row: [id, ...(told.row ?? [])],
      turn: hunter,
      [hunter]: { discard: [], pool: 0, ...own, ...units, hand: [...hand, ...(own.hand ?? [])] },
    });
    strike(t, hunter, 0, sum);
    return t;
  }

  /** The card in the galaxy deck, as often as it is in the box. */
  function expectCopies(id: string, copies: number): void {
    const { galaxy, row } = table({}).state;
    const found = [...galaxy.pile.cards, ...row.cards].filter((card) => card === cardNumber(id));
    expect(found).toHaveLength(copies);
  }

  function expectCost(id: string, faction: Faction, cost: number): void {
    const poor = table({ turn: faction, row: [id], [faction]: { pool: cost - 1 } });
    expect(poor).toRefuse('buy', 0, 'DB-BUY-04');
    const rich = table({ turn: faction, row: [id], [faction]: { pool: cost, discard: [] } });
    rich.do('buy', 0);
    const { pool, deck } = sideOf(rich, faction);
    expect([pool, idsOf(deck.discard.cards)]).toEqual([0, [id]]);
  }

  function expectGains(id: string, faction: Faction, resources: number, force: number): void {
    const t = table({ turn: faction, force: 0, [faction]: { hand: [id], pool: 0 } });
    t.do('play', cardNumber(id));
    expect([sideOf(t, faction).pool, Math.abs(t.state.force)]).toEqual([resources, force]);
    if (force > 0) expect(t.state.force > 0).toBe(faction === 'rebel');
  }

  /** With the Force with nobody. */
  function expectAttack(id: string, faction: Faction, isShip: boolean, attack: number): void {
    const enemy = enemyOf(faction);
    const t = table({
      turn: faction,
      force: 0,
      [faction]: isShip ? { ships: [id] } : { units: [id] },
      [enemy]: { base: faction === 'rebel' ? 'endor' : 'sullust' },
    });
    if (attack === 0) {
      expect(t).toRefuse('attack', 'base', 'DB-ASSIGN-13');
      return;
    }
    t.do('attack', 'base');
    t.do('join', pieceId(t.state, id));
    t.do('strike');
    expect(sideOf(t, enemy).base?.damage).toBe(attack);
  }

  function expectTarget(id: string, faction: Faction, target: number): void {
    const reached = hunted(id, faction, target).state;
    expect(idsOf(reached.galaxy.discard.cards)).toEqual([id]);
    expect(idsOf(reached.row.cards)[0]).toBe('jabba-the-hutt');
    if (target === 1) return; // nobody can attack with 0
    const short = hunted(id, faction, target - 1).state;
    expect(idsOf(short.galaxy.discard.cards)).toEqual([]);
    expect(idsOf(short.row.cards)[0]).toBe(id);
  }

  function expectShipHitPoints(id: string, faction: Faction, hitPoints: number): void {
    const enemy = enemyOf(faction);
    const struck = (sum: number): Side => {
      const ships = { ships: [id], discard: [] };
      const t = table({ turn: enemy, [enemy]: attackers(enemy, sum), [faction]: ships });
      strike(t, enemy, 'base', sum);
      return sideOf(t, faction);
    };
    const standing = struck(hitPoints - 1);
    expect([standing.ships[0]?.damage, standing.deck.discard.cards]).toEqual([hitPoints - 1, []]);
    const sunk = struck(hitPoints);
    expect([sunk.ships, idsOf(sunk.deck.discard.cards), sunk.base?.damage]).toEqual([[], [id], 0]);
  }

  /** A unit or ship of the galaxy deck. */
  function expectPrinted(id: string, faction: Faction, printed: Printed): void {
    const { copies, cost, attack = 0, resources = 0, force = 0, target, hitPoints } = printed;
    expectCopies(id, copies);
    expectCost(id, faction, cost);
    expectGains(id, faction, resources, force);
    expectAttack(id, faction, hitPoints !== undefined, attack);
    if (target !== undefined) expectTarget(id, faction, target);
    if (hitPoints !== undefined) expectShipHitPoints(id, faction, hitPoints);
  }

  /** A base stands with one damage less than its hit points, and falls with the last one; it is the enemy's then. */
  function expectBase(id: string, faction: Faction, hitPoints: number, kept = 0): void {
    const enemy = enemyOf(faction);
    const struck = (sum: number): T => {
      const t = table({
        turn: enemy,
        [enemy]: { ...attackers(enemy, sum + kept), victory: [] },
        [faction]: { base: id, damage: hitPoints - 4 },
      });
      strike(t, enemy, 'base', sum + kept);
      return t;
    };
    const standing = struck(3);
    expect(sideOf(standing, faction).base?.damage).toBe(hitPoints - 1);
    expect(sideOf(standing, enemy).victory).toEqual([]);
    const fallen = struck(4);
    expect(sideOf(fallen, faction).base).toBeNull();
    expect(idsOf(sideOf(fallen, enemy).victory)).toEqual([id]);
  }

  /** The owner has lost a base, the enemy's turn ends, and this one is revealed. */
  function revealed(id: string, faction: Faction, told: GameSituation = {}): T {
    const base = { ...told[faction], base: null, bases: [id] };
    const t = table({ ...told, turn: enemyOf(faction), [faction]: base });
    t.do('endTurn');
    expect(t).toWaitFor(FACTIONS[faction].seat);
    t.do('reveal', cardNumber(id));
    expect(sideOf(t, faction).base?.card).toBe(cardNumber(id));
    return t;
  }

  return { hunted, expectGains, expectAttack, expectPrinted, expectBase, revealed };
}
