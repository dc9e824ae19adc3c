/** Everything that is kept on this device, as one file: out, in, and away. */
import * as v from 'valibot';
import type { Result } from '../../rules/game.ts';
import { keptBook, keptReplays } from './book.ts';
import { keptDays } from './days.ts';
import { keptDoneTasks } from './done-tasks.ts';
import { keptFavourites } from './favourites.ts';
import { keptFeats } from './feats.ts';
import { keptIntroducedGames } from './introduced-games.ts';
import { keptLastTable } from './last-table.ts';
import { keptLessonProgress } from './lesson-progress.ts';
import { keptMetCharacters } from './met-characters.ts';
import { keptSaves } from './save.ts';
import { keptSettings } from './settings.ts';
import { keptSolvedDeals } from './solved-deals.ts';
import type { KeyValue } from './storage.ts';

/** All of ours begins like this. */
const OURS = 'cyprus/';

/** What goes into the file: by its key, or by what its keys begin with where that ends in a slash; and its shape. */
export const KEPT: readonly (readonly [key: string, shape: v.GenericSchema])[] = [
  ...[keptSettings, keptSaves, keptBook, keptReplays],
  ...[keptLastTable, keptDoneTasks, keptSolvedDeals, keptMetCharacters, keptLessonProgress],
  ...[keptFavourites, keptIntroducedGames, keptDays, keptFeats],
];

/** By key, as it is kept: JSON. */
export type Everything = Readonly<Record<string, unknown>>;

const NAME = 'Star Dominoes';
const file = v.strictObject({ game: v.literal(NAME), version: v.literal(1), kept: v.record(v.string(), v.unknown()) });
const ofLaterVersion = v.object({ game: v.literal(NAME), version: v.pipe(v.number(), v.gtValue(1)) });

const shapeOf = (key: string) =>
  KEPT.find(([name]) => (name.endsWith('/') ? key.startsWith(name) && key.length > name.length : key === name))?.[1];

/** All of it as a file. What makes no sense any more is left out. */
export function everythingAsFile(store: KeyValue): string {
  const kept = ours(store).flatMap((key): [string, unknown][] => {
    const value = parsed(store.get(key) ?? '');
    const shape = shapeOf(key);
    return shape && v.is(shape, value) ? [[key, value]] : [];
  });
  return JSON.stringify({ game: NAME, version: 1, kept: Object.fromEntries(kept) });
}

/** Reads such a file: all of it makes sense, or none of it is taken. */
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

/** Puts all of it in place of what is kept; false, and nothing is changed, where there is no room for it. */
export function putInPlace(store: KeyValue, all: Everything): boolean {
  const before = ours(store).map((key) => [key, store.get(key) ?? ''] as const);
  clearEverything(store);
  const isKept = Object.entries(all).every(([key, value]) => store.set(key, JSON.stringify(value)) === 'kept');
  if (isKept) return true;
  clearEverything(store);
  for (const [key, text] of before) store.set(key, text);
  return false;
}

/** Nothing of ours stays on this device. */
export function clearEverything(store: KeyValue): void {
  for (const key of ours(store)) store.remove(key);
}

/** How many matches under way it holds, and how many in the book. */
export function countsOf(all: Everything): readonly [matches: number, played: number] {
  const [saves] = keptSaves;
  const book = all[keptBook[0]];
  return [Object.keys(all).filter((key) => key.startsWith(saves)).length, Array.isArray(book) ? book.length : 0];
}

const ours = (store: KeyValue) => store.keys().filter((key) => key.startsWith(OURS));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
