/** How often a game was played to its end on this device, without the rest of the record book: the title asks for it. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

/** Where the record book is kept. */
export const BOOK = 'cyprus/book';

const schema = v.array(v.object({ game: v.string() }));

export const timesPlayed = (store: KeyValue, game: string): number =>
  keptJson(store, BOOK, schema, []).filter((each) => each.game === game).length;
