import type { Kept, KeyValue } from './storage.ts';

/**
 * Keeps a text for which there may be no room: what may give way goes one by one until it fits. Where it does not fit even
 * then, all that went is put back.
 * @param giveWay keys of what may go, in that order.
 * @param put tries to keep the text.
 */
export function makeRoom(store: KeyValue, giveWay: readonly string[], put: () => Kept): Kept {
  let outcome = put();
  const gone: [key: string, text: string][] = [];
  for (const key of giveWay) {
    if (outcome !== 'full') return outcome;
    gone.push([key, store.get(key) ?? '']);
    store.remove(key);
    outcome = put();
  }
  if (outcome === 'full') for (const [key, text] of gone) store.set(key, text);
  return outcome;
}
