/** All stored data of this device: exported to a file, imported, or deleted. */

import * as v from 'valibot';
import type { Result } from '../../rules/game.ts';
import { keptBook, keptReplays } from './book.ts';
import { keptDays } from './days.ts';
import { keptDoneTasks } from './done-tasks.ts';
import { keptFavourites } from './favourites.ts';
import { keptIntroducedGames } from './introduced-games.ts';
import { keptFeats } from './kept-feats.ts';
import { parsed } from './kept-json.ts';
import { keptPads } from './kept-pads.ts';
import { keptLastTable } from './last-table.ts';
import { keptLessonProgress } from './lesson-progress.ts';
import { keptMetCharacters } from './met-characters.ts';
import { keptOwnLevels } from './own-levels.ts';
import { keptBestTimes, keptPlayTimes } from './play-times.ts';
import { keptSaves } from './save.ts';
import { keptSettings } from './settings.ts';
import { keptShareTimes } from './share-times.ts';
import { keptSoloDeals } from './solo-deals.ts';
import { keptSolvedDeals } from './solved-deals.ts';
import type { KeyValue } from './storage.ts';

/** The prefix of all the game's keys. */
const OURS = 'cyprus/';

/** The contents of the file with their shapes. A key that ends in a slash is a prefix. */
export const KEPT: readonly (readonly [key: string, shape: v.GenericSchema])[] = [
  ...[keptSettings, keptSaves, keptBook, keptReplays],
  ...[keptLastTable, keptDoneTasks, keptSolvedDeals, keptMetCharacters, keptLessonProgress],
  ...[keptFavourites, keptIntroducedGames, keptDays, keptFeats, keptOwnLevels, keptPads, keptSoloDeals],
  ...[keptPlayTimes, keptBestTimes, keptShareTimes],
];

/** The stored JSON values, by key. */
export type Everything = Readonly<Record<string, unknown>>;

const NAME = 'Star Dominoes';
const file = v.strictObject({ game: v.literal(NAME), version: v.literal(1), kept: v.record(v.string(), v.unknown()) });
const ofLaterVersion = v.object({ game: v.literal(NAME), version: v.pipe(v.number(), v.gtValue(1)) });

const shapeOf = (key: string) =>
  KEPT.find(([name]) => (name.endsWith('/') ? key.startsWith(name) && key.length > name.length : key === name))?.[1];

/** Returns all data as a file, without invalid entries. */
export function everythingAsFile(store: KeyValue): string {
  const kept = ours(store).flatMap((key): [string, unknown][] => {
    const value = parsed(store.get(key) ?? '');
    const shape = shapeOf(key);
    return shape && v.is(shape, value) ? [[key, value]] : [];
  });
  return JSON.stringify({ game: NAME, version: 1, kept: Object.fromEntries(kept) });
}

/** Reads such a file. If any entry is invalid the whole file is refused. */
export function readEverything(text: string): Result<Everything, 'broken' | 'foreign'> {
  const given = parsed(text);
  if (v.is(ofLaterVersion, given)) return { ok: false, reason: 'foreign' };
  const read = v.safeParse(file, given);
  if (!read.success) return { ok: false, reason: 'broken' };
  const { kept } = read.output;
  const isSound = Object.entries(kept).every(([key, value]) => {
    const shape = shapeOf(key);
    return shape !== undefined && v.is(shape, value);
  });
  return isSound ? { ok: true, value: kept } : { ok: false, reason: 'broken' };
}

/** Replaces all stored data. Returns false and changes nothing if there is no room. */
export function putInPlace(store: KeyValue, all: Everything): boolean {
  const before = ours(store).map((key) => [key, store.get(key) ?? ''] as const);
  clearEverything(store);
  const isKept = Object.entries(all).every(([key, value]) => store.set(key, JSON.stringify(value)) === 'kept');
  if (isKept) return true;
  clearEverything(store);
  for (const [key, text] of before) store.set(key, text);
  return false;
}

/** Deletes all data of the game on this device. */
export function clearEverything(store: KeyValue): void {
  for (const key of ours(store)) store.remove(key);
}

/** Returns the numbers of unfinished matches and of matches in the book. */
export function countsOf(all: Everything): readonly [matches: number, played: number] {
  const [saves] = keptSaves;
  const book = all[keptBook[0]];
  return [Object.keys(all).filter((key) => key.startsWith(saves)).length, Array.isArray(book) ? book.length : 0];
}

const ours = (store: KeyValue) => store.keys().filter((key) => key.startsWith(OURS));
