import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { root } from './files.ts';
import type { Finding } from './result.ts';

/** The app that the suites of the host are about; the suites themselves lie with its tests. */
export const HOST = 'apps/api';

const folder = `${root}${HOST}/test/suites/`;
const JOB = '-job.ts';

/** What is proven of the host, whatever game is played there: each suite has its job. */
export const hostSuites: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith(JOB))
  .map((name) => name.slice(0, -JOB.length));

/** Runs a suite of the host as a process of its own, since tools know no app, and takes what it found from its output. */
export async function proveHost(suite: string): Promise<Finding> {
  const job = `${folder}${suite}${JOB}`;
  const run = spawn(process.execPath, [...process.execArgv, job], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<number | null>((resolve) => run.once('exit', resolve));
  const chunks: Buffer[] = [];
  for await (const chunk of run.stdout) chunks.push(chunk as Buffer);
  const code = await gone;
  if (code !== 0) throw new Error(`the suite "${suite}" ended with ${code}`);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Finding;
}
