/** A worker: runs one configuration of the conformance proof and answers with what it found. */
import { conformance, ConformanceFailure, Reached } from '@cantina/testkit/conformance';
import type { Job } from './conformance.ts';
import type { Regression } from './regressions.ts';
import { subjectOf } from './subject.ts';

export interface JobDone {
  readonly games: number;
  readonly decisions: number;
  readonly longest: number;
  readonly reached: Readonly<Record<string, readonly string[]>>;
  readonly failure?: { readonly text: string; readonly regression: Regression };
}

process.once('message', (job: Job) => void run(job).then((done) => process.send?.(done)));

async function run({ game, games, full, configuration }: Job): Promise<JobDone> {
  const subject = await subjectOf(game);
  const reached = new Reached();
  const origin =
    configuration === undefined
      ? { configurations: [] }
      : { configurations: [configuration], positions: false };
  let [played, decisions, longest] = [0, 0, 0];
  try {
    for (const part of [
      { games: full, heavy: 'all', firstSeed: 1 },
      { games: games - full, heavy: 'sampled', firstSeed: 1 + full },
    ] as const) {
      const report = conformance(subject, { ...origin, ...part, reached });
      played += report.games;
      decisions += report.decisions;
      longest = Math.max(longest, report.longest);
    }
    return { games: played, decisions, longest, reached: reached.toJSON() };
  } catch (error) {
    if (!(error instanceof ConformanceFailure)) throw error;
    const failure = { text: error.message, regression: { game, ...error.origin, law: error.law } };
    return { games: played, decisions, longest, reached: reached.toJSON(), failure };
  }
}
