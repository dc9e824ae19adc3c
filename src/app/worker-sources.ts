/** Where a build can start a worker from the file beside it: as the worker's own script, or by a text that runs it. */
import type { WorkerSource } from '../seats/thinker/worker.machine.ts';

/**
 * The sources, the better one first.
 * @param origin of the page, as `self.origin` tells it: `null` in a sandbox and on a disk.
 * @param file the address of the worker's script.
 */
export function workerSources(origin: string, file: string): readonly WorkerSource[] {
  const fromText: WorkerSource = {
    kind: 'blob',
    start() {
      // A worker may run scripts of another origin, but not be one.
      const text = `importScripts(${JSON.stringify(file)});`;
      const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const worker = new Worker(address);
      // Once it runs, or has failed, the address is not needed any more.
      for (const type of ['message', 'error']) {
        worker.addEventListener(type, () => URL.revokeObjectURL(address), { once: true });
      }
      return worker;
    },
  };
  // A page without an origin may not start a file: the attempt would fail and leave an error in the console.
  return origin === 'null' ? [fromText] : [{ kind: 'worker', start: () => new Worker(file) }, fromText];
}
