/** Ways to start a worker from the file beside a build: as the worker's own script, or by a text that runs it. */
import type { WorkerSource } from './worker.machine.ts';

/**
 * Returns the sources, the better one first.
 * @param origin the page's `self.origin`: `null` in a sandbox and on a disk.
 * @param file the address of the worker's script.
 */
export function workerSources(origin: string, file: string): readonly WorkerSource[] {
  const fromText: WorkerSource = {
    kind: 'blob',
    start() {
      // A worker may run scripts of another origin, but can't be started from one.
      const text = `importScripts(${JSON.stringify(file)});`;
      const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const worker = new Worker(address);
      // After the first message or error the address is not needed any more.
      for (const type of ['message', 'error']) {
        worker.addEventListener(type, () => URL.revokeObjectURL(address), { once: true });
      }
      return worker;
    },
  };
  // A page without an origin can't start a file: the attempt would fail and log an error.
  return origin === 'null' ? [fromText] : [{ kind: 'worker', start: () => new Worker(file) }, fromText];
}
