import type { Json, Position } from '@cantina/engine';

/** Situations worth starting from, each reached by script. */

type Act = readonly [seat: number, act: string, what?: Json];
const script = (...acts: readonly Act[]): Position['script'] =>
  acts.map(([seat, act, what = null]) => ({ seat, action: { do: act, what } }));

/** A ship flies sector by sector. */
const flies = (seat: number, ...sectors: readonly number[]): readonly Act[] =>
  sectors.map((sector): Act => [seat, 'fly', sector]);

const times = (n: number, act: Act): readonly Act[] => Array.from({ length: n }, () => act);

export const positions: readonly Position[] = [
  {
    // Ten weapons from Brix are in the hold, and the ship stands before Koroth in the turn after it bought them.
    name: 'near the Run',
    options: { weaponPrice: 100, startCredits: 3000, startLevels: 5 },
    seats: 2,
    seed: 3,
    script: script(
      [0, 'choose', 7],
      [1, 'choose', 6],
      [0, 'accept'],
      [0, 'choose', 0],
      ...flies(0, 44, 38, 39, 46),
      [0, 'stop'],
      [0, 'land', 'bastion'],
      ...times(4, [0, 'upgrade', 'pods']),
      [0, 'castOff'],
      [1, 'accept'],
      [1, 'choose', 0],
      [1, 'fly', 50],
      [1, 'stop'],
      [1, 'land', 'brindle'],
      [1, 'buy', 'robots'],
      [1, 'trade', 4],
      ...flies(0, 39, 32, 25, 18, 11, 4),
      [0, 'stop'],
      [0, 'land', 'brix'],
      ...times(3, [0, 'jettison', 'robots']),
      [0, 'arm', 10],
      [1, 'choose', 0],
      [1, 'land', 'brindle'],
      [1, 'sell', 'food'],
      [1, 'trade', 3],
      [0, 'accept'],
      [0, 'pick', 'lightspeed'],
      ...flies(0, 11, 18),
      [0, 'skim'],
      ...flies(0, 25, 31, 38, 44, 51, 57, 64, 70, 76, 82),
      [0, 'stop'],
    ),
  },
  {
    // Caught with a bounty at the customs of Cinder: another round, or an attempt to escape.
    name: 'prison',
    options: {},
    seats: 3,
    seed: 1488,
    script: script(
      [0, 'choose', 3],
      [1, 'choose', 9],
      [2, 'choose', 2],
      ...flies(1, 50, 57, 58, 64),
      [1, 'land', 'cinder'],
      [0, 'accept'],
      [0, 'fly', 49],
    ),
  },
  {
    // Into the wormhole of the centre, and nowhere out of one.
    name: 'hyperspace',
    options: {},
    seats: 3,
    seed: 1310,
    script: script([0, 'choose', 5], [1, 'choose', 11], [2, 'choose', 9], ...flies(1, 42, 43), [1, 'dive']),
  },
  {
    // Without lightspeed, and several planets equally near.
    name: 'stranding',
    options: { startLevels: -1 },
    seats: 4,
    seed: 3340,
    script: script(
      [0, 'choose', 5],
      [1, 'choose', 3],
      [2, 'choose', 11],
      [3, 'choose', 2],
      [1, 'choose', 1],
      [2, 'decline'],
      [2, 'fly', 37],
      [0, 'accept'],
    ),
  },
  {
    // A battle between two good ships is won: the hull, a piece of equipment or the hold?
    name: 'big combat',
    options: { startLevels: 3 },
    seats: 2,
    seed: 5151,
    script: script(
      [0, 'choose', 9],
      [1, 'choose', 1],
      [0, 'fly', 49],
      [1, 'stop'],
      [1, 'accept'],
      [1, 'choose', 1],
      [1, 'stop'],
      [0, 'decline'],
      [0, 'stop'],
      ...flies(1, 42, 49),
      [1, 'meet', 0],
      [1, 'attack'],
      [0, 'fight'],
    ),
  },
];
