/** A window in a frame, and the page around it: messages are cloned as browsers do. */

import type { FramedPage, Heard } from '../../../src/shell/portal/host.ts';
import type { ToHost } from '../../../src/shell/portal/host-messages.ts';

export const HOST = 'https://example.org';

export function framedPage() {
  const said: { readonly message: ToHost; readonly to: string }[] = [];
  const listeners = new Set<(event: Heard) => Promise<void>>();
  const parent = {
    postMessage: (message: ToHost, to: string) => void said.push({ message: structuredClone(message), to }),
  };
  const page: FramedPage = {
    parent,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return {
    page,
    said,
    listeners,
    /** Gives the frame a message, from the host unless told otherwise; resolves when it has been dealt with. */
    async post(data: unknown, { origin = HOST, source = parent as unknown } = {}): Promise<void> {
      const event = { data: structuredClone(data), origin, source };
      await Promise.all([...listeners].map((listener) => listener(event)));
      await new Promise((done) => setImmediate(done));
    },
  };
}
