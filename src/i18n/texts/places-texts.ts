/** The names of places, by the facts that their kind of table gives. */

import type { Laid, Place, Seat, Table } from '../../rules/game.ts';
import { spotOf } from '../../rules/kinds.ts';
import type { Messages, Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';

/** The words for a place in sentences. */
export interface PlaceWords {
  /** On a button of the DOM table, which shows a line from left to right: `left end`. */
  readonly name: string;
  /** After a verb of playing: `at the end that shows a four`. */
  readonly at: string;
  /** As subject or object: `the end that shows a four`. */
  readonly arm: string;
}

/** Returns the player on a seat, for the names of places that belong to one. */
type WhoSits = (seat: Seat) => Who;
const nameless: WhoSits = (seat) => ({ name: `${seat + 1}`, you: false });

const DIRECTIONS = ['top', 'upperRight', 'right', 'lowerRight', 'bottom', 'lowerLeft', 'left', 'other'] as const;

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
 * their number, trains by their owners, others by their own names.
 */
export const placeTexts =
  ({ arm, end, exit, train, row, twoLines, outline, named }: Messages['places'], { pips, the, tile, by }: Phrases) =>
  (where: Place, table: Pick<Table, 'kind' | 'arms'>, laid: readonly Laid[], who: WhoSits = nameless): PlaceWords => {
    const spot = spotOf(where, table, laid);
    switch (spot.is) {
      case 'arm':
        return each(arm, DIRECTIONS[spot.bearing / 45] ?? 'other');
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
      case 'train': {
        const of = by(who(spot.of ?? 0));
        const whose = { ...of, whose: spot.of === null ? 'all' : of.who === 'you' ? 'you' : 'other' } as const;
        return { ...everywhere(train.arm(whose)), at: train.at(whose) };
      }
      case 'named':
        return { name: spot.name, at: named.at(spot.name), arm: spot.name };
    }
  };
