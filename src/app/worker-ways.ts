/** The sources of a worker in a build that carries the worker's text and has it beside it as a file, the better one first. */
import type { WorkerSource } from '../seats/thinker/worker.machine.ts';

/**
 * @param origin of the page, as `self.origin` tells it: `null` in a sandbox and from a disk.
 * @param file the address of the worker's file.
 * @param text what is in it.
 */
export function workerWays(origin: string, file: string, text: string): readonly WorkerSource[] {
  const byText: WorkerSource = {
    kind: 'blob',
    start() {
      const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const worker = new Worker(address);
      // Once it runs, or cannot, nobody asks for the text again.
      for (const type of ['message', 'error']) {
        worker.addEventListener(type, () => URL.revokeObjectURL(address), { once: true });
      }
      return worker;
    },
  };
  // Without an origin no file is the page's own: the attempt would fail, and leave an error in the console.
  return origin === 'null' ? [byText] : [{ kind: 'worker', start: () => new Worker(file) }, byText];
}
