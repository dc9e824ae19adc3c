// Everything that must hold: types, lint, the builds, a browser, and every test. Ends with one line of totals.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const bin = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a command; what it says is shown as it says it, or once it is done. */
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

// Each of these works on one core.
await Promise.all([
  run('types', bin('tsc'), ['--noEmit'], false),
  run('lint', bin('biome'), ['check', '--error-on-warnings'], false),
  // The messages are compiled into files that git ignores, and they use exports too.
  run('unused files, exports and packages', bin('knip'), ['--no-gitignore', '--no-progress'], false),
]);
await Promise.all([
  run('build', bin('vite'), ['build', '--logLevel', 'warn'], false),
  run('build for frames', bin('tsx'), ['tools/build/embed.ts'], false),
  // One of modules and one of a network; the long run of the browser tests builds all of them.
  run('builds for portals', bin('tsx'), ['tools/build/portals/tried.ts', 'crazygames', 'gamemonetize'], false),
]);
await run('what older browsers lack', bin('tsx'), ['tools/browsers/main.ts']);
await run('a browser', process.execPath, ['tools/find-browser.mjs']);
const reports = [await tests('rules, machines, layout', 'unit'), await tests('the game in a browser', 'play')];
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
console.log(`\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, in ${seconds(began)}`);
