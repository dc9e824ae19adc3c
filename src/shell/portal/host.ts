/** The page that holds the game in a frame, as a portal: it is told, and asks, through messages. */
import { PROTOCOL, type ToHost } from './host-messages.ts';
import { readMessage } from './host-shapes.ts';
import { newestOnly } from './newest-only.ts';
import { type Hear, noPortal, type Portal } from './portal.ts';

/** What is needed of the game's own window. */
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
 * The portal of a framed page.
 * @param origin where the host page is from: only there is anything told, and only the window around the frame, from
 * there, is heard. Everybody else gets no answer, not even that.
 * @param soon calls back when the messages that came together have been heard.
 */
export function createHostPortal(page: FramedPage, origin: string, soon = inAnotherTask): Portal {
  const host = page.parent;
  let hear: Hear | null = null;
  const say = (message: ToHost) => {
    try {
      host.postMessage(message, origin);
    } catch {
      // The host is gone; the game goes on.
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
