/**
 * `npm run proof -- <suite> [<game>]`: the long counts. Writes `proof/<suite>-<game>.json` and exits with 1 if something does
 * not hold. A run that was stopped goes on where it was.
 */
import { balance } from './balance.ts';
import { conformance } from './conformance.ts';
import { proveRules } from './prove.ts';
import { writeProof, type Finding } from './result.ts';

type Suite = (game: string) => Promise<Finding>;

const suites: Readonly<Record<string, Suite>> = { balance, conformance, prove: proveRules };

const [name = '', game = ''] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const suite = suites[name];
if (suite === undefined || game === '') {
  console.error(`usage: npm run proof -- <suite> <game>; suites: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}
const finding = await suite(game);
const file = writeProof(name, game, finding);
console.error(`${finding.holds ? 'holds' : 'DOES NOT HOLD'}: ${file}`);
process.exitCode = finding.holds ? 0 : 1;
