/**
 * `npm run rules:coverage [-- --json]`: runs the rule tests and says which rules they prove. With `--json` standard output
 * holds exactly one object, and everything else goes to standard error.
 */
import { load } from '@cantina/registry';
import { GAMES } from '@cantina/rulebook';
import { rulebookNow } from '@cantina/rulebook/all';
import { citations } from './citations.ts';
import { citationText, coverageTable } from './coverage-text.ts';
import { facts, factsText } from './facts.ts';
import { shippedSources } from './places.ts';
import { allRuleTests, troubles } from './rule-tests.ts';
import { coverage, testedIds } from './tested.ts';

const json = process.argv.includes('--json');
const say = (text: string) => (json ? process.stderr : process.stdout).write(`${text}\n`);

const run = await allRuleTests();
const tested = testedIds(run.tests);
const games = Object.fromEntries(GAMES.map((game) => [game, coverage(rulebookNow(game), tested)]));

say(coverageTable(games));
for (const game of GAMES) {
  const sources = shippedSources(game);
  const ruleset = await load(game);
  const about = [
    ...(sources.length === 0 ? ['not built yet'] : [citationText(rulebookNow(game), citations(sources))]),
    ...(ruleset === undefined ? [] : [factsText(facts(ruleset))]),
  ];
  say(`\n${game}\n${about.join('\n')}`);
}
if (json) process.stdout.write(`${JSON.stringify(games, null, 2)}\n`);

const wrong = troubles(run);
if (wrong.length > 0) {
  process.stderr.write(`\nfailed, so not counted:\n${wrong.join('\n')}\n`);
  process.exitCode = 1;
}
