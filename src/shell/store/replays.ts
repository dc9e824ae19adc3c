/** The stored moves of matches in the record book, and their order of deletion if room is needed. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';
import { BOOK } from './times-played.ts';

/** The prefix of a replay's key; the rest is the match's id. */
export const REPLAY = 'cyprus/replay/';

const named = v.array(v.object({ id: v.string() }));

/** Returns the ids of the matches whose moves are stored. */
export const replayIds = (store: KeyValue): readonly string[] =>
  store.keys().flatMap((key) => (key.startsWith(REPLAY) ? [key.slice(REPLAY.length)] : []));

/** Returns the keys of all replays, the oldest first: those of matches no longer in the book, then from its end. */
export function oldestReplays(store: KeyValue): readonly string[] {
  const kept = new Set(replayIds(store));
  const listed = keptJson(store, BOOK, named, []).flatMap(({ id }) => (kept.delete(id) ? [id] : []));
  return [...kept, ...listed.reverse()].map((id) => REPLAY + id);
}
