/** The page around the game's frame as a portal, connected through messages. */
import { PROTOCOL, type ToHost } from './host-messages.ts';
import { readMessage } from './host-shapes.ts';
import { newestOnly } from './newest-only.ts';
import { type Hear, noPortal, type Portal } from './portal.ts';

/** The part of the game's own window that is used here. */
export interface FramedPage {
  readonly parent: { postMessage(message: ToHost, origin: string): void };
  addEventListener(type: 'message', listener: (event: Heard) => Promise<void>): void;
  removeEventListener(type: 'message', listener: (event: Heard) => Promise<void>): void;
}

export interface Heard {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

const inAnotherTask = (act: () => void) => void setTimeout(act);

/**
 * Creates the portal of a framed page.
 * @param origin the origin of the host page. Messages go only there, and are accepted only from its window. Others get
 * no response at all.
 * @param soon calls back after all messages that arrived together have been received.
 */
export function createHostPortal(page: FramedPage, origin: string, soon = inAnotherTask): Portal {
  const host = page.parent;
  let hear: Hear | null = null;
  const say = (message: ToHost) => {
    try {
      host.postMessage(message, origin);
    } catch {
      // The host is gone; the game continues.
    }
  };
  const answerTo = async (event: Heard) => {
    if (event.source !== host || event.origin !== origin) return;
    const read = readMessage(event.data);
    if (!read.ok) return say(read.refused);
    const refusal = await hear?.(read.value);
    if (refusal) say({ type: 'refused', of: read.value.type, ...refusal });
  };
  const onMessage = (event: Heard) => answerTo(event).catch(reportError);
  return {
    ...noPortal,
    async open(answer) {
      hear = newestOnly(answer, soon);
      page.addEventListener('message', onMessage);
    },
    loaded: (offer) => say({ type: 'ready', version: PROTOCOL, ...offer }),
    playing: (playing) => say({ type: 'playing', playing }),
    dealOver: (result) => say({ type: 'dealOver', ...result }),
    matchOver: (result) => say({ type: 'matchOver', ...result }),
    close: () => page.removeEventListener('message', onMessage),
  };
}
