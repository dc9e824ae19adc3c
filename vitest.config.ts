/** How the tests are run. They take nothing from the build's configuration: what is tested are the sources. */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { HANGS } from './test/hangs.ts';
import { writeMessages } from './tools/messages/write.ts';

writeMessages();

const unit = (name: string, env: Record<string, string>) => ({
  test: {
    name,
    env,
    include: ['test/**/*.test.ts'],
    exclude: ['test/play/**', 'test/rules/pages/**', 'node_modules/**'],
    setupFiles: ['test/report-error.ts'],
    // One process serves many files. A file that mocks modules names an environment of its own, and gets its own process.
    isolate: false,
    testTimeout: HANGS,
    expect: { poll: { timeout: HANGS } },
  },
});

const play = (name: string, env: Record<string, string>) => ({
  test: {
    name,
    env,
    include: ['test/play/**/*.test.ts'],
    globalSetup: 'test/play/setup.ts',
    isolate: false,
    testTimeout: 2 * HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: HANGS } },
  },
});

const LONG = { LONG: 'yes' };

/** What a file says of its environment in its first lines; nothing for most. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  (readFileSync(moduleId, 'utf8').match(/^\/\/ @vitest-environment.*$/gm) ?? []).join();

/**
 * A process is given up as soon as the next file wants another environment, with all modules that it has loaded. So
 * files of one environment follow one another, and the many that want none in particular come last.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, environment: environmentOf(file) }));
    return sorted
      .sort((a, b) => (a.environment < b.environment ? 1 : a.environment > b.environment ? -1 : 0))
      .map(({ file }) => file);
  }
}

export default defineConfig({
  test: {
    // Both cores of a small machine.
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [unit('unit', {}), unit('long', LONG), play('play', {}), play('play-long', LONG)],
  },
});
