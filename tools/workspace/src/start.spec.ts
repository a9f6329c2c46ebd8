import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJson, root } from './files.js';

/** Notes its process id where the test looks for it, and says a word. */
const note = (word: string) => `
  require('node:fs').writeFileSync(require('node:path').join(process.env.PIDS, String(process.pid)), '');
  console.log('${word}');`;

const server = `
  import { createServer } from 'node:http';
  import { createRequire } from 'node:module';
  const require = createRequire(import.meta.url);
  createServer().listen(0, process.env.HOST, () => { ${note('serving')}; console.log(process.env.PORT, process.env.HOST); });`;

const quickBuild = note('building');
/** A build that starts a compiler of its own, and neither ends by itself; the compiler is deaf to signals. */
const endlessBuild = `
  const compiler = "process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); setInterval(() => {}, 1e6);" + ${JSON.stringify(note('compiling'))};
  require('node:child_process').spawn(process.execPath, ['-e', compiler], { stdio: 'inherit' });
  setInterval(() => {}, 1e6);
  ${note('building')}`;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('npm start', { timeout: 40_000 }, () => {
  let folder = '';
  let npm: ChildProcess | undefined;

  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const started = () => readdirSync(join(folder, 'pids')).map(Number);

  /** Lays out a workspace with stand-ins for Nx and the server, starts it as a newcomer does, and waits for words. */
  async function start(build: string, ...words: string[]) {
    write('node_modules/nx/nx.cjs', build);
    const child = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: undefined, HOST: undefined, PIDS: join(folder, 'pids') },
    });
    npm = child;
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<void>((resolve) =>
      child.once('close', () => {
        resolve();
      }),
    );
    await vi.waitFor(
      () => {
        for (const word of words) expect(output).toContain(word);
      },
      { timeout: 20_000 },
    );
    if (child.pid === undefined) throw new Error('npm did not start');
    return { pid: child.pid, ended };
  }

  const nobodyIsLeft = () =>
    vi.waitFor(
      () => {
        expect(started().filter(isAlive)).toEqual([]);
      },
      { timeout: 10_000 },
    );

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'cantina-start-')));
    const { scripts } = readJson(join(root, 'package.json')) as { scripts: Record<string, string> };
    write('package.json', JSON.stringify({ name: 'stand-in', type: 'module', scripts }));
    write('.npmrc', readFileSync(join(root, '.npmrc'), 'utf8'));
    write('package-lock.json', '{}');
    write('node_modules/.package-lock.json', '{}');
    write('node_modules/nx/package.json', JSON.stringify({ name: 'nx', bin: { nx: 'nx.cjs' } }));
    write('apps/api/dist/main.js', server);
    mkdirSync(join(folder, 'pids'));
    cpSync(join(root, 'tools/workspace/src'), join(folder, 'tools/workspace/src'), { recursive: true });
  });
  afterEach(() => {
    for (const pid of [npm?.pid, ...started()])
      if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('builds, then serves on 127.0.0.1:3000 unless told otherwise', async () => {
    const { pid, ended } = await start(quickBuild, 'building', 'serving', '3000 127.0.0.1');
    process.kill(pid, 'SIGTERM');
    await ended;
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('leaves no process behind when npm gets %s', async (signal) => {
    const { pid, ended } = await start(quickBuild, 'serving');
    expect(started().filter(isAlive)).toHaveLength(1);
    process.kill(pid, signal);
    await ended;
    await nobodyIsLeft();
  });

  it('leaves no process behind after Ctrl-C, which reaches the whole group', async () => {
    const { pid, ended } = await start(quickBuild, 'serving');
    process.kill(-pid, 'SIGINT');
    await ended;
    await nobodyIsLeft();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends a running build with all it started on %s',
    async (signal) => {
      const { pid, ended } = await start(endlessBuild, 'building', 'compiling');
      expect(started().filter(isAlive)).toHaveLength(2);
      process.kill(pid, signal);
      await ended;
      await nobodyIsLeft();
    },
  );

  it('does not serve what did not build', async () => {
    const { ended } = await start('console.log("broken"); process.exit(7)', 'broken');
    await ended;
    expect(started()).toEqual([]);
    expect(npm?.exitCode).toBe(7);
  });
});
