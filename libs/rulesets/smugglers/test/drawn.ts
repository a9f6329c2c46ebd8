import { pips } from '@cantina/testkit';
import { expect } from 'vitest';
import { FAR_AWAY, quietBox } from './fights.ts';
import type { GameSituation, PlayerSituation } from './situation.ts';
import { dawn, player, type GameTest } from './table.ts';

/** Destiny cards as they are drawn: seat 0 draws this one in sector 3, and nothing in particular is drawn after it. */

const box = quietBox();

export const drawn = (
  card: string,
  me: PlayerSituation = {},
  draws?: readonly number[],
  told: GameSituation = {},
): GameTest =>
  dawn(
    {
      planets: FAR_AWAY,
      ...told,
      destiny: [card, 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
      players: [{ sector: 3, ...me }, ...(told.players ?? []).slice(1)],
      ...(draws && { draws }),
    },
    box,
  );

/** Nothing in the log of this seat has changed by the card. */
export function expectUnchanged(t: GameTest, me: PlayerSituation = {}): void {
  const { credits = 500, bounty = 0, hull = 5, systems = {}, cargo = {} } = me;
  expect(player(t, 0)).toMatchObject({ credits, bounty, hull, systems, cargo, deals: [] });
  expect(t.state.stack.at(-1)?.step).toBe('move');
}

/** The two totals of the last manoeuvre or battle, the higher first. */
export function totals({ events }: GameTest, kind: 'manoeuvre' | 'battle'): readonly unknown[] {
  const said = events.filter(({ key }) => key === `log.${kind}`).at(-1);
  return [said?.params?.['n'], said?.params?.['m']];
}

/** A ship that wins whatever it rolls, with room for everything. */
export const STRONG = { engines: 10, lasers: 10, shields: 9, pods: 10 } as const;
/** One that loses whatever it rolls; its shields keep additional damage out. */
const WEAK = { engines: 0, lasers: 0, shields: 9, pods: 10 } as const;

type Enter = (t: GameTest) => void;
const atOnce: Enter = () => undefined;

/** The ship on the card is destroyed by a strong player; its engines and lasers are read off the totals. */
export function sunk(
  card: string,
  ship: { readonly engines: number; readonly lasers: number },
  me: PlayerSituation = {},
  enter: Enter = atOnce,
  before: readonly number[] = [],
): GameTest {
  const t = drawn(card, { ...me, systems: { ...STRONG, ...me.systems } }, [...before, ...pips(6, 1, 6, 1)]);
  enter(t);
  t.do('fight');
  expect(totals(t, 'manoeuvre')).toEqual([16, 1 + ship.engines]);
  expect(totals(t, 'battle')).toEqual([16, 1 + ship.lasers]);
  return t;
}

/** A weak player is hit by the ship: one point of hull, and what the card says besides. */
export function struck(
  card: string,
  me: PlayerSituation = {},
  enter: Enter = atOnce,
  more: readonly number[] = [],
  before: readonly number[] = [],
): GameTest {
  const t = drawn(card, { ...me, systems: { ...WEAK, ...me.systems } }, [
    ...before,
    ...pips(1, 6, 1, 6),
    ...more,
  ]);
  enter(t);
  return t;
}
