/** Writes a match that is over into the record book. It is fetched when a match ends. */
import type { MatchContext } from '../match/match.machine.ts';
import { bookEntry } from './book-entry.ts';
import { openBook } from './store/book.ts';
import type { KeyValue } from './store/storage.ts';

/** @param id of the match: one that is there already stays as it is. A match of bots alone is nobody's. */
export function writeBook(store: KeyValue, match: MatchContext, id: string, at: number): void {
  if (match.sitters.some(({ kind }) => kind === 'person')) openBook(store).add(...bookEntry(match, id, at));
}
