/**
 * Mutation testing of the rules: every test of `test/rules` that plays arranged deals, against small faults.
 *
 *   npm run mutation [FILE …]     files under src/rules, as star/settle.ts; those below unless given
 *
 * The sources are copied and their types taken out first: Stryker prints `(x as number) & y` without its brackets, and
 * that is another program. Stryker itself is installed beside the copy: nothing else needs it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

const FILES = ['star/settle.ts', 'star/plan-of.ts', 'legal.ts', 'step.ts', 'deal-out.ts', 'scores.ts', 'layout.ts'];
/** Tests that play many deals at random: too slow for a thousand faults. */
const SLOW =
  /^(audit|blocked|chance|cited|conformance|core|perft|properties|record|star-pages|statistics)\b.*\.test\.ts$/;

const root = join(import.meta.dirname, '../..');
// Not under node_modules: there no tests are looked for.
const place = join(tmpdir(), 'rules-mutation');
const given = process.argv.slice(2);
const files = (given.length > 0 ? given : FILES).map((file) => join('src/rules', file));

rmSync(place, { recursive: true, force: true });
for (const folder of ['src/rules', 'test/rules']) cpSync(join(root, folder), join(place, folder), { recursive: true });
for (const test of readdirSync(join(place, 'test/rules'))) if (SLOW.test(test)) rmSync(join(place, 'test/rules', test));
for (const file of files) {
  const path = join(place, file);
  writeFileSync(path, (await transformWithOxc(readFileSync(path, 'utf8'), path)).code);
}
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const own = {
  '@noble/hashes': dependencies['@noble/hashes'],
  '@stryker-mutator/core': '9.6.1',
  '@stryker-mutator/vitest-runner': '9.6.1',
  'fast-check': devDependencies['fast-check'],
  vitest: devDependencies.vitest,
};
writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: own }));
spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: place, stdio: 'inherit' });
writeFileSync(join(place, 'vitest.config.js'), "export default { test: { include: ['test/rules/*.test.ts'] } };");
writeFileSync(
  join(place, 'stryker.config.json'),
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: files,
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false },
  }),
);
process.exitCode = spawnSync('npx', ['stryker', 'run'], { cwd: place, stdio: 'inherit' }).status ?? 1;
