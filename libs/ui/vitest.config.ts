import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const debian = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);

/** Components are tested where they live: in a real browser. All specs share one page, so each cleans up after itself. */
export default defineConfig({
  resolve: { conditions: ['@cantina/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    include: [
      'axe-core',
      'lit',
      'lit/decorators.js',
      'lit/directive.js',
      'lit/directives/class-map.js',
      'lit/directives/repeat.js',
      'lit/directives/style-map.js',
    ],
  },
  test: {
    name: '@cantina/ui',
    include: ['src/**/*.spec.ts'],
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1000, height: 800 },
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [
            '--headless',
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
