import { verb } from '@cantina/engine';
import type { ContentLiteral } from '../src/content/types.ts';
import type { Kind } from '../src/kinds.ts';
import { made } from './made.ts';
import { changed, dawn, tableOf } from './table.ts';
import type { GameSituation, PlayerSituation } from './situation.ts';

/** Fights to test with: between two players, or with a ship on a card. */

/** A box with a card on which nothing happens; something in it may be replaced. */
export const quietBox = (parts: Partial<ContentLiteral> = {}): ContentLiteral => {
  const pack = changed(parts);
  return { ...pack, destiny: [...pack.destiny, made('nothing', 'luck')] };
};
const quiet = quietBox();

/** Planets far from sector 3, where fights take place: Brix, in sector 4, is the nearest. */
export const FAR_AWAY = ['earth', 'tessarine', 'novgard', 'wreckfield', 'cinder', 'gallows-rock', 'quill'];

/** Seat 0 meets seat 1 in sector 3 and attacks. */
export function duel(
  a: PlayerSituation,
  b: PlayerSituation,
  draws: readonly number[],
  told: GameSituation = {},
  pack: ContentLiteral = quiet,
) {
  const [, , ...others] = told.players ?? [];
  const t = tableOf(pack, {
    planets: FAR_AWAY,
    destiny: ['nothing', 'nothing'],
    ...told,
    players: [{ sector: 3, ...a }, { sector: 3, ...b }, ...others],
    draws,
  });
  t.do('meet', 1);
  t.do('attack');
  return t;
}

/** A pack with one ship: engines 2, lasers 3. */
const shipPack = (kind: Kind, attacker: 'ship' | 'you', pack: ContentLiteral = quiet): ContentLiteral => ({
  ...pack,
  destiny: [
    made('stranger', kind, { ship: { engines: 2, lasers: 3 }, ability: verb('fight', { attacker }) }),
    made('nothing', 'luck'),
  ],
});

/** Seat 0 draws a ship in sector 3: it attacks, or is attacked. */
export const raid = (
  me: PlayerSituation,
  draws: readonly number[],
  { kind = 'pirates', attacker = 'ship', pack = quiet }: Raid = {},
) =>
  dawn(
    {
      planets: FAR_AWAY,
      destiny: ['stranger', 'nothing', 'nothing'],
      players: [{ sector: 3, ...me }],
      draws,
    },
    shipPack(kind, attacker, pack),
  );

interface Raid {
  readonly kind?: Kind;
  readonly attacker?: 'ship' | 'you';
  readonly pack?: ContentLiteral;
}
