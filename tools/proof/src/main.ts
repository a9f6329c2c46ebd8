/**
 * `npm run proof -- <suite> [<game>]`: the long counts. Writes `proof/<suite>[-<game>].json` and exits with 1 if something does
 * not hold. A long run that was stopped goes on where it was.
 */
import { balance } from './balance.ts';
import { conformance } from './conformance.ts';
import { hostSuites, proveHost } from './host.ts';
import { proveRules } from './prove.ts';
import { writeProof, type Finding } from './result.ts';

type Suite = (game: string) => Promise<Finding>;

const suites: Readonly<Record<string, Suite>> = { balance, conformance, prove: proveRules };

const [name = '', game] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const finding = await prove();
const file = writeProof(name, game, finding);
console.error(`${finding.holds ? 'holds' : 'DOES NOT HOLD'}: ${file}`);
process.exitCode = finding.holds ? 0 : 1;

function prove(): Promise<Finding> {
  const suite = suites[name];
  if (suite !== undefined && game !== undefined) return suite(game);
  if (hostSuites.includes(name) && game === undefined) return proveHost(name);
  console.error(
    `usage: npm run proof -- <suite> <game>; suites: ${Object.keys(suites).join(', ')}\n` +
      `or: npm run proof -- <suite>; suites: ${hostSuites.join(', ')}`,
  );
  process.exit(2);
}
