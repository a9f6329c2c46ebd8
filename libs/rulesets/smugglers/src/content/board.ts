import type { BoardLiteral } from './types.ts';

/**
 * The galaxy: 85 sectors in 13 columns, numbered down each column (SG-MAP-02, SG-MAP-07). Turned by half about sector 43 it
 * looks the same, so neither end is the better one.
 */
export const board: BoardLiteral = {
  columns: [7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7],
  centre: 43, // SG-MAP-03
  // Twelve steps apart, six from the start: lightspeed 6 is enough for the Run, just (SG-MAP-04, SG-RACE-17).
  brix: 4,
  koroth: 82,
  // A broken veil across the straight line, which has to be threaded, and four that hide a planet: 14, 41, 45 and 72.
  nebulae: [14, 23, 27, 30, 37, 41, 45, 49, 56, 59, 63, 72],
  // Two steps from Brix and from Koroth, and stepping stones between: a ship that is too slow may dare the Run by skimming.
  blackHoles: [18, 32, 35, 51, 54, 68],
  // Like the five on a die: one beside Brix, one beside Koroth, one in the centre, two amid the planets on either side.
  wormholes: [9, 25, 43, 61, 77],
};
