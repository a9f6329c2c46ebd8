import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Origin } from '@cantina/testkit/conformance';
import { root } from './files.ts';

/** A game that once failed. `npm test` plays it again for ever. */
export interface Regression extends Origin {
  readonly game: string;
  readonly law: string;
}

const file = `${root}regressions.json`;

export function regressions(): readonly Regression[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Regression[]) : [];
}

export function noteRegression(regression: Regression): void {
  const known = regressions();
  const text = JSON.stringify(regression);
  if (known.some((one) => JSON.stringify(one) === text)) return;
  writeFileSync(file, `${JSON.stringify([...known, regression], null, 2)}\n`);
}
