/** The completed matches on this device, in short. Separate from the record book, since the title needs it. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

/** The key of the record book. */
export const BOOK = 'cyprus/book';

const sitter = v.object({ kind: v.picklist(['person', 'bot']), level: v.optional(v.string()) });

const schema = v.array(
  v.object({
    game: v.string(),
    sitters: v.fallback(v.array(sitter), []),
    winners: v.fallback(v.array(v.number()), []),
    deal: v.optional(v.number()),
  }),
);

export const matchesPlayed = (store: KeyValue) => keptJson(store, BOOK, schema, []);

export const timesPlayed = (store: KeyValue, game: string): number =>
  matchesPlayed(store).filter((each) => each.game === game).length;
