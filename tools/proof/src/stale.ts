/** Says which committed proofs were made from other sources than today's. Never fails for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from './files.ts';
import type { Proof } from './result.ts';
import { sourceHash } from './sources.ts';

const folder = `${root}proof`;
const proofs = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
for (const name of proofs) {
  const { suite, game, sources, holds } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Proof;
  const stale = sources !== sourceHash(suite, game);
  console.log(
    `proof ${[suite, game].filter(Boolean).join(' ')}: ${holds ? 'holds' : 'does not hold'}${stale ? ', stale (sources have changed)' : ''}`,
  );
}
