/** `npm run rules:docs`: writes `docs/rules/<game>.md` from the rulebooks and a run of the rule tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@cantina/rulebook';
import { rulebookNow } from '@cantina/rulebook/all';
import { citations } from './citations.ts';
import { rulesPage } from './docs-page.ts';
import { ROOT, shippedSources } from './places.ts';
import { allRuleTests, troubles } from './rule-tests.ts';

const run = await allRuleTests();
const folder = join(ROOT, 'docs', 'rules');
mkdirSync(folder, { recursive: true });
for (const game of GAMES) {
  const book = rulebookNow(game);
  const tests = run.tests.filter(({ ids }) => ids.some((id) => book.line(id) !== undefined));
  writeFileSync(join(folder, `${game}.md`), rulesPage(book, tests, citations(shippedSources(game))));
  process.stdout.write(`docs/rules/${game}.md\n`);
}
const wrong = troubles(run);
if (wrong.length > 0) {
  process.stderr.write(`\nfailed, so not shown as tests:\n${wrong.join('\n')}\n`);
  process.exitCode = 1;
}
