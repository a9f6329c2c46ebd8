import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The server as people start it: a process of its own, all of whose log is kept. */
export interface Process {
  readonly url: string;
  readonly log: readonly string[];
  /** Asks it to end, and tells how it did: its code, and after how many milliseconds. */
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly after: number }>;
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export async function startProcess(folder: string, settings: Record<string, string>): Promise<Process> {
  const args = ['--conditions=@cantina/source', '--import', 'tsx', main];
  const env = { ...process.env, PORT: '0', CANTINA_DATA: folder, ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const log: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, said] = /^Listening on (.+)$/.exec(line) ?? [];
      if (said !== undefined) resolve(said);
    });
    void gone.then((code) => {
      reject(new Error(`it ended with ${String(code)}: ${log.join('\n')}`));
    });
  });
  return {
    url,
    log,
    async end(signal) {
      const asked = performance.now();
      child.kill(signal);
      return { code: await gone, after: performance.now() - asked };
    },
  };
}

/** Does something in a folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cantina-api-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
