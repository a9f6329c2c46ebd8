import { defineConfig } from 'vitest/config';

/** All tests of the workspace in one run. */
export default defineConfig({
  test: { projects: ['{libs,libs/shared,libs/rulesets,libs/tables,apps,tools}/*/vitest.config.ts'] },
});
