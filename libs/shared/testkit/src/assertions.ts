/**
 * Notices every assertion that held. The runner's own counter counts `expect(…)` before its matcher runs, so it would
 * put `expect(() => table.do('buy')).toThrow()` before the engine call it makes, and count an `expect(x)` without any
 * matcher; this one counts a matcher once it has returned.
 */
import { chai } from 'vitest';

type Matcher = (this: unknown, ...args: unknown[]) => unknown;

/** Methods of an assertion that assert nothing. */
const PLUMBING: ReadonlySet<string> = new Set(['constructor', 'withTest', 'withContext']);
const watchedAlready = new WeakSet<object>();
let listener: (() => void) | undefined;

/** Calls `held` after each assertion that holds while `body` runs. */
export async function listenToAssertions<T>(held: () => void, body: () => T | Promise<T>): Promise<T> {
  watchAllMatchers();
  const outer = listener;
  listener = held;
  try {
    return await body();
  } finally {
    listener = outer;
  }
}

/** Again for every body: matchers may have been added since. */
function watchAllMatchers(): void {
  const assertion = chai.Assertion.prototype as unknown as Record<string, unknown>;
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(assertion))) {
    const value: unknown = descriptor.value;
    if (typeof value !== 'function' || PLUMBING.has(name) || watchedAlready.has(value)) continue;
    const watched = watch(value as Matcher);
    watchedAlready.add(watched);
    Object.defineProperty(assertion, name, {
      value: watched,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
}

function watch(matcher: Matcher): Matcher {
  return function watchedMatcher(this: unknown, ...args: unknown[]) {
    try {
      const result = matcher.apply(this, args);
      listener?.();
      return result;
    } catch (error) {
      hideWatcher(error);
      throw error;
    }
  };
}

/** So that a failure is shown at the line of the test, not at the line above. */
function hideWatcher(error: unknown): void {
  if (!(error instanceof Error) || error.stack === undefined) return;
  error.stack = error.stack
    .split('\n')
    .filter((line) => !line.includes('watchedMatcher'))
    .join('\n');
}
