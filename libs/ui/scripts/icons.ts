/**
 * Writes `src/icons/icons.ts`: of the game-icons collection only what is listed here, one constant each, so that a page
 * carries only the icons it imports. Run `npm run icons` after a change of the list.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const used = [
  'all-seeing-eye',
  'anchor',
  'android-mask',
  'auto-repair',
  'blast',
  'blaster',
  'broken-heart',
  'cancel',
  'card-discard',
  'card-draw',
  'card-exchange',
  'card-pickup',
  'card-play',
  'cargo-crate',
  'chat-bubble',
  'check-mark',
  'compass',
  'contract',
  'cog',
  'crosshair',
  'crossed-swords',
  'crown',
  'death-skull',
  'fist',
  'flying-flag',
  'fuel-tank',
  'hearts',
  'helmet',
  'hood',
  'hourglass',
  'interceptor-ship',
  'lightning-trio',
  'locked-fortress',
  'magnifying-glass',
  'medical-pack',
  'metal-bar',
  'padlock',
  'person',
  'perspective-dice-six',
  'police-badge',
  'position-marker',
  'ringed-planet',
  'robot-helmet',
  'rule-book',
  'shield',
  'spaceship',
  'star-medal',
  'star-swirl',
  'starfighter',
  'talk',
  'trophy',
  'two-coins',
  'wanted-reward',
];

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const require = createRequire(import.meta.url);
const file = require.resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Collection;

const constants = used.map((name) => {
  const body = icons[name]?.body;
  if (body === undefined || body.includes('transform')) throw new Error(`No plain icon of the name ${name}.`);
  const path = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `export const ${constant}: Glyph = {\n  name: '${name}',\n  path: '${path}',\n};\n`;
});

writeFileSync(
  new URL('../src/icons/icons.ts', import.meta.url),
  `/** Written by scripts/icons.ts. Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. */
import type { Glyph } from '../model.ts';

${constants.join('\n')}`,
);
