import { spawn } from 'node:child_process';
import { root } from './files.ts';
import type { Finding } from './result.ts';

/** `rules:prove` with its result kept: every refusal and every number of the content has a test that notices. */
export async function proveRules(game: string): Promise<Finding> {
  const script = `${root}tools/rules/src/prove.ts`;
  const run = spawn(process.execPath, [...process.execArgv, script, game, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  for await (const chunk of run.stdout) chunks.push(chunk as Buffer);
  const code = await new Promise<number | null>((resolve) => {
    if (run.exitCode !== null) resolve(run.exitCode);
    else run.once('exit', resolve);
  });
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    holds: code === 0,
    counts: {},
    result: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}
