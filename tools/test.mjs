// Checks everything: types, lint, the builds, a browser, and every test. Ends with one line of totals.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const bin = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a command; its output is shown at once, or when it is done. */
function run(title, command, args, isShownAtOnce = true) {
  const start = Date.now();
  if (isShownAtOnce) console.log(`\n— ${title}`);
  return new Promise((resolve) => {
    const stdio = isShownAtOnce ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: root, stdio, shell: process.platform === 'win32' });
    const said = [];
    child.stdout?.on('data', (text) => said.push(text));
    child.stderr?.on('data', (text) => said.push(text));
    child.on('close', (status) => {
      if (!isShownAtOnce) console.log(`\n— ${title}\n${Buffer.concat(said)}`.trimEnd());
      console.log(`  ${seconds(start)}`);
      if (status === 0) return resolve();
      console.error(`\n${title}: failed.`);
      process.exit(status ?? 1);
    });
  });
}

async function tests(title, project) {
  const report = join(root, `node_modules/.cache/report-${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await run(title, bin('vitest'), ['run', '--project', project, ...reporters]);
  return JSON.parse(readFileSync(report, 'utf8'));
}

// Two lines of work, each for one core; the steps of a line run one after the other.
const inTurn = async (...steps) => {
  for (const [title, command, ...args] of steps) await run(title, bin(command), args, false);
};
await Promise.all([
  inTurn(
    ['build', 'vite', 'build', '--logLevel', 'warn'],
    ['build for frames', 'tsx', 'tools/build/embed.ts'],
    ['what older browsers lack', 'tsx', 'tools/browsers/main.ts'],
    // One build of modules and one of a network; the long run of the browser tests builds all of them.
    ['builds for portals', 'tsx', 'tools/build/portals/tried.ts', 'crazygames', 'gamemonetize'],
  ),
  inTurn(
    ['types', 'tsc', '--noEmit'],
    ['lint', 'biome', 'check', '--error-on-warnings'],
    // The messages are compiled into files that git ignores, and they use exports too.
    ['unused files, exports and packages', 'knip', '--no-gitignore', '--no-progress'],
  ),
  run('a browser', process.execPath, ['tools/find-browser.mjs'], false),
]);
const reports = [await tests('rules, machines, layout', 'unit'), await tests('the game in a browser', 'play')];
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
console.log(`\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, in ${seconds(began)}`);
