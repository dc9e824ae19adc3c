/**
 * The mosaics of a day (32.6), one of each size. They depend only on the date. Earlier releases show the deal of the same
 * day without them, so they begin on a day that was far enough ahead.
 */
import { type MosaicSize, SIZES } from '../../rules/mosaic/mosaic-puzzle.ts';
import { dealOfMosaic, sizeOfDeal } from '../setup/mosaic-sizes.ts';
import { numberOfPuzzle } from '../setup/puzzles.ts';
import { type Day, isDay } from './day.ts';
import mosaics from './day-mosaics.json';
import { isKnown } from './day-table.ts';

/** The id of their game, and the first day that has them. */
export const MOSAIC_GAME = mosaics.game;
const FIRST_MOSAICS: Day = mosaics.from;

/** A mosaic of a day, by the number of its deal. */
export interface DayMosaic {
  readonly day: Day;
  readonly size: MosaicSize;
  readonly deal: number;
}

/** Returns the number of a day's mosaics within their sizes: the same one again after ten years. */
const numberOf = (day: Day): number => Number(day.slice(3).replaceAll('-', ''));

/** Returns the mosaics of a day, the smallest first; none before the first day, or if this release lacks the day. */
export const mosaicsOfDay = (day: Day): readonly DayMosaic[] =>
  day < FIRST_MOSAICS || !isKnown(day)
    ? []
    : SIZES.map((size) => ({ day, size, deal: dealOfMosaic(size, numberOf(day)) }));

/** Returns the day's mosaic that is this deal of this game; `null` if it is of no day that this release knows. */
export function dayMosaicOf(game: string, deal: number): DayMosaic | null {
  if (game !== MOSAIC_GAME) return null;
  const digits = `${numberOfPuzzle(deal)}`.padStart(5, '0');
  // The first year, from the first day on, that has this last digit.
  const [decade, last] = [FIRST_MOSAICS.slice(0, 3), FIRST_MOSAICS.slice(3, 4)];
  const year = `${Number(decade) + (digits.slice(0, 1) < last ? 1 : 0)}${digits.slice(0, 1)}`;
  const day = `${year}-${digits.slice(1, 3)}-${digits.slice(3)}`;
  if (!isDay(day)) return null;
  const size = sizeOfDeal(deal);
  return mosaicsOfDay(day).find((each) => each.size === size && each.deal === deal) ?? null;
}

/** Returns the next mosaic of the same day; `null` after the largest. */
export const mosaicAfter = ({ day, size }: DayMosaic): DayMosaic | null =>
  mosaicsOfDay(day)[SIZES.indexOf(size) + 1] ?? null;
