// Everything that must hold: types, lint, the build, a browser, and every test. Ends with one line of totals.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const bin = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);

function step(title, command, args) {
  const began = Date.now();
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\n${title}: failed.`);
    process.exit(status ?? 1);
  }
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function tests(title, project) {
  const report = join(root, `node_modules/.cache/report-${project}.json`);
  step(title, bin('vitest'), [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return JSON.parse(readFileSync(report, 'utf8'));
}

step('types', bin('tsc'), ['--noEmit']);
step('lint', bin('biome'), ['check', '--error-on-warnings']);
step('build', bin('vite'), ['build', '--logLevel', 'warn']);
step('build for frames', process.execPath, ['scripts/build-embed.mjs']);
step('a browser', process.execPath, ['scripts/find-browser.mjs']);
const reports = [tests('rules, machines, layout', 'unit'), tests('whole matches in a browser', 'play')];
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
console.log(`\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`);
