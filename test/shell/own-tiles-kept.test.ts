/** 1.13: what the seats took themselves is kept with a match, in the book, and in its record. */
import { expect, it } from 'vitest';
import { filmOf } from '../../src/match/film.ts';
import { fromHex, toHex } from '../../src/rules/chance.ts';
import type { Game } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { recordHeader, writeRecord } from '../../src/rules/record.ts';
import { bookEntry } from '../../src/shell/book/write-book.ts';
import { openBook } from '../../src/shell/store/book.ts';
import { readSave, type Save, writeSave } from '../../src/shell/store/save.ts';
import { openRecordFile } from '../../src/shell/watching/record-file.ts';
import { type WatchedMatch, watchedOf } from '../../src/shell/watching/watched.ts';
import { bots, fewDeals, inputOf, instantPorts, persons, playMatch } from '../match/play.ts';
import { inMemory } from './fake-storage.ts';

const game = gameById('block') as Game;
const input = inputOf(game, bots(3), 'kept', fewDeals(game));
const end = await playMatch({ ...input, taken: [] }, instantPorts([]));

/** Returns the last deal of a match that is watched. */
function lastDeal({ options, sitters, seed, log, given = [], taken = null }: WatchedMatch) {
  const film = filmOf({ game, options, sitters, seed: fromHex(seed), log, given, taken });
  if (!film.ok) throw new Error(film.reason);
  return film.value.moments.at(-1)?.progress.deal;
}

it('is watched as it was played', () => {
  expect(lastDeal(watchedOf(end, end.sitters))).toEqual(end.deal);
});

it('comes back from the book', () => {
  const [played, replay] = bookEntry(end, 'kept', 0);
  const book = openBook(inMemory());
  book.add(played, replay);
  const back = book.replayOf('kept');
  if (!back) throw new Error('no replay');
  expect(lastDeal({ game: game.id, options: end.options, sitters: end.sitters, ...back })).toEqual(end.deal);
});

it('comes back from a record', () => {
  const header = recordHeader(game, end.options, end.sitters);
  const opened = openRecordFile(writeRecord({ header, deals: end.finished }), gameById);
  if (!opened.ok) throw new Error(opened.fault.why);
  expect(lastDeal(opened.match)).toEqual(end.deal);
});

it('comes back from a save in the middle of the taking', () => {
  const save: Save = {
    version: 1,
    id: 'kept',
    game: game.id,
    options: input.options,
    sitters: persons(3),
    seed: toHex(input.seed),
    log: [[]],
    taken: [[4, 0, 9]],
  };
  expect(readSave(writeSave(save, 'me', 0))).toMatchObject({ ok: true, value: save });
});
