/** A worker without a thread of its own: it answers when it is let, as real ones do in their own time. */

import type { ShuffleWorker } from '../../../src/table/shuffle/worker/shuffle-client.ts';
import type { FromShuffler, ToShuffler } from '../../../src/table/shuffle/worker/shuffle-messages.ts';
import { createAnswering } from '../../../src/table/shuffle/worker/shuffle-server.ts';

type Heard = (event: { readonly data: FromShuffler; preventDefault(): void }) => void;

export class FakeWorker implements ShuffleWorker {
  isRunning = true;
  /** Errors that were kept from the page. */
  kept = 0;
  /** What it was asked and has not answered. */
  readonly asked: ToShuffler[] = [];
  readonly #answer = createAnswering();
  readonly #listeners = new Map<string, Heard>();

  postMessage(message: ToShuffler, transfer: Transferable[]): void {
    this.asked.push(structuredClone(message, { transfer }));
  }

  addEventListener(type: string, listener: Heard): void {
    this.#listeners.set(type, listener);
  }

  terminate(): void {
    this.isRunning = false;
  }

  /** Answers the oldest question. */
  answer(): void {
    const message = this.asked.shift();
    if (!message) throw new Error('nothing was asked');
    const said = this.#answer(message);
    const data = structuredClone(said, { transfer: said ? [said.poses.buffer] : [] });
    if (this.isRunning) this.#listeners.get('message')?.({ data, preventDefault() {} });
  }

  break(): void {
    this.#listeners.get('error')?.({ data: null, preventDefault: () => this.kept++ });
  }
}
