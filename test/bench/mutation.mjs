/**
 * Breaks the rules in a thousand small ways, one at a time, and tells which of them no test notices. The tests
 * are those of `test/rules`.
 *
 *   npm run bench mutation [FILE…]     files or folders under src/rules, as chain/star/settle.ts; all unless given
 *
 * The faults are Stryker's. They are run by a process of our own, which loads rules and tests once and then only
 * switches faults on and off: some milliseconds a fault, where Stryker's runner takes seconds. A fault that no test
 * notices in this way is switched on once more before anything is loaded, as is one in code that runs while loading.
 */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from './mutation/place.mjs';
import { tellScores, tellSurvivor } from './mutation/report.mjs';

/** Tests that play many deals at random, or judge texts: too slow for thousands of faults, or no help. */
const LEFT_OUT = /^test\/rules\/(blocked|cited|conformance|properties|statistics)\.test\.ts$/;
/** The share of the time of all tests that a fault may cost: the slowest tests, by random deals, are not tried. */
const SHARE = 0.5;
/** How often a fault may be come by, measured by how often it is without; more is a loop that does not end. */
const HITS = 100;
/** Milliseconds that a fault may take, besides thrice what its tests take without it. */
const PATIENCE = 5000;
/** Milliseconds that loading may take. */
const LOADING = 60_000;
/** Milliseconds that all tests together may take. */
const LONGEST = 600_000;

const root = join(import.meta.dirname, '../..');
const place = join(tmpdir(), 'rules-mutation');
const given = process.argv.slice(2);
const mutated = readdirSync(join(root, 'src/rules'), { recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => given.length === 0 || given.some((each) => file === each || file.startsWith(`${each}/`)))
  .map((file) => join('src/rules', file));

const isTest = (path) => /^test\/rules\/(chain\/)?[^/]*\.test\.ts$/.test(path) && !LEFT_OUT.test(path);
const { mutants, tests: files } = await build(place, mutated, isTest);
const everyFile = files.map((file) => pathToFileURL(file).href);

// Tests read records and pages by paths from here.
process.chdir(place);
const start = (data) => new Worker(join(place, 'worker.mjs'), { workerData: { files: everyFile, ...data } });

/** What a worker says next, its error, or `null` when it takes too long. */
const answer = (worker, ms) =>
  new Promise((resolve) => {
    const done = (said) => {
      clearTimeout(timer);
      worker.off('message', done);
      worker.off('error', crash);
      resolve(said);
    };
    const crash = (error) => done({ error, by: 'a crash', isSpoilt: true });
    const timer = setTimeout(() => done(null), ms);
    worker.on('message', done);
    worker.on('error', crash);
  });

/** A worker that has loaded everything, or has also run every test once; without a fault. */
async function startWarm(rehearses) {
  const worker = start({ rehearses });
  const said = await answer(worker, rehearses ? LONGEST : LOADING);
  if (!said || said.error) throw said?.error ?? new Error('the tests take too long');
  return { worker, ...said };
}

const first = await startWarm(true);
const { tests, coverage } = first;
const timeOf = (some) => some.reduce((sum, { ms }) => sum + ms, 0);
const slowestLast = tests.toSorted((a, b) => a.ms - b.ms);
const quick = slowestLast.filter((_, nth) => timeOf(slowestLast.slice(0, nth + 1)) <= SHARE * timeOf(tests));
const comesBy = (test, { id }) => coverage.perTest[test.id]?.[id] ?? 0;
const hits = (mutant) => quick.reduce((sum, test) => sum + comesBy(test, mutant), coverage.static[mutant.id] ?? 0);
const patience = (some) => PATIENCE + 3 * timeOf(some);

/** For each source, the tests of the files that come by it at all; all, for one that only loading comes by. */
const testsOf = new Map(
  mutated.map((file) => {
    const own = mutants.filter((mutant) => mutant.file === file);
    const near = new Set(quick.filter((test) => own.some((mutant) => comesBy(test, mutant))).map((test) => test.file));
    return [file, near.size > 0 ? quick.filter((test) => near.has(test.file)) : quick];
  }),
);

function workOf(mutant, some) {
  return { mutant: mutant.id, ids: some.map(({ id }) => id), hitLimit: HITS * hits(mutant) };
}

/** With the fault switched on before anything is loaded. */
async function judgeFresh(mutant, some) {
  const worker = start({ mutant: mutant.id, files: [...new Set(some.map(({ file }) => file))] });
  let said = await answer(worker, LOADING);
  if (said?.isReady) {
    worker.postMessage(workOf(mutant, some));
    said = await answer(worker, patience(some));
  }
  await worker.terminate();
  return said ? said.by : 'time';
}

let warm = first.worker;
async function judgeWarm(mutant, some) {
  warm ??= (await startWarm(false)).worker;
  warm.postMessage(workOf(mutant, some));
  const said = await answer(warm, patience(some));
  if (!said || said.isSpoilt) {
    await warm.terminate();
    warm = null;
  }
  return said ? said.by : 'time';
}

console.log(`${mutants.length} faults, ${quick.length} of ${tests.length} tests`);
const judged = [];
for (const mutant of mutants) {
  const own = quick.filter((test) => comesBy(test, mutant));
  const anew = mutant.id in coverage.static ? testsOf.get(mutant.file) : own;
  let by = own.length > 0 ? await judgeWarm(mutant, own) : null;
  if (by === null && anew.length > 0) by = await judgeFresh(mutant, anew);
  judged.push({ ...mutant, by, isCovered: anew.length > 0 });
  if (by === null) tellSurvivor(judged.at(-1));
}
await warm?.terminate();
tellScores(judged);
