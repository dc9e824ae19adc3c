/** The names of places, by the kind of table. */

import type { Laid, Place, Table } from '../../rules/game.ts';
import { houseIn } from '../../rules/house-in.ts';
import { bearingOf } from '../../rules/kinds.ts';
import { lastWhere } from '../../rules/last-where.ts';
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
/** The directions of ends. */
const STRAIGHT = { 0: 'top', 2: 'right', 4: 'bottom' } as const;

type Kind = Pick<Table, 'kind' | 'arms'>;

/** True if the tiles form a run through the first one. The drawn table runs it along its longer side, then winds. */
const isRun = ({ kind }: Kind, [first]: readonly Laid[]) =>
  kind === 'cross' ? first?.inner !== first?.outer : kind !== 'star';

/**
 * Returns the number shown at an end of a run, or of the cross that it became. Directions would not be true on every
 * screen.
 */
function shownAt(where: Place, { kind }: Kind, laid: readonly Laid[]): number {
  const last = lastWhere(laid, ({ arm }) => arm === where);
  const spinner =
    kind === 'house' ? laid[houseIn(laid)] : laid.find(({ inner, outer, closed }) => inner === outer && !closed);
  return (last ?? (where === 0 ? { outer: laid[0]?.inner } : where === 1 ? laid[0] : spinner))?.outer ?? 0;
}

const straight = (eighth: number) => (eighth === 0 || eighth === 2 || eighth === 4 ? STRAIGHT[eighth] : 'other');

/**
 * Returns the words for a place with these tiles on the table. Arms of a star are named by direction, ends of a line by
 * their number, others by their own names.
 */
export const placeTexts =
  ({ arm, end, row, twoLines, outline, named }: Messages['places'], { pips, tile }: Phrases) =>
  (where: Place, table: Kind, laid: readonly Laid[]): PlaceWords => {
    if (table.kind === 'two lines') return inTwoLines(twoLines, where, laid, tile);
    if (table.kind === 'outline') return inOutline(outline, where);
    const bearing = bearingOf(where, table, laid);
    if (bearing === null) return { name: `${where}`, at: named.at(`${where}`), arm: `${where}` };
    // 15.1: a row has one end, and its number does not matter.
    if (table.kind === 'row') return row;
    if (isRun(table, laid)) {
      const shown = pips(shownAt(where, table, laid));
      return { name: end.name(straight(bearing / 45)), at: end.at(shown), arm: end.arm(shown) };
    }
    const direction = DIRECTIONS[bearing / 45] ?? 'other';
    return { name: arm.name(direction), at: arm.at(direction), arm: arm.arm(direction) };
  };

/** 21.6: the end of a line, a joint within one (`0 2`), or one at which both are cut (`across 2`). */
function inTwoLines(
  { end, between, across }: Messages['places']['twoLines'],
  where: Place,
  laid: readonly Laid[],
  tile: Phrases['tile'],
): PlaceWords {
  const [name, joint] = `${where}`.split(' ');
  if (name === 'across')
    return { name: across.name(`${joint}`), at: across.at(`${joint}`), arm: across.at(`${joint}`) };
  const line = name === '0' ? 'first' : 'other';
  if (joint === undefined) return { name: end.name(line), at: end.at(line), arm: end.arm(line) };
  const tiles = laid.filter(({ arm }) => `${arm}` === name);
  const [before, after] = [tiles[Number(joint) - 1], tiles[Number(joint)]].map((each) => (each ? tile(each.tile) : ''));
  const told = between({ line, isStart: before === '', before: before ?? '', after: after ?? '' });
  return { name: told, at: told, arm: told };
}

/** 23.1: two half-places that touch, `r1c2 r1c3`. */
function inOutline({ name, at }: Messages['places']['outline'], where: Place): PlaceWords {
  const [row = 0, column = 0, row2 = 0, column2 = 0] = (`${where}`.match(/\d/g) ?? []).map(Number);
  const across = row === row2;
  const [line, one, two] = across ? [row, column, column2] : [column, row, row2];
  const cells = { across, line, from: Math.min(one, two), to: Math.max(one, two) };
  return { name: name(cells), at: at(cells), arm: name(cells) };
}
