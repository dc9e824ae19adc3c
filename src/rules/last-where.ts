/** Searches from the end of a list: `findLast` is newer than some browsers that the game supports. */

/** Returns the index of the last entry that fits; -1 if none does. */
export function lastIndexWhere<Entry>(entries: readonly Entry[], fits: (entry: Entry) => boolean): number {
  let at = entries.length - 1;
  while (at >= 0 && !fits(entries[at] as Entry)) at--;
  return at;
}

/** Returns the last entry that fits; `undefined` if none does. */
export const lastWhere = <Entry>(entries: readonly Entry[], fits: (entry: Entry) => boolean): Entry | undefined =>
  entries[lastIndexWhere(entries, fits)];
