/** Where a build that carries its worker's script can start the worker: from the file beside it, or from the text. */
import type { WorkerSource } from '../seats/thinker/worker.machine.ts';

/**
 * The sources, the better one first.
 * @param origin of the page, as `self.origin` tells it: `null` in a sandbox and on a disk.
 * @param file the address of the worker's script.
 * @param text the same script.
 */
export function workerSources(origin: string, file: string, text: string): readonly WorkerSource[] {
  const fromText: WorkerSource = {
    kind: 'blob',
    start() {
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
