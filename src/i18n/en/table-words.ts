/** Phrases that the table and its log have in common. */
import type { Tile } from '../../rules/game.ts';
import { either, inLine, tile, type Who } from './words.ts';

/** What throws a deal in: a hand of doubles, or a double that nobody holds; `null`: nobody holds any. */
export const thrownInFor = (missing: Tile | null, why: 'doubles' | undefined) =>
  why === 'doubles'
    ? 'Five doubles in one hand'
    : `Nobody holds ${missing === null ? 'a double' : `the ${tile(missing)}`}`;

/** What an end takes, where that is anything but the number that it shows; no number: jokers only (10.1). */
export function takesOther(pips: number, accepts: readonly number[], said: (n: number) => string): string {
  if (accepts.length === 0) return ', takes only jokers';
  return accepts.some((each) => each !== pips) ? `, takes ${either.format(accepts.map(said))}` : '';
}

export const begins = (who: Who) => (who.you ? 'you begin' : `${inLine(who.name)} begins`);
