import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import type { Demand, Port } from '../kinds.ts';
import { GOODS } from '../kinds.ts';
import { table, player } from '../../test/table.ts';

/** The thirty planets: where each is, how big its port, and what it pays for what. */

type Printed = readonly [sector: number, port: Port, ...demand: Demand[]];

const L: Demand = 'low';
const M: Demand = 'moderate';
const H: Demand = 'high';
const VL: Demand = 'very-low';
const VH: Demand = 'very-high';
const X: Demand = 'illegal';

/** Weapons, medicine, luxuries, robots, food. */
const PRINTED: Readonly<Record<string, Printed>> = {
  bastion: [46, 'military', VH, H, X, L, M],
  ironreach: [7, 'military', VL, M, L, X, H],
  sentinel: [72, 'military', X, VL, H, L, X],
  cinder: [64, 'military', L, VH, X, H, M],
  earth: [70, 'large', X, L, H, M, VH],
  meridian: [36, 'large', L, H, VH, L, L],
  tessarine: [84, 'large', X, L, VH, X, H],
  'kolvar-forge': [20, 'large', L, M, M, VL, VH],
  halcyon: [58, 'large', M, VL, H, M, M],
  'oru-prime': [38, 'large', M, VH, L, H, H],
  novgard: [79, 'large', M, H, L, M, VH],
  verdane: [16, 'medium', M, H, M, VH, VL],
  dunmarrow: [12, 'medium', L, H, VL, VH, H],
  'pells-landing': [76, 'medium', H, M, L, VH, VL],
  xanthe: [24, 'medium', X, X, VL, L, H],
  'ostrava-deep': [33, 'medium', L, L, H, X, VL],
  quill: [62, 'medium', X, L, M, VL, H],
  thornwood: [22, 'medium', H, VL, X, VH, L],
  farrow: [53, 'medium', M, VH, H, H, VL],
  sable: [45, 'small', VH, L, VH, M, H],
  'gallows-rock': [66, 'small', X, M, X, L, VH],
  marrakis: [48, 'small', M, VH, VL, H, M],
  lumen: [28, 'small', L, H, M, X, L],
  'zephyr-station': [2, 'small', VL, L, H, L, VH],
  brindle: [50, 'small', VH, L, M, L, X],
  'last-light': [40, 'small', VL, VH, L, H, VH],
  wreckfield: [74, 'none', L, VH, VL, VL, VH],
  anchorite: [10, 'none', X, L, X, X, H],
  gloam: [14, 'none', H, X, X, M, L],
  mirage: [41, 'none', VH, X, H, H, L],
};

/** What a 1 on the die pays, and how many units a 2 finds (SG-TRADE-23, SG-TRADE-18). */
const PRICE: Readonly<Record<Demand, number>> = { [VL]: 1, [L]: 5, [M]: 25, [H]: 45, [VH]: 65, [X]: 100 };
const UNITS: Readonly<Record<Port, number>> = { none: 1, small: 2, medium: 3, large: 5, military: 9 };

for (const [id, [sector, port, ...demand]] of Object.entries(PRINTED)) {
  describe(id, () => {
    card(id, `lies in sector ${sector}, where one can land on it`, () => {
      const t = table({ planets: [id], players: [{ sector }] });
      expect(t.candidates('land')).toEqual([id]);
      expect(table({ planets: [id], players: [{ sector: 43 }] }).candidates('land')).not.toContain(id);
      t.do('land', id);
      expect(t).toAllow('leave');
    });

    card(id, `has a port of size ${port}, and pays by its card`, () => {
      GOODS.forEach((good, i) => {
        const t = table({
          planets: [id],
          open: { step: 'visit', place: id },
          players: [{ sector, systems: { pods: 9 }, cargo: { [good]: 1 } }],
          draws: pips(2, 1),
        });
        t.do('sell', good);
        expect(t.candidates('trade')).toHaveLength(UNITS[port]);
        t.do('trade', 1);
        expect(player(t, 0).credits - 500, good).toBe(PRICE[demand[i] as Demand]);
        expect(t.view(0).planets.map((place) => place.id)).not.toContain(id);
      });
    });

    card(id, 'looks for exactly what its card forbids', () => {
      GOODS.forEach((good, i) => {
        const forbidden = demand[i] === X;
        const t = table({
          planets: [id],
          players: [{ sector, cargo: { [good]: 1 } }],
          ...(forbidden && { draws: pips(1) }),
        });
        t.do('land', id);
        if (forbidden) expect(t).toHaveLogged('log.customs');
        else expect(t).not.toHaveLogged('log.customs');
      });
    });
  });
}
