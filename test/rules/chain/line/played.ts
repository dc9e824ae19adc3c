/** Records of line games, and what is said of them when they were changed. */
import { expect } from 'vitest';
import { lineGame } from '../../../../src/rules/chain/line/line-game.ts';
import { rows } from '../../../../src/rules/chain/line/line-rows.ts';
import { seedOfText } from '../../../../src/rules/chance.ts';
import { type MatchRecord, readRecords, replay, writeRecord } from '../../../../src/rules/record.ts';
import { playMatch } from '../../../../tools/cli/bot-match.ts';
import { judge } from '../../../second/judgement.ts';
import { optionsOf } from '../../arranged.ts';
import { at, parse, type Spoilt, write } from '../../spoilt-records.ts';

const games = rows.map(lineGame);
/** The line game of that name. */
export const gameOf = (id: string) =>
  at(
    games,
    games.findIndex((game) => game.id === id),
  );

/** The record of a match, or of its first deals, played at random. */
export function recordOf(id: string, seats: number, seed = 'records', deals = 100, given = {}): MatchRecord {
  const game = gameOf(id);
  return playMatch({ game, options: optionsOf(game, given, seats), seats }, ['random'], seedOfText(seed), deals);
}

/** What a replay says of the record after something in it was changed. */
export function changed(record: MatchRecord, change: (record: Spoilt) => void) {
  const spoilt = parse(writeRecord(record));
  change(spoilt);
  const read = readRecords(write(spoilt));
  if (!read.ok) throw new Error(read.reason);
  const { ok, ...fault } = replay(at(read.value, 0), gameOf(record.header.game));
  // The second reading refuses the same.
  expect(judge(write(spoilt)).ok).toBe(ok);
  return ok ? 'allowed' : fault;
}
