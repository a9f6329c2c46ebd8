/**
 * `npm test`: what must never break, in stages. A failing stage does not keep the later ones from running, except those
 * that stand on it. Built-in modules only, so that it runs straight after `git clone`.
 */
import { forgetReach, reportReach, reportStaleProofs } from './proofs.js';
import { stageTable, sum } from './report.js';
import { stages } from './stages.js';

/** @type {import('./report.js').Outcome[]} */
const outcomes = [];
/** @param {string} name */
const broke = (name) => outcomes.some((outcome) => outcome.name === name && outcome.counts?.failed !== 0);

forgetReach();
for (const { name, needs = 'install', run } of stages) {
  if (needs !== name && broke(needs)) {
    outcomes.push({ name, seconds: 0, counts: undefined });
    continue;
  }
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = await run();
  outcomes.push({ name, seconds: (performance.now() - start) / 1000, counts });
}

const { passed, failed } = sum(outcomes);
console.log(`\n${stageTable(outcomes)}\n\n${passed} passed, ${failed} failed`);
if (!broke('install')) {
  await reportReach();
  await reportStaleProofs();
}
process.exitCode = failed > 0 ? 1 : 0;
