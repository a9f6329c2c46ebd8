import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['@cantina/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
