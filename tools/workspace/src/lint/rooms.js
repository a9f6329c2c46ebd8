/**
 * What a folder may import beyond the tag table: rulesets and samples by `import()` in the registry alone, a table its
 * own ruleset as types alone, content not from the code of the rules.
 */
import { packagesIn } from '../files.js';
import { engineGlobals, engineImports, engineProperties, engineSyntax } from './engine.js';
import { boundaries } from './tags.js';

/** @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} ImportBan */
/** @typedef {{ selector: string, message: string }} SyntaxBan */
/** @typedef {import('eslint').Linter.Config} Config */

/** @type {readonly SyntaxBan[]} */
const everywhere = [
  { selector: 'TSEnumDeclaration', message: 'No enums: a const array and the type derived from it.' },
];

/** @type {readonly SyntaxBan[]} */
const shipped = [
  ...everywhere,
  {
    selector: 'ImportExpression:not([source.type="Literal"])',
    message: 'import() takes a plain string here, so that the boundaries can be checked.',
  },
];

/** @type {ImportBan} */
const contentBan = {
  regex: '(^|/)content(/|\\.ts$)',
  message: 'Rules reach content only through the table they are given: load(content) decides which.',
};

/** @param {readonly string[]} names */
const anyOf = (names) => `^(${names.join('|')})(/|$)`;

/** @param {readonly string[]} names */
const dynamicImportOf = (names) =>
  `ImportExpression[source.value=/^(${names.join('|').replaceAll('/', '\\u002F')})(\\u002F|$)/]`;

/**
 * One block of the flat config. ESLint does not merge a rule's options, so each block states all of them.
 *
 * @param {readonly string[]} files
 * @param {{ imports?: readonly ImportBan[], syntax?: readonly SyntaxBan[] }} bans
 * @returns {Config}
 */
const block = (files, { imports = [], syntax = everywhere }) => ({
  files: [...files],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...imports] }],
    'no-restricted-syntax': ['error', ...syntax],
  },
});

/**
 * @param {readonly string[]} files
 * @param {Parameters<typeof boundaries>[0]} [where]
 * @returns {Config}
 */
const tagBlock = (files, where) => ({
  files: [...files],
  rules: { '@nx/enforce-module-boundaries': ['error', boundaries(where)] },
});

/**
 * @param {string} root the folder of the workspace
 * @returns {Config[]}
 */
export function roomBlocks(root) {
  const rulesets = packagesIn(root, 'libs/rulesets');
  const playable = ['@cantina/samples', ...rulesets.map(({ name }) => name)];
  const engines = ['libs/shared/*/src/**', 'libs/rulesets/*/src/**'];
  const rules = ['libs/rulesets/*/src', 'libs/shared/samples/src/**'].flatMap((source) => [
    `${source}/steps/**`,
    `${source}/effects/**`,
    `${source}/setup.ts`,
  ]);
  const engineBans = { imports: engineImports, syntax: [...everywhere, ...engineSyntax] };

  return [
    tagBlock(['**/*.{ts,js}']),
    tagBlock(['**/test/**/*.ts'], { testing: true }),
    tagBlock(['**/*.spec.ts'], { specs: true }),
    block(['**/*.{ts,js}'], {}),
    block(['libs/**', 'apps/**'], { syntax: shipped }),

    {
      files: engines,
      ignores: ['libs/shared/testkit/**'],
      rules: {
        'no-restricted-globals': ['error', ...engineGlobals],
        'no-restricted-properties': ['error', ...engineProperties],
      },
    },
    { ...block(engines, engineBans), ignores: ['libs/shared/testkit/**'] },
    {
      ...block(rules, { ...engineBans, imports: [...engineImports, contentBan] }),
      ignores: ['**/*.spec.ts'],
    },

    tagBlock(['libs/registry/**'], { extra: { host: ['sample', 'ruleset'] } }),
    tagBlock(['libs/registry/**/*.spec.ts'], { specs: true, extra: { host: ['sample', 'ruleset'] } }),
    block(['libs/registry/**'], {
      imports: [
        {
          regex: anyOf(playable),
          allowTypeImports: true,
          message: 'The registry loads rulesets and samples only when asked: import().',
        },
      ],
      syntax: shipped,
    }),

    tagBlock(['libs/tables/**'], { extra: { table: ['ruleset'] } }),
    ...packagesIn(root, 'libs/tables').flatMap(({ folder }) => tableBlocks(folder, rulesets)),
  ];
}

/**
 * Its specs, and what they share, run the rules to have real positions to show.
 *
 * @param {string} table the folder of a table, named like its ruleset's
 * @param {readonly { folder: string, name: string }[]} rulesets
 */
function tableBlocks(table, rulesets) {
  const own = rulesets.filter(({ folder }) => folder === table).map(({ name }) => name);
  const others = rulesets.filter(({ folder }) => folder !== table).map(({ name }) => name);
  const message = 'A table knows its own ruleset only by `import type`: rules run on the host.';
  /** @type {ImportBan[]} */
  const foreign =
    others.length > 0 ? [{ regex: anyOf(others), message: 'A table belongs to one game.' }] : [];
  /** @type {ImportBan[]} */
  const rules = own.length > 0 ? [{ regex: anyOf(own), allowTypeImports: true, message }] : [];
  const all = [...own, ...others];
  const dynamic = all.length > 0 ? [{ selector: dynamicImportOf(all), message }] : [];
  const syntax = [...shipped, ...dynamic];
  const folder = `libs/tables/${table}`;
  return [
    block([`${folder}/**`], { imports: [...rules, ...foreign], syntax }),
    block([`${folder}/**/*.spec.ts`, `${folder}/test/**`], { imports: foreign, syntax }),
  ];
}
