import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

/** The built host and web app in a real browser; each worker starts its own host on a free port. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  retries: 1,
  timeout: 60_000,
  reporter: 'line',
  use: { locale: 'en-GB', launchOptions },
});
