import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The limits of a client are not what is tried here; bots answer at once, and every match is dealt from the same secret. */
const settings = {
  PORT: '0',
  CANTINA_RATE: '1000000',
  CANTINA_BURST: '1000000',
  CANTINA_SOCKETS: '100000',
  CANTINA_OPEN_MATCHES: '1000',
  CANTINA_BOT_PAUSE: '0',
  CANTINA_LOG: 'warn',
  FIXED_SECRET: 'the secret of the load',
};

/** pino's number for what should not have happened. */
const ERROR = 50;

/** The server as a process of its own. */
export interface Server {
  readonly url: string;
  /** What it reported as going wrong inside. */
  readonly complaints: readonly string[];
  /** How it ended. */
  readonly gone: Promise<NodeJS.Signals | number | null>;
  /** Without warning, as a power cut would. */
  kill(): void;
  /** As an administrator would. */
  stop(): void;
  /** How much memory it has; answered where the flags load what answers. */
  rss(): Promise<number>;
}

/** With more flags for Node, if need be. */
export async function startServer(folder: string, flags: readonly string[] = []): Promise<Server> {
  const args = ['--conditions=@cantina/source', '--import', 'tsx', ...flags, main];
  const env = { ...process.env, ...settings, CANTINA_DATA: folder };
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const child = spawn(process.execPath, args, { env, stdio: [...stdio] }) as ChildProcessByStdio<
    null,
    Readable,
    Readable
  >;
  const gone = new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once('exit', (code, signal) => {
      resolve(signal ?? code);
    }),
  );
  const complaints: string[] = [];
  const words: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    (isComplaint(line) ? complaints : words).push(line);
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, said] = /^Listening on (.+)$/.exec(line) ?? [];
      if (said !== undefined) resolve(said);
    });
    void gone.then((how) => {
      reject(new Error(`the server did not start: ${String(how)} ${words.join('\n')}`));
    });
  });
  const rss = () =>
    new Promise<number>((resolve) => {
      child.once('message', (answer) => {
        resolve((answer as { rss: number }).rss);
      });
      child.send('rss');
    });
  return { url, complaints, gone, rss, kill: () => child.kill('SIGKILL'), stop: () => child.kill('SIGTERM') };
}

/** An error in the log; what is no line of the log is only said. */
function isComplaint(line: string): boolean {
  try {
    const { level = 0 } = JSON.parse(line) as { level?: number };
    return level >= ERROR;
  } catch {
    return false;
  }
}
