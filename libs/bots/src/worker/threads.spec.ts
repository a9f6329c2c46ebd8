import type { Core } from '@cantina/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Threads } from './threads.ts';

// Starting a thread from sources takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const opened: Threads[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.splice(0).map((threads) => threads.close()));
});

const LIMIT = 600_000;

/** Threads in which each question is answered as its level says. */
function stubborn(size = 1) {
  const entry = new URL('../../test/stubborn.ts', import.meta.url);
  const threads = new Threads({ size, limit: LIMIT, entry });
  opened.push(threads);
  const state = {} as Core;
  const ask = (level: string) =>
    threads.ask({ ruleset: 'any', contentHash: '', level, seat: 0, state, seed: '' });
  return { threads, ask };
}

describe('a thread', () => {
  it('goes on after a bot that failed', async () => {
    const { ask } = stubborn();
    const first = await ask('answer');
    await expect(ask('fail')).rejects.toMatchObject({ message: 'a bot failed', cause: 'cannot think' });
    expect(await ask('answer')).toEqual(first);
  });

  it.each([
    ['throw', new Error('out of my mind')],
    ['exit', 'exit code 3'],
  ])('that dies (%s) fails the one question it had; the others get a new thread', async (how, cause) => {
    const { ask } = stubborn();
    const first = await ask('answer');
    const [dead, waiting] = [ask(how), ask('answer')];
    await expect(dead).rejects.toMatchObject({ message: 'a bot’s thread died', cause });
    const second = await waiting;
    expect(second).not.toEqual(first);
    expect(await ask('answer')).toEqual(second);
  });

  it('that thinks for too long is ended, and a new one takes its place', async () => {
    const { ask } = stubborn();
    const first = await ask('answer');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [lost, waiting] = [ask('spin'), ask('answer')];
    vi.advanceTimersByTime(LIMIT - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    await expect(lost).rejects.toThrow(`longer than ${LIMIT} ms`);
    expect(await waiting).not.toEqual(first);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('several threads', () => {
  it('answer while one of them is still thinking', async () => {
    const { ask, threads } = stubborn(2);
    const lost = ask('spin');
    const answers = await Promise.all([ask('answer'), ask('answer'), ask('answer')]);
    expect(new Set(answers.map(({ action }) => action.what)).size).toBe(1);
    const told = expect(lost).rejects.toThrow('gone home');
    await threads.close();
    await told;
  });
});

describe('closing', () => {
  it('ends what is thought, fails what waits, and takes nothing more', async () => {
    const { ask, threads } = stubborn();
    const all = Promise.allSettled([ask('spin'), ask('answer'), ask('answer')]);
    await threads.close();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(ask('answer')).rejects.toThrow('gone home');
    await threads.close();
  });
});
