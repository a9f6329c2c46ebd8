/**
 * Says what the tests of a run have reached together, game by game: walks, positions and scenarios. Reads the files they left
 * in the folder that CANTINA_REACH names; never fails for what is missing.
 */
import { list } from '@cantina/registry';
import { gameOfReachFile, reachableOf, Reached, unreached } from '@cantina/testkit/conformance';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { subjectOf } from './subject.ts';

const folder = process.env['CANTINA_REACH'] ?? '';
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
for (const { id } of await list({ samples: true })) {
  const own = files.filter((name) => gameOfReachFile(name) === id);
  const reached = new Reached();
  for (const name of own) {
    reached.add(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as ReturnType<Reached['toJSON']>);
  }
  if (own.length === 0) {
    console.log(`${id}: no test has noted what it reaches`);
    continue;
  }
  const subject = await subjectOf(id);
  const reachable = reachableOf(subject.load(subject.content), subject);
  const all = Object.values(reachable).flat().length;
  const missing = unreached(reachable, reached);
  console.log(
    `${id}: reached ${all - missing.length} of ${all}; not reached: ${missing.join(', ') || 'nothing'}`,
  );
}
