/** The long count of `crash`; says what it found as one JSON object. */
import { crash } from './crash.ts';

const counts = { kills: 20, tables: 24, seed: 'crash', mostActs: 300, mostBetween: 600 };
console.log(JSON.stringify(await crash(counts, console.error)));
