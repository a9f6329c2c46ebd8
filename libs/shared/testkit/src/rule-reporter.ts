/** Collects what the rule tests of a run proved: a vitest reporter that prints nothing. */
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { RuleMeta } from './rule.ts';

export interface RuleTest {
  readonly ids: readonly string[];
  readonly items: readonly string[];
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Passed, not skipped, and asserted something after an engine call. */
  readonly counts: boolean;
  readonly error?: string;
}

export interface BrokenFile {
  readonly file: string;
  readonly error: string;
}

export class RuleReporter implements Reporter {
  readonly tests: RuleTest[] = [];
  /** Files that could not be read at all, such as one that names an unknown rule. */
  readonly broken: BrokenFile[] = [];

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      for (const error of module.errors()) this.broken.push({ file: module.moduleId, error: error.message });
      for (const test of module.children.allTests()) this.add(test);
    }
    for (const error of unhandled) this.broken.push({ file: '', error: error.message });
    this.tests.sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.title, b.title));
  }

  private add(test: TestCase): void {
    const meta: RuleMeta | undefined = test.meta().rule;
    if (meta === undefined) return;
    const result = test.result();
    const state = result.state === 'pending' ? 'skipped' : result.state;
    const error = result.errors?.[0]?.message;
    this.tests.push({
      ids: meta.ids,
      items: meta.items,
      title: test.name,
      file: test.module.moduleId,
      line: test.location?.line ?? 0,
      state,
      counts: state === 'passed' && (meta.asserted ?? 0) > 0,
      ...(error === undefined ? {} : { error }),
    });
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
