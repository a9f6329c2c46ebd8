import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Workspace packages resolve to their TypeScript sources, so tests need no build. */
const conditions = ['@cantina/source', 'module', 'node', 'development|production'];

export function nodeProject(extra: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: { environment: 'node', include: ['src/**/*.spec.ts'] },
    ...extra,
  });
}
