/** The facts by which each kind of table names its places. */
import type { Laid, Place, Seat } from './deal.ts';
import { houseIn } from './house-in.ts';
import { bearingOf, type KindName, type Places, toeAt } from './kinds.ts';
import { lastWhere } from './last-where.ts';
import type { Tile } from './tiles.ts';

/** The facts by which a place is named. Bearings are degrees clockwise from the top; lines and joints count from 0. */
export type Spot =
  /** An arm of a star. */
  | { readonly is: 'arm'; readonly bearing: number }
  /** An end of a run, by the number shown there: the drawn run winds, so that a direction would not hold everywhere. */
  | { readonly is: 'end'; readonly bearing: number; readonly shows: number }
  /** The only end of a row. */
  | { readonly is: 'row' }
  /** The end of one of two lines. */
  | { readonly is: 'line'; readonly line: number }
  /** A joint within one of two lines, between these tiles; null at the start. */
  | { readonly is: 'joint'; readonly line: number; readonly before: Tile | null; readonly after: Tile | null }
  /** A joint at which both lines are cut. */
  | { readonly is: 'across'; readonly joint: string }
  /** Two half-places that touch, in a row (`across`) or in a column. They count from 1. */
  | {
      readonly is: 'halves';
      readonly across: boolean;
      readonly line: number;
      readonly from: number;
      readonly to: number;
    }
  /**
   * An exit of a tile of a tree (31.3). `end`: of a tile that is no double. Else one of the double's two sides, or
   * (`other`) one of its two ends.
   */
  | {
      readonly is: 'exit';
      readonly at: 'end' | 'side' | 'other';
      readonly shows: number;
      readonly tile: Tile;
    }
  /** 30.4: an empty toe of a double, seen along its arm outwards. */
  | {
      readonly is: 'toe';
      readonly at: 'left' | 'middle' | 'right';
      readonly shows: number;
      readonly tile: Tile;
    }
  /** 29.3: the end of a seat's train; `of` is `null` for the Mexican train. */
  | { readonly is: 'train'; readonly of: Seat | null; readonly shows: number }
  /** A place that has no more than its name. */
  | { readonly is: 'named'; readonly name: string };

/** Returns the facts about a place with these tiles on the table. `bearing`: null if it has no direction. */
type Spots = (where: Place, bearing: number | null, laid: readonly Laid[]) => Spot;

const isDouble = ({ inner, outer }: Laid) => inner === outer;

/** Returns the spot of a place that has a direction; any other has only its name. */
const withBearing =
  (spot: (where: Place, bearing: number, laid: readonly Laid[]) => Spot): Spots =>
  (where, bearing, laid) =>
    bearing === null ? { is: 'named', name: `${where}` } : spot(where, bearing, laid);

const onArm = withBearing((_, bearing) => ({ is: 'arm', bearing }));

/** Returns the spots of a run. `crossed`: the double from which its sides grow, if it has sides. */
const inRun = (crossed: (laid: readonly Laid[]) => Laid | undefined) =>
  withBearing((where, bearing, laid) => {
    const last = lastWhere(laid, ({ arm }) => arm === where);
    const shown = last ?? (where === 0 ? { outer: laid[0]?.inner } : where === 1 ? laid[0] : crossed(laid));
    return { is: 'end', bearing, shows: shown?.outer ?? 0 };
  });

const atOpenDouble = inRun((laid) => laid.find((tile) => isDouble(tile) && !tile.closed));

/** 21.6: the end of a line, a joint within one (`0 2`), or one at which both are cut (`across 2`). */
const inTwoLines: Spots = (where, _, laid) => {
  const [name, joint] = `${where}`.split(' ');
  if (name === 'across') return { is: 'across', joint: `${joint}` };
  const line = name === '0' ? 0 : 1;
  if (joint === undefined) return { is: 'line', line };
  const tiles = laid.filter(({ arm }) => `${arm}` === name);
  const [before, after] = [tiles[Number(joint) - 1], tiles[Number(joint)]];
  return { is: 'joint', line, before: before?.tile ?? null, after: after?.tile ?? null };
};

/** 23.1: two half-places that touch, `r1c2 r1c3`. */
const inOutline: Spots = (where) => {
  const [row = 0, column = 0, row2 = 0, column2 = 0] = (`${where}`.match(/\d/g) ?? []).map(Number);
  const across = row === row2;
  const [line, one, two] = across ? [row, column, column2] : [column, row, row2];
  return { is: 'halves', across, line, from: Math.min(one, two), to: Math.max(one, two) };
};

/**
 * 31.3: returns the tile at whose exit the arm begins, by its index. Each double but the first gives two new arms once the
 * side beyond it is covered.
 */
function beginsAt(where: number, laid: readonly Laid[]): number {
  let arms = laid[0] && isDouble(laid[0]) ? 4 : 2;
  if (where < arms) return 0;
  for (const { to, arm } of laid) {
    const on = laid[to ?? -1];
    if (!to || !on || on.arm !== arm || !isDouble(on)) continue;
    arms += 2;
    if (where < arms) return to;
  }
  return -1;
}

/** 30.3, 30.4: around the first double, on the last tile of the arm, or at an empty toe. */
function onFoot(arm: number, laid: readonly Laid[], root: number): Spot {
  const last = lastWhere(laid, (tile) => tile.arm === arm);
  if (last && !isDouble(last)) return { is: 'exit', at: 'end', shows: last.outer, tile: last.tile };
  if (last) return { is: 'toe', at: 'middle', shows: last.outer, tile: last.tile };
  if (arm < root) return { is: 'arm', bearing: (360 * arm) / root };
  const toe = toeAt(arm, laid, root);
  return toe ? { is: 'toe', at: toe.at, shows: toe.on.outer, tile: toe.on.tile } : { is: 'named', name: `${arm}` };
}

/** 31.3: at the last tile of the arm; if it has none, at the exit of the tile where it begins. */
const onTile: Spots = (where, _, laid) => {
  const arm = Number(where);
  const root = laid[0]?.root;
  if (root !== undefined) return onFoot(arm, laid, root);
  const last = lastWhere(laid, (tile) => tile.arm === where);
  const from = beginsAt(arm, laid);
  const on = last ?? laid[from];
  if (!on) return { is: 'named', name: `${where}` };
  const shows = arm === 0 && !last ? on.inner : on.outer;
  const isSide = last || (from === 0 && arm < 2);
  return { is: 'exit', at: !isDouble(on) ? 'end' : isSide ? 'side' : 'other', shows, tile: on.tile };
};

/** 29.3: the last arm is everybody's train. */
const ofTrain = withBearing((where, _, laid) => {
  const last = lastWhere(laid, ({ arm }) => arm === where) ?? laid[0];
  const arm = Number(where);
  return { is: 'train', of: arm + 1 === laid[0]?.root ? null : arm, shows: last?.outer ?? 0 };
});

const KINDS: Readonly<Record<KindName, Spots>> = {
  star: onArm,
  /** 5.3: the first two arms are the ends of a line, the others its sides. From a led double four arms grow at once. */
  cross: (where, bearing, laid) => (laid[0] && !isDouble(laid[0]) ? atOpenDouble : onArm)(where, bearing, laid),
  /** 19.2 */
  house: inRun((laid) => laid[houseIn(laid)]),
  line: atOpenDouble,
  row: withBearing(() => ({ is: 'row' })),
  stack: atOpenDouble,
  grid: atOpenDouble,
  outline: inOutline,
  'two lines': inTwoLines,
  tree: onTile,
  trains: ofTrain,
};

/** Returns the facts by which a place is named, with these tiles on the table. */
export const spotOf = (place: Place, table: Places, laid: readonly Laid[]): Spot =>
  KINDS[table.kind](place, bearingOf(place, table, laid), laid);
