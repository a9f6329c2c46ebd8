import { mkdirSync, writeFileSync } from 'node:fs';
import { root } from './files.ts';
import { sourceHash } from './sources.ts';

/** What a suite found, with the counts and seeds it was found with. */
export interface Finding {
  readonly holds: boolean;
  readonly counts: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>>;
}

/** One committed file per suite and, where it is about one, game; its hash tells later whether the sources have changed since. */
export interface Proof extends Finding {
  readonly suite: string;
  readonly game?: string;
  readonly sources: string;
}

export function writeProof(suite: string, game: string | undefined, finding: Finding): string {
  const about = game === undefined ? { suite } : { suite, game };
  const proof: Proof = { ...about, sources: sourceHash(suite, game), ...finding };
  const file = `proof/${Object.values(about).join('-')}.json`;
  mkdirSync(`${root}proof`, { recursive: true });
  writeFileSync(`${root}${file}`, `${JSON.stringify(proof, null, 2)}\n`);
  return file;
}
