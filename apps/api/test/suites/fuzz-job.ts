/** The long count of `fuzz`, or `--count` shots; says what it found as one JSON object. */
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
console.log(JSON.stringify(await fuzz({ count: Number(values.count), seed: Number(values.seed) })));
