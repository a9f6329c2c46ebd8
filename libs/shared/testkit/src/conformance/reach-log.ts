import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reached } from './reach.ts';

/**
 * What tests have reached, for the report over all of them: walks, positions and scenarios together. Every test file runs on its
 * own, so each leaves files in the folder that CANTINA_REACH names; without it, nothing is kept.
 */
export function reachFolder(): string | undefined {
  const folder = process.env['CANTINA_REACH'];
  return folder === '' ? undefined : folder;
}

/** Leaves what was reached under a name of its own: `<game>-<process>-<number>.json`. */
export function leaveReach(game: string, reached: Reached): void {
  const folder = reachFolder();
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(reached);
  for (let n = 0; !isWritten(join(folder, `${game}-${process.pid}-${n}.json`), text); n++);
}

/** The game whose reach such a file holds. */
export const gameOfReachFile = (name: string): string => name.replace(/-\d+-\d+\.json$/, '');

/** Never over what somebody else has left. */
function isWritten(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
