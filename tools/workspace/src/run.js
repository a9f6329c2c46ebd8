/**
 * Child processes that never outlive us: each leads its own process group, a signal to us goes to the whole group, and
 * whoever of it is left when its leader is gone is ended too. Built-in modules only.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './files.js';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const windows = process.platform === 'win32';
const grace = 5000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let stopping;

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    if (running.size === 0) for (const signal of signals) process.on(signal, stop);
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !windows,
    });
    running.add(child);
    child.once('error', (error) => {
      forget(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      forget(child);
      if (stopping !== undefined) {
        signalGroup(child, 'SIGKILL');
        if (running.size === 0) process.exit(128 + constants.signals[stopping]);
        return;
      }
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Runs a script with this very Node.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/** @param {import('node:child_process').ChildProcess} child */
function forget(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, stop);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopping = signal;
  for (const child of running) {
    signalGroup(child, signal);
    setTimeout(() => {
      signalGroup(child, 'SIGKILL');
    }, grace).unref();
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  if (windows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
