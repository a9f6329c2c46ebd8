import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';

const typescript = new URL('./typescript.js', import.meta.url).href;

/** Starts a program that says on standard output where it listens. It ends with this process. */
export async function server(
  program: URL,
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<string> {
  const child = fork(program, {
    execArgv: [...flags, '--conditions=@cantina/source', '--import', typescript],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    throw new Error(`a server ended early (${code})`);
  });
  process.once('exit', () => child.kill());
  for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => process.exit());
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  for (;;) {
    const [line] = (await once(lines, 'line')) as [string];
    const url = /http:\S+/.exec(line)?.[0];
    if (url === undefined) continue;
    // It does not keep this process from ending.
    for (const tie of [child, child.channel, child.stdout as Socket]) tie?.unref();
    return url;
  }
}
