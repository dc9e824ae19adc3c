/** The games starred on this device. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/favourites';

const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(200));

/** For the file of all stored data. */
export const keptFavourites = [KEY, schema] as const;

export interface Favourites {
  has(game: string): boolean;
  /** Adds or removes the game's star. */
  toggle(game: string): void;
}

export function openFavourites(store: KeyValue): Favourites {
  // Read each time, since another tab may have written.
  const all = (): readonly string[] => keptJson(store, KEY, schema, []);
  return {
    has: (game) => all().includes(game),
    toggle(game) {
      const before = all();
      const others = before.filter((id) => id !== game);
      store.set(KEY, JSON.stringify(others.length < before.length ? others : [...others, game]));
    },
  };
}
