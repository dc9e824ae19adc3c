/**
 * Runs the browser tests again and again, and tells which of them fail.
 *
 *   npm run bench steady [RUNS [FILE…]]     20 unless given; files as vitest takes them; needs both builds
 *   npm run bench steady -- 5 --busy        beside two processes that never rest
 *
 * Prints a line a run and what failed in it, and at the end a table of failures and of the slowest files.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const words = process.argv.slice(2);
const isBusy = words.includes('--busy');
const [count = '20', ...files] = words.filter((word) => word !== '--busy');
const folder = 'test/output';
const file = `${folder}/steady.json`;
mkdirSync(folder, { recursive: true });

/** Each takes a core for itself, as far as it is given one. */
const busy = (isBusy ? [1, 2] : []).map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const failures = new Map<string, string[]>();
const seconds = new Map<string, number[]>();
const walls: number[] = [];

try {
  for (let run = 1; run <= Number(count); run++) {
    rmSync(file, { force: true });
    const began = performance.now();
    const args = ['run', '--project', 'play', '--reporter=json', `--outputFile=${file}`, ...files];
    spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const wall = (performance.now() - began) / 1000;
    walls.push(wall);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    for (const { name, message, startTime, endTime, assertionResults } of report.testResults) {
      const short = relative(process.cwd(), name);
      seconds.set(short, [...(seconds.get(short) ?? []), (endTime - startTime) / 1000]);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const faults = failed.map(({ fullName, failureMessages }) => [fullName, failureMessages[0] ?? ''] as const);
      // A file that could not be run has no tests.
      if (faults.length === 0 && message) faults.push(['(the file)', message]);
      for (const [what, why] of faults) {
        const key = `${short}: ${what}`;
        console.log(`  ${key}\n${why}`);
        failures.set(key, [...(failures.get(key) ?? []), `run ${run}: ${why.split('\n').slice(0, 3).join(' ')}`]);
      }
    }
    console.log(
      `run ${run}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${wall.toFixed(0)} s` +
        (isBusy ? ' beside two busy processes' : ''),
    );
  }
} finally {
  for (const each of busy) each.kill();
}

const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
walls.sort((a, b) => a - b);
console.log(
  `\n${walls.length} runs: ${walls[0]?.toFixed(0)} to ${walls.at(-1)?.toFixed(0)} s, ${mean(walls).toFixed(0)} s on average`,
);
for (const [name, all] of [...seconds].sort(([, a], [, b]) => mean(b) - mean(a)).slice(0, 12))
  console.log(`${mean(all).toFixed(1).padStart(7)} s  ${name}`);
console.log(failures.size === 0 ? '\nno failure' : '\nfailures:');
for (const [test, each] of failures) console.log(`${each.length} × ${test}\n  ${each.join('\n  ')}`);
if (failures.size > 0) process.exitCode = 1;
