import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Every path relative: the game is served from any folder of any portal.
  base: './',
  build: { target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/play/**', 'test/rules/pages/**', 'node_modules/**'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'play',
          include: ['test/play/**/*.test.ts'],
          environment: 'node',
          // The browser draws in software on few cores: one file after the other, and whole matches take their time.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
