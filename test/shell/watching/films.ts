/** The golden matches as films, for tests of watching. */
import { type Film, filmOf } from '../../../src/match/film.ts';
import { fromHex } from '../../../src/rules/chance.ts';
import { gameById } from '../../../src/rules/games.ts';
import { openRecordFile } from '../../../src/shell/watching/record-file.ts';
import type { WatchedMatch } from '../../../src/shell/watching/watched.ts';
import { goldenRecords } from '../../records/golden-matches.ts';

/** The film of a match that can be watched. */
export function filmFrom({ game, options, sitters, seed, log, given = [], lastDeal }: WatchedMatch): Film {
  const known = gameById(game);
  const film =
    known && filmOf({ game: known, options, sitters, seed: fromHex(seed), log, given, ...(lastDeal && { lastDeal }) });
  if (!film?.ok) throw new Error(`no film of ${game}: ${film?.reason}`);
  return film.value;
}

/** The match in a record file. */
export function matchIn(record: string): WatchedMatch {
  const file = openRecordFile(record, gameById);
  if (!file.ok) throw new Error(JSON.stringify(file.fault));
  return file.match;
}

export const golden = (await goldenRecords()).map(([name, record]) => ({
  name,
  record,
  film: filmFrom(matchIn(record)),
}));
