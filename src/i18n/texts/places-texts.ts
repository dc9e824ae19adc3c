/** The names of places, by the facts that their kind of table gives. */

import type { Laid, Place, Table, Tile } from '../../rules/game.ts';
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

const straight = (eighth: number) =>
  eighth === 0 ? 'top' : eighth === 2 ? 'right' : eighth === 4 ? 'bottom' : 'other';
const lineName = (line: number) => (line === 0 ? 'first' : 'other');
const everywhere = (words: string): PlaceWords => ({ name: words, at: words, arm: words });

/**
 * Returns the words for a place with these tiles on the table. Arms of a star are named by direction, ends of a line by
 * their number, others by their own names.
 */
export const placeTexts =
  ({ arm, end, row, twoLines, outline, named }: Messages['places'], { pips, tile }: Phrases) =>
  (where: Place, table: Pick<Table, 'kind' | 'arms'>, laid: readonly Laid[]): PlaceWords => {
    const spot = spotOf(where, table, laid);
    const tileAt = (face: Tile | null) => (face === null ? '' : tile(face));
    switch (spot.is) {
      case 'arm': {
        const direction = DIRECTIONS[spot.bearing / 45] ?? 'other';
        return { name: arm.name(direction), at: arm.at(direction), arm: arm.arm(direction) };
      }
      case 'end': {
        const shown = pips(spot.shows);
        return { name: end.name(straight(spot.bearing / 45)), at: end.at(shown), arm: end.arm(shown) };
      }
      case 'row':
        return row;
      case 'line': {
        const line = lineName(spot.line);
        return { name: twoLines.end.name(line), at: twoLines.end.at(line), arm: twoLines.end.arm(line) };
      }
      case 'joint': {
        const [before, after] = [tileAt(spot.before), tileAt(spot.after)];
        return everywhere(twoLines.between({ line: lineName(spot.line), isStart: before === '', before, after }));
      }
      case 'across':
        return { ...everywhere(twoLines.across.at(spot.joint)), name: twoLines.across.name(spot.joint) };
      case 'halves':
        return { ...everywhere(outline.name(spot)), at: outline.at(spot) };
      case 'named':
        return { name: spot.name, at: named.at(spot.name), arm: spot.name };
    }
  };
