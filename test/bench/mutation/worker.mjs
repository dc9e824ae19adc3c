/**
 * Runs tests against one fault after the other. Faults are switched on as Stryker's instrumenter has it: all of them are
 * in the code, and the number of the active one lies in a global.
 */
import { parentPort, workerData } from 'node:worker_threads';

const stryker = { activeMutant: workerData.mutant };
globalThis.__stryker__ = stryker;

/** The error that ends something, or `null`. */
async function failure(run) {
  try {
    await run();
    return null;
  } catch (error) {
    return error;
  }
}

/** All tests by their files and their places in them. */
const tests = new Map();
const notLoaded = await failure(async () => {
  const { tests: told } = await import('#vitest');
  for (const file of workerData.files) {
    const before = told.length;
    await import(file);
    for (const [nth, test] of told.slice(before).entries()) tests.set(`${file} ${nth}`, { ...test, file });
  }
});

/** Every test once, without a fault: how long it takes, and which faults it comes by. */
async function rehearse() {
  if (notLoaded) throw notLoaded;
  const rehearsed = [];
  for (const [id, { name, file, run }] of tests) {
    stryker.currentTestId = id;
    const start = performance.now();
    const error = await failure(run);
    if (error) throw new Error(`${name} fails without a fault: ${error.message}`);
    rehearsed.push({ id, file, ms: performance.now() - start });
  }
  return { tests: rehearsed, coverage: stryker.mutantCoverage };
}

/** The first of the tests that notices the fault; spoilt, when it goes on failing without the fault. */
async function judge({ mutant, ids, hitLimit }) {
  Object.assign(stryker, { activeMutant: mutant, hitCount: 0, hitLimit });
  for (const id of ids) {
    const { name, run } = tests.get(id);
    if (!(await failure(run))) continue;
    stryker.activeMutant = undefined;
    return { by: name, isSpoilt: (await failure(run)) !== null };
  }
  stryker.activeMutant = undefined;
  return { by: null, isSpoilt: false };
}

const hello = workerData.rehearses ? await rehearse() : { isReady: !notLoaded, by: 'loading' };
parentPort.on('message', async (work) => parentPort.postMessage(await judge(work)));
parentPort.postMessage(hello);
