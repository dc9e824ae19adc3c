/** How the tests are run. They take nothing from the build's configuration: what is tested are the sources. */
import { defineConfig } from 'vitest/config';

const unit = (name: string, env: Record<string, string>) => ({
  test: {
    name,
    env,
    include: ['test/**/*.test.ts'],
    exclude: ['test/play/**', 'test/rules/pages/**', 'node_modules/**'],
    // One process serves many files. A file that mocks modules names an environment of its own, and gets its own process.
    isolate: false,
    testTimeout: 60_000,
  },
});

const play = (name: string, env: Record<string, string>) => ({
  test: {
    name,
    env,
    include: ['test/play/**/*.test.ts'],
    globalSetup: 'test/play/setup.ts',
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

const LONG = { LONG: 'yes' };

export default defineConfig({
  test: {
    // Both cores of a small machine.
    maxWorkers: 2,
    projects: [unit('unit', {}), unit('long', LONG), play('play', {}), play('play-long', LONG)],
  },
});
