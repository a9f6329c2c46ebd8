import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Workspace packages resolve to their TypeScript sources, so tests need no build. */
const conditions = ['@cantina/source', 'module', 'node', 'development|production'];

export function nodeProject(extra: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    // Long enough for a busy machine: slow is not wrong.
    test: { environment: 'node', include: ['src/**/*.spec.ts'], testTimeout: 60_000 },
    ...extra,
  });
}
