/**
 * A host may send thousands of messages in a moment. Of `pause` and `resume`, and of `mute`, only the newest of those that
 * came together is done; the ones before it are neither done nor answered. A `start` is answered at once: it is the first,
 * or it is refused.
 */
import type { Hear } from './portal.ts';

/** What a message decides: the newest that decides the same counts. */
const DECIDES = { pause: 'clock', resume: 'clock', mute: 'sound' } as const;

/** @param soon calls back when everything that has come together has been heard. */
export function newestOnly(hear: Hear, soon: (act: () => void) => void): Hear {
  const waiting = new Map<string, { act(): void; overtaken(): void }>();
  const flush = () => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const { act } of all) act();
  };
  return (asked) => {
    if (asked.type === 'start') return hear(asked);
    return new Promise((resolve, reject) => {
      const kind = DECIDES[asked.type];
      if (waiting.size === 0) soon(flush);
      waiting.get(kind)?.overtaken();
      waiting.set(kind, { act: () => hear(asked).then(resolve, reject), overtaken: () => resolve(null) });
    });
  };
}
