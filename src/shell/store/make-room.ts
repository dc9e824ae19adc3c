import type { Kept, KeyValue } from './storage.ts';

/**
 * Stores a text for which there may be no room. Expendable entries are deleted one by one until it fits. If it still
 * does not fit they are all restored.
 * @param giveWay returns the keys of expendable entries, in order; called only if there is no room.
 * @param put tries to store the text.
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
