/** Counts the completed matches of a game on this device. Separate from the record book, since the title needs it. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

/** The key of the record book. */
export const BOOK = 'cyprus/book';

const schema = v.array(v.object({ game: v.string() }));

export const timesPlayed = (store: KeyValue, game: string): number =>
  keptJson(store, BOOK, schema, []).filter((each) => each.game === game).length;
