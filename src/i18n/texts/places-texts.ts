/** The names of places, by the facts that their kind of table gives. */

import type { Laid, Place, Table } from '../../rules/game.ts';
import { spotOf } from '../../rules/kinds.ts';
import type { Messages, Phrases } from '../phrases.ts';

/** The words for a place in sentences. */
export interface PlaceWords {
  /** On a button of the DOM table, which shows a line from left to right: `left end`. */
  readonly name: string;
  /** After a verb of playing: `at the end that shows a four`. */
  readonly at: string;
  /** As subject or object: `the end that shows a four`. */
  readonly arm: string;
}

const DIRECTIONS = ['top', 'upperRight', 'right', 'lowerRight', 'bottom', 'lowerLeft', 'left', 'other'] as const;

/** Returns the direction of an arm. Of six arms, four point between two directions: they are named like diagonals. */
const directionOf = (bearing: number) =>
  DIRECTIONS[2 * Math.floor(bearing / 90) + (bearing % 90 === 0 ? 0 : 1)] ?? 'other';

/** The directions of ends. */
const STRAIGHT: Readonly<Record<number, 'top' | 'right' | 'bottom'>> = { 0: 'top', 90: 'right', 180: 'bottom' };
const lineName = (line: number) => (line === 0 ? 'first' : 'other');
const everywhere = (words: string): PlaceWords => ({ name: words, at: words, arm: words });
/** Returns the three messages for the same argument. */
const each = <Of>({ name, at, arm }: Readonly<Record<keyof PlaceWords, (of: Of) => string>>, of: Of): PlaceWords => ({
  name: name(of),
  at: at(of),
  arm: arm(of),
});

/**
 * Returns the words for a place with these tiles on the table. Arms of a star are named by direction, ends of a line by
 * their number, others by their own names.
 */
export const placeTexts =
  ({ arm, end, exit, toe, row, twoLines, outline, named }: Messages['places'], { pips, the, tile }: Phrases) =>
  (where: Place, table: Pick<Table, 'kind' | 'arms'>, laid: readonly Laid[]): PlaceWords => {
    const spot = spotOf(where, table, laid);
    switch (spot.is) {
      case 'arm':
        return each(arm, directionOf(spot.bearing));
      case 'end': {
        const shown = pips(spot.shows);
        return { name: end.name(STRAIGHT[spot.bearing] ?? 'other'), at: end.at(shown), arm: end.arm(shown) };
      }
      case 'row':
        return row;
      case 'line':
        return each(twoLines.end, lineName(spot.line));
      case 'joint': {
        const [before, after] = [spot.before, spot.after].map((face) => (face ? tile(face) : '')) as [string, string];
        return everywhere(twoLines.between({ line: lineName(spot.line), isStart: before === '', before, after }));
      }
      case 'across':
        return { ...everywhere(twoLines.across.at(spot.joint)), name: twoLines.across.name(spot.joint) };
      case 'halves':
        return { ...everywhere(outline.name(spot)), at: outline.at(spot) };
      case 'exit': {
        const on = { on: spot.at, ...pips(spot.shows), ...the(spot.tile) };
        return { ...everywhere(exit.arm(on)), at: exit.at(on) };
      }
      case 'toe': {
        return each(toe, { toe: spot.at === 'right' ? ('other' as const) : spot.at, ...the(spot.tile) });
      }
      case 'named':
        return { name: spot.name, at: named.at(spot.name), arm: spot.name };
    }
  };
