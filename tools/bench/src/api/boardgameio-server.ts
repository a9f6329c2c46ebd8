import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { game } from './boardgameio-game.ts';

/** boardgame.io's own server, with everything in memory. */
interface Package {
  readonly Server: (of: { games: readonly unknown[]; origins: readonly string[] }) => {
    run(port: number): Promise<{ readonly appServer: { address(): AddressInfo } }>;
  };
}

// The package has no exports map and its inner modules are CommonJS.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Package;

const { appServer } = await Server({ games: [game], origins: [] }).run(0);
console.log(`Listening on http://127.0.0.1:${appServer.address().port}`);
