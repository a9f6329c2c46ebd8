import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Lays a gzipped copy beside everything that is text; the host sends it to whoever understands it. */
const zipped: Plugin = {
  name: 'zipped',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(file.fileName)) continue;
        const source = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 });
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source });
      }
    },
  },
};

export default defineConfig({
  plugins: [zipped],
  resolve: { conditions: ['@cantina/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
