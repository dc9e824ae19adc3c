/** Where the moves of matches in the record book are kept, and which of them give way first: any match may need their room. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';
import { BOOK } from './times-played.ts';

/** The beginning of every replay's key; the rest is the identifier of the match. */
export const REPLAY = 'cyprus/replay/';

const named = v.array(v.object({ id: v.string() }));

/** The matches whose moves are kept. */
export const replayIds = (store: KeyValue): readonly string[] =>
  store.keys().flatMap((key) => (key.startsWith(REPLAY) ? [key.slice(REPLAY.length)] : []));

/** Keys of all replays, the oldest first: those of no match of the book, then from the book's end. */
export function oldestReplays(store: KeyValue): readonly string[] {
  const kept = new Set(replayIds(store));
  const listed = keptJson(store, BOOK, named, []).flatMap(({ id }) => (kept.delete(id) ? [id] : []));
  return [...kept, ...listed.reverse()].map((id) => REPLAY + id);
}
