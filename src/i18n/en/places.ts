/** English names of places, by the kind of table. */
import { bearingOf } from '../../rules/bearing.ts';
import type { Laid, Place, Table } from '../../rules/game.ts';
import { houseIn } from '../../rules/house.ts';
import { article, tile, word } from './words.ts';

/** A place as sentences speak of it. */
export interface PlaceWords {
  /** On a button of the plain table, which draws a line from left to right: `left end`. */
  readonly name: string;
  /** Where a tile is laid: `at the end that shows a four`. */
  readonly at: string;
  /** As subject or object: `the end that shows a four`. */
  readonly arm: string;
}

const DIRECTIONS = ['top', 'upper right', 'right', 'lower right', 'bottom', 'lower left', 'left', 'upper left'];

type Kind = Pick<Table, 'kind' | 'arms'>;

/** Whether what lies there runs through the first tile: the drawn table lets it run along its longer side, then wind. */
const isRun = ({ kind }: Kind, [first]: readonly Laid[]) =>
  kind === 'cross' ? first?.inner !== first?.outer : kind !== 'star';

/** An end of a run, or of the cross that it has become, by what it shows: no word for a direction is true on every screen. */
function endOf(where: Place, { kind }: Kind, laid: readonly Laid[]): string {
  const last = laid.findLast(({ arm }) => arm === where);
  const spinner =
    kind === 'house' ? laid[houseIn(laid)] : laid.find(({ inner, outer, closed }) => inner === outer && !closed);
  const shown = (last ?? (where === 0 ? { outer: laid[0]?.inner } : where === 1 ? laid[0] : spinner))?.outer ?? 0;
  return `the end that shows ${article(shown)} ${word(shown)}`;
}

/**
 * What a place is called while that lies there: arms of a star by the direction in which they grow, ends of a line by what
 * they show, others by their own names.
 */
export function place(where: Place, table: Kind, laid: readonly Laid[]): PlaceWords {
  if (table.kind === 'two lines') return inTwoLines(where, laid);
  const bearing = bearingOf(where, table, laid);
  if (bearing === null) return named(`${where}`, 'at', `${where}`);
  // 15.1: it has one end, and shows nothing that matters there.
  if (table.kind === 'row') return named('end of the row', 'at', 'the end of the row');
  const direction = DIRECTIONS[bearing / 45];
  if (isRun(table, laid)) return named(`${direction} end`, 'at', endOf(where, table, laid));
  return named(`${direction} arm`, 'on', `the ${direction} arm`);
}

const LINES = ['the first line', 'the second line'];

/** 21.6: the end of a line, a joint within one (`0 2`), or one at which both are cut (`across 2`). */
function inTwoLines(where: Place, laid: readonly Laid[]): PlaceWords {
  const [arm, joint] = `${where}`.split(' ');
  const line = LINES[Number(arm)];
  if (line === undefined) return named(`across at joint ${joint}`, '', `across both lines at joint ${joint}`);
  if (joint === undefined) return named(`end of ${line}`, 'at', `the end of ${line}`);
  const tiles = laid.filter((each) => `${each.arm}` === arm);
  const [before, after] = [tiles[Number(joint) - 1], tiles[Number(joint)]].map(
    (each) => each && `the ${tile(each.tile)}`,
  );
  const told = `between ${before ?? 'the start'} and ${after} in ${line}`;
  return named(told, '', told);
}

const named = (name: string, on: string, told: string): PlaceWords => ({
  name,
  at: on === '' ? told : `${on} ${told}`,
  arm: told,
});
