/**
 * A host may send thousands of messages at once. For the clock (`pause` and `resume`) and the sound (`mute`) only the
 * newest has an effect. The earlier ones are neither carried out nor answered. A `start` is handled immediately: it is
 * the first, or it is refused.
 */
import type { Hear } from './portal.ts';

/** The effect of each message: only the newest with the same effect counts. */
const DECIDES = { pause: 'clock', resume: 'clock', mute: 'sound' } as const;

/** @param soon calls back after everything that arrived together has been received. */
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
