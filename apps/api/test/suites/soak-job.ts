/** The long count of `soak`; says what it found as one JSON object. */
import { soak } from './soak.ts';

console.log(JSON.stringify(await soak({ matches: 200, seed: 'soak', mostActs: 300 })));
