/**
 * Mutation testing of the rules: small faults, one at a time, against the tests of `test/rules`.
 *
 *   npm run mutation [FILE …]     files or folders under src/rules, as star/settle.ts; all unless given
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
const LEFT_OUT = /^test\/rules\/(audit-chance|audit-engine|blocked|cited|conformance|properties|statistics)\.test\.ts$/;
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

const isTest = (path) => /^test\/rules\/[^/]*\.test\.ts$/.test(path) && !LEFT_OUT.test(path);
const { mutants, tests } = await build(place, mutated, isTest);
const files = tests.map((file) => pathToFileURL(file).href);

// Tests read records and pages by paths from here.
process.chdir(place);
const start = (data) => new Worker(join(place, 'worker.mjs'), { workerData: { files, ...data } });

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
const { times, coverage } = first;
const inOrder = [...times.keys()].sort((a, b) => times[a].ms - times[b].ms);
const hits = (id) => inOrder.reduce((sum, test) => sum + (coverage.perTest[test]?.[id] ?? 0), coverage.static[id] ?? 0);
const patience = ({ ids }) => PATIENCE + 3 * ids.reduce((sum, test) => sum + times[test].ms, 0);

/** What a fault is judged by: the tests that come by it; all, if it is come by while loading. */
function workOf({ id }) {
  const own = inOrder.filter((test) => coverage.perTest[test]?.[id]);
  const all = id in coverage.static ? inOrder : own;
  return { mutant: id, ids: own, all, hitLimit: HITS * hits(id) };
}

/** With the fault switched on before anything is loaded. */
async function judgeFresh(work) {
  const worker = start({ mutant: work.mutant });
  const everything = { ...work, ids: work.all };
  let said = await answer(worker, LOADING);
  if (said?.isReady) {
    worker.postMessage(everything);
    said = await answer(worker, patience(everything));
  }
  await worker.terminate();
  return said ? said.by : 'time';
}

console.log(`${mutants.length} faults, ${times.length} tests`);
let warm = first.worker;
const judged = [];
for (const mutant of mutants) {
  const work = workOf(mutant);
  let by = null;
  if (work.ids.length > 0) {
    warm ??= (await startWarm(false)).worker;
    warm.postMessage(work);
    const said = await answer(warm, patience(work));
    by = said ? said.by : 'time';
    if (!said || said.isSpoilt) {
      await warm.terminate();
      warm = null;
    }
  }
  if (work.all.length > 0 && by === null) by = await judgeFresh(work);
  judged.push({ ...mutant, by, isCovered: work.all.length > 0 });
  if (by === null) tellSurvivor(judged.at(-1));
}
await warm?.terminate();
tellScores(judged);
