import type { Contender } from './contenders/contender.ts';

/** One contender in its own process: told for how long, it answers with how many units it did in a second. */
const name = process.argv[2] ?? '';
const { contender } = (await import(`./contenders/${name}.ts`)) as { contender: Contender };
const UNITS_BETWEEN_LOOKS = 50;

process.on('message', (milliseconds: number) => {
  const begun = performance.now();
  let units = 0;
  while (performance.now() - begun < milliseconds) {
    for (let i = 0; i < UNITS_BETWEEN_LOOKS; i++) units += contender();
  }
  process.send?.((units / (performance.now() - begun)) * 1000);
});
