/**
 * Two lines from one start (21.5): what lies there, its joints, and what is laid, put in between, or cut. In `Deal.laid` the
 * start comes first, then line 0 from the start outward, then line 1.
 */

import type { End, Laid, Place } from '../game.ts';
import { lastIndexWhere } from '../last-where.ts';
import { halves } from '../tiles.ts';

/** The two lines, each from the start outward. */
export type Lines = readonly [readonly Laid[], readonly Laid[]];

/** A line's number. */
export type LineNumber = 0 | 1;
export const LINES: readonly LineNumber[] = [0, 1];

/** The arm of a tile that cuts (25.5). */
export const ACROSS = 'across';

export const linesIn = (laid: readonly Laid[]): Lines => [
  laid.filter(({ arm }) => arm === 0),
  laid.filter(({ arm }) => arm === 1),
];

/**
 * 21.6: the numbers of the joints of a line: joint 0 is at the start, joint k after its k-th tile, and the last one is the
 * open end. None before the start lies.
 */
export function jointsOf(laid: readonly Laid[], line: LineNumber): readonly number[] {
  const [start] = laid;
  if (!start) return [];
  return [line === 0 ? start.inner : start.outer, ...linesIn(laid)[line].map(({ outer }) => outer)];
}

/** 21.7: the numbers at which both lines can be cut: those of line 0 and of line 1 at joint 1, at joint 2, and so on. */
export function cutsIn(laid: readonly Laid[]): readonly (readonly [number, number])[] {
  const [one, other] = [jointsOf(laid, 0), jointsOf(laid, 1)];
  return one.slice(1, other.length).map((number, k) => [number, other[k + 1] ?? number]);
}

/** Puts them in the order of `Deal.laid`, each joined to the tile before it. */
function inOrder(start: Laid, lines: Lines): readonly Laid[] {
  const all: Laid[] = [start];
  for (const line of LINES)
    for (const [k, tile] of lines[line].entries()) all.push({ ...tile, to: k === 0 ? 0 : all.length - 1, arm: line });
  return all;
}

/** A line's tiles with one more after its first `joint` ones: at the open end, or in between (21.8). */
export function withTile(laid: readonly Laid[], line: LineNumber, joint: number, tile: Laid): readonly Laid[] {
  const [start] = laid;
  if (!start) throw new Error('nothing lies there');
  const [one, other] = linesIn(laid);
  const put = (tiles: readonly Laid[]) => [...tiles.slice(0, joint), tile, ...tiles.slice(joint)];
  return inOrder(start, line === 0 ? [put(one), other] : [one, put(other)]);
}

/**
 * 21.7: the tile becomes the start, and what lay beyond the joint stays. `taken`: the old start and the first tiles of both
 * lines, in the order in which they go to the other seat.
 */
export function cutAt(
  laid: readonly Laid[],
  joint: number,
  tile: Laid,
): { readonly laid: readonly Laid[]; readonly taken: readonly Laid[] } {
  const [one, other] = linesIn(laid);
  const first = laid.slice(0, 1);
  return {
    laid: inOrder(tile, [one.slice(joint), other.slice(joint)]),
    taken: [...first, ...one.slice(0, joint).flatMap((each, k) => [each, ...other.slice(k, k + 1)])],
  };
}

/**
 * The open ends of both lines. 6.12: an end is dead while all tiles of its number lie on the table; tiles that a cut takes
 * away open it again.
 */
export function endsOf(laid: readonly Laid[], highest: number): readonly End[] {
  if (laid.length === 0) return [];
  const inSight = (number: number) => laid.filter(({ tile }) => halves(tile).includes(number)).length;
  return LINES.map((line): End => {
    const shows = jointsOf(laid, line).at(-1) ?? 0;
    const to = Math.max(
      0,
      lastIndexWhere(laid, ({ arm }) => arm === line),
    );
    return { place: line, shows, accepts: [shows], to, state: inSight(shows) > highest ? 'dead' : 'open' };
  });
}

/** The line of an arm. Throws when there is no such line. */
export function lineOf(arm: Place): LineNumber {
  if (arm !== 0 && arm !== 1) throw new Error(`no line ${arm}`);
  return arm;
}
