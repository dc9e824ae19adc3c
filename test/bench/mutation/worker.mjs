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

let tests = [];
const notLoaded = await failure(async () => {
  for (const file of workerData.files) await import(file);
  ({ tests } = await import('#vitest'));
});

/** Every test once, without a fault: how long it takes, and which faults it comes by. */
async function rehearse() {
  if (notLoaded) throw notLoaded;
  const times = [];
  for (const [id, { name, run }] of tests.entries()) {
    stryker.currentTestId = String(id);
    const start = performance.now();
    const error = await failure(run);
    if (error) throw new Error(`${name} fails without a fault: ${error.message}`);
    times.push({ name, ms: performance.now() - start });
  }
  return { times, coverage: stryker.mutantCoverage };
}

/** The first of the tests that notices the fault; spoilt, when it goes on failing without the fault. */
async function judge({ mutant, ids, hitLimit }) {
  Object.assign(stryker, { activeMutant: mutant, hitCount: 0, hitLimit });
  for (const id of ids) {
    if (!(await failure(tests[id].run))) continue;
    stryker.activeMutant = undefined;
    return { by: tests[id].name, isSpoilt: (await failure(tests[id].run)) !== null };
  }
  stryker.activeMutant = undefined;
  return { by: null, isSpoilt: false };
}

const hello = workerData.rehearses ? await rehearse() : { isReady: !notLoaded, by: 'loading' };
parentPort.on('message', async (work) => parentPort.postMessage(await judge(work)));
parentPort.postMessage(hello);
