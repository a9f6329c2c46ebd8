/**
 * `npm run rules:prove -- <game> [--json]`: switches off each refusal and nudges each number of the content in turn; some
 * test carrying that rule or naming that item must fail. Survivors are listed by name, and make the command fail.
 */
import { BOOKS, isBook } from '@cantina/rulebook';
import { holds, proveBook } from './prove-run.ts';
import { proofText } from './prove-report.ts';

const subject = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? '';
const json = process.argv.includes('--json');

if (!isBook(subject)) {
  process.stderr.write(`Which game? ${BOOKS.join(', ')}\n`);
  process.exitCode = 2;
} else {
  const { report, folder } = await proveBook(subject);
  (json ? process.stderr : process.stdout).write(`${proofText(report)}\nresults: ${folder}\n`);
  if (json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (report.files === 0) process.stderr.write(`There are no rule tests for ${subject} yet.\n`);
  if (!holds(report)) process.exitCode = 1;
}
