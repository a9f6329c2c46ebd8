/** The lint of the whole workspace. A function of the root, so that the specs lint a miniature workspace with it. */
import eslint from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { explainedDisable } from './explained-disable.js';
import { roomBlocks } from './rooms.js';

// Only its rules: the plugin's own configs are typed for an older ESLint.
const boundariesPlugin = /** @type {import('eslint').ESLint.Plugin} */ (
  /** @type {unknown} */ ({ rules: nx.rules })
);

/** @param {string} root the folder of the workspace */
export function lintConfig(root) {
  return defineConfig(
    {
      ignores: ['**/dist', '**/.nx', '**/.tmp', '**/node_modules', '**/test-results', '**/playwright-report'],
    },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    eslint.configs.recommended,
    tseslint.configs.recommendedTypeChecked,
    {
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
      plugins: { '@nx': boundariesPlugin, cantina: { rules: { 'explained-disable': explainedDisable } } },
      rules: {
        'cantina/explained-disable': 'error',
        'no-eval': 'error',
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-non-null-assertion': 'error',
        '@typescript-eslint/consistent-type-imports': 'error',
      },
    },
    // TypeScript knows the globals of checked JavaScript; ESLint does not. Types in JSDoc have no `import type`.
    { files: ['**/*.js'], rules: { 'no-undef': 'off', '@typescript-eslint/consistent-type-imports': 'off' } },
    roomBlocks(root),
  );
}
