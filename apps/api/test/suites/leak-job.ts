/** The long count of `leak`, or `--count` matches; says what it found as one JSON object. */
import { parseArgs } from 'node:util';
import { leak } from './leak.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
});
console.log(JSON.stringify(await leak({ count: Number(values.count), seed: Number(values.seed) })));
