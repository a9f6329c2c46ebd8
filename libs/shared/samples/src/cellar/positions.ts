import type { Json, Position } from '@cantina/engine';

/** Situations worth starting from, each reached by script. */

const by = (seat: number, act: string, what: Json = null): Position['script'][number] => ({
  seat,
  action: { do: act, what },
});

export const positions: readonly Position[] = [
  {
    // A pickpocket has found a purse; the victim is asked for a reaction.
    name: 'reaction',
    options: {},
    seats: 3,
    seed: 18,
    script: [by(2, 'go', 'barrels'), by(0, 'go', 'barrels'), by(1, 'go', 'larder'), by(0, 'play', 5)],
  },
  {
    // In the middle of searching the larder, somebody bids for a tripwire.
    name: 'offer',
    options: {},
    seats: 2,
    seed: 1,
    script: [
      by(0, 'go', 'larder'),
      by(1, 'go', 'barrels'),
      by(0, 'play', 15),
      by(0, 'search'),
      by(1, 'offer', { keep: 'tripwire#1', coins: 1 }),
    ],
  },
  {
    // Two layers deep with a shovel, and a wild cat about.
    name: 'digging',
    options: { cat: 'wild' },
    seats: 2,
    seed: 121,
    script: [by(0, 'go', 'larder'), by(1, 'go', 'stairs'), by(0, 'play', 10), by(0, 'deeper')],
  },
  {
    // A find, and two toll bowls of different players that both want their share.
    name: 'order',
    options: { rounds: 5 },
    seats: 4,
    seed: 158,
    script: [
      by(2, 'go', 'stairs'),
      by(0, 'go', 'stairs'),
      by(3, 'go', 'larder'),
      by(1, 'go', 'barrels'),
      by(0, 'play', 14),
      by(0, 'play', 16),
      by(1, 'play', 14),
      by(1, 'play', 16),
      by(2, 'play', 10),
      by(2, 'climb'),
    ],
  },
];
