/**
 * The course of a deal for one seat, as a strip of letters, one for each of its actions. It tells how the deal went, and
 * nothing about the tiles.
 */
import type { Seat } from '../../rules/game.ts';
import type { DealRecord } from '../../rules/record.ts';

/** `t`: a tile played. `s`: a tile that scored. `d`: a tile drawn. `p`: passed. */
export const STRIP_LETTERS = ['t', 's', 'd', 'p'] as const;
export type StripLetter = (typeof STRIP_LETTERS)[number];

/** The greatest length of a strip; longer ones are cut. */
const MOST = 60;
/** Every strip matches it. */
export const STRIP = /^[tsdp]{0,60}$/;

export function stripOf({ events }: Pick<DealRecord, 'events'>, own: Seat): string {
  const letters = events.flatMap((event): readonly StripLetter[] => {
    if (event.seat !== own) return [];
    if (event.do === 'draw') return ['d'];
    if (event.do === 'pass') return ['p'];
    if (event.do !== 'play' && event.do !== 'lead') return [];
    return [(event.scores ?? 0) > 0 ? 's' : 't'];
  });
  return letters.slice(0, MOST).join('');
}

/** Returns the letters of a strip. */
export const stripLetters = (strip: string): readonly StripLetter[] =>
  [...strip].flatMap((letter) => STRIP_LETTERS.find((each) => each === letter) ?? []);
