import { api } from './api.ts';
import { engine } from './engine.ts';
import { rulesets } from './rulesets.ts';
import { shared } from './shared.ts';
import { web } from './web.ts';

/** `npm run bench -- <suite> [--json]`: ratios measured side by side in one run. */
const suites: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  engine,
  shared,
  rulesets,
  api,
  web,
};

const [name, ...flags] = process.argv.slice(2);
const suite = name === undefined ? undefined : suites[name];
if (suite === undefined) {
  console.error(`usage: npm run bench -- <suite> [--json]; suites: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}
const result = await suite();
if (flags.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
else
  for (const [key, value] of Object.entries(result))
    console.log(`${key.padEnd(28)} ${JSON.stringify(value)}`);
