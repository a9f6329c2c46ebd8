/**
 * A miniature workspace with one project per room, also the rooms that are not built yet. Fixtures are laid into it and
 * linted by a real ESLint with the real config and Nx's real project graph.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commandOf, root } from '../files.js';

/** Folder, package and tags of each project; the two games are imaginary. */
const projects = [
  ['libs/shared/dice', 'dice', 'scope:shared', 'type:engine'],
  ['libs/shared/decks', 'decks', 'scope:shared', 'type:engine'],
  ['libs/shared/samples', 'samples', 'scope:sample', 'type:engine'],
  ['libs/shared/testkit', 'testkit', 'scope:testkit'],
  ['libs/rulesets/sabacc', 'sabacc', 'scope:ruleset', 'type:engine'],
  ['libs/rulesets/podrace', 'podrace', 'scope:ruleset', 'type:engine'],
  ['libs/rulebook', 'rulebook', 'scope:rulebook'],
  ['libs/registry', 'registry', 'scope:host'],
  ['libs/match', 'match', 'scope:host'],
  ['libs/ui', 'ui', 'scope:ui'],
  ['libs/tables/sabacc', 'sabacc-table', 'scope:table'],
  ['apps/api', 'api', 'scope:app'],
  ['apps/web', 'web', 'scope:app'],
  ['tools/bench', 'bench', 'scope:tool'],
] as const;

/** npm packages the fixtures name, so that Nx knows them. */
const packages = ['zod', 'vitest', 'hono'];

export interface Finding {
  readonly rule: string;
  readonly kind: string;
}

export interface Miniature {
  /** Lints sources by path and returns, by path, what was found. */
  readonly lint: (sources: Readonly<Record<string, string>>) => ReadonlyMap<string, readonly Finding[]>;
  readonly remove: () => void;
}

interface FileResult {
  readonly filePath: string;
  readonly messages: readonly { ruleId: string | null; messageId?: string; message: string }[];
}

export function miniature(): Miniature {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cantina-lint-')));
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const link = (name: string, target: string) => {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(target, join(folder, 'node_modules', name), 'junction');
  };

  write('nx.json', { useDaemonProcess: false, neverConnectToCloud: true, analytics: false });
  write('package.json', {
    name: 'miniature',
    private: true,
    workspaces: ['libs/*', 'libs/*/*', 'apps/*', 'tools/*'],
  });
  write('package-lock.json', {
    name: 'miniature',
    lockfileVersion: 3,
    packages: {
      '': { name: 'miniature' },
      ...Object.fromEntries(packages.map((name) => [`node_modules/${name}`, { version: '1.0.0' }])),
    },
  });
  write('tsconfig.json', {
    compilerOptions: {
      module: 'nodenext',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: ['node'],
    },
    include: ['libs', 'apps', 'tools'],
  });
  write(
    'eslint.config.js',
    `import { lintConfig } from ${JSON.stringify(new URL('./config.js', import.meta.url).href)};\n` +
      `export default lintConfig(${JSON.stringify(folder)});\n`,
  );
  for (const name of ['nx', '@types/node', ...packages]) link(name, join(root, 'node_modules', name));
  for (const [path, name, ...tags] of projects) {
    const entry = './src/index.ts';
    const manifest = { name: `@cantina/${name}`, type: 'module', exports: { '.': entry }, nx: { tags } };
    write(`${path}/package.json`, { ...manifest, scripts: { build: 'tsc' } });
    write(`${path}/src/index.ts`, 'export interface Thing { id: string }\nexport const thing = 1;\n');
    link(`@cantina/${name}`, join(folder, path));
  }

  // The graph is taken before the fixtures exist: their forbidden imports must not become circles in it.
  const environment = { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: folder, NO_COLOR: '1' };
  execFileSync(process.execPath, [commandOf('nx'), 'show', 'projects'], { cwd: folder, env: environment });

  return {
    lint(sources) {
      for (const [path, source] of Object.entries(sources)) write(path, source);
      const run = spawnSync(
        process.execPath,
        [commandOf('eslint'), '--format', 'json', ...Object.keys(sources)],
        { cwd: folder, env: environment, encoding: 'utf8', maxBuffer: 1 << 26 },
      );
      if (!run.stdout.startsWith('[')) throw new Error(`ESLint did not answer: ${run.stdout}${run.stderr}`);
      const results = JSON.parse(run.stdout) as readonly FileResult[];
      return new Map(
        results.map(({ filePath, messages }) => [
          filePath.slice(folder.length + 1).replaceAll('\\', '/'),
          messages.map(({ ruleId, messageId, message }) => ({
            rule: ruleId ?? message,
            kind: messageId ?? '',
          })),
        ]),
      );
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
