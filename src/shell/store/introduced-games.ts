/** The games whose introduction has been shown on this device. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/introduced';

const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100));

/** For the file of all stored data. */
export const keptIntroducedGames = [KEY, schema] as const;

export interface IntroducedGames {
  has(game: string): boolean;
  add(game: string): void;
}

export function openIntroducedGames(store: KeyValue): IntroducedGames {
  let all: readonly string[] = keptJson(store, KEY, schema, []);
  return {
    has: (game) => all.includes(game),
    add(game) {
      if (all.includes(game)) return;
      // Another tab may have added games.
      all = [...new Set([...keptJson(store, KEY, schema, []), game])];
      store.set(KEY, JSON.stringify(all));
    },
  };
}
