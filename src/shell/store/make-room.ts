import type { Kept, KeyValue } from './storage.ts';

/**
 * Keeps a text for which there may be no room: what may give way goes one by one until it fits. Where it does not fit even
 * then, all that went is put back.
 * @param giveWay keys of what may go, in that order; only asked for where there is no room.
 * @param put tries to keep the text.
 */
export function makeRoom(store: KeyValue, giveWay: () => readonly string[], put: () => Kept): Kept {
  let outcome = put();
  if (outcome !== 'full') return outcome;
  const gone: [key: string, text: string][] = [];
  for (const key of giveWay()) {
    gone.push([key, store.get(key) ?? '']);
    store.remove(key);
    outcome = put();
    if (outcome !== 'full') return outcome;
  }
  for (const [key, text] of gone) store.set(key, text);
  return outcome;
}
