import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Every path relative: the game is served from any folder of any portal.
  base: './',
  build: { target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  worker: { format: 'es' },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/play/**', 'test/rules/pages/**', 'node_modules/**'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
