/** What tools/proof has to say at the end of a run. Told, never failed for. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.js';
import { node } from './run.js';

/** Tells tests where to leave what they have reached. */
export const reach = { CANTINA_REACH: join(root, '.tmp/reach') };

/**
 * @param {string} name of a script in tools/proof
 * @param {NodeJS.ProcessEnv} [env]
 */
async function tell(name, env = {}) {
  const script = join(root, 'tools/proof/src', name);
  if (existsSync(script)) await node(['--conditions=@cantina/source', '--import', 'tsx', script], { env });
}

/**
 * Which proofs were made from other sources than today's.
 *
 * @returns {Promise<void>}
 */
export async function reportStaleProofs() {
  if (existsSync(join(root, 'proof'))) await tell('stale.ts');
}

/** Begins anew: what an earlier run has reached does not count. */
export function forgetReach() {
  rmSync(reach.CANTINA_REACH, { recursive: true, force: true });
}

/**
 * What the tests have reached of each game, and what not.
 *
 * @returns {Promise<void>}
 */
export async function reportReach() {
  if (existsSync(reach.CANTINA_REACH)) await tell('reach.ts', reach);
}
