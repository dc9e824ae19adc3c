/**
 * Two lines from one start (21.5): their tiles and joints, and the ways to add, insert and cut. In `Deal.laid` the
 * start comes first, then line 0 outward, then line 1.
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
 * 21.6: returns the numbers at the joints of a line: joint 0 is at the start, joint k after its k-th tile. The last one
 * is the open end. Empty before the start lies.
 */
export function jointsOf(laid: readonly Laid[], line: LineNumber): readonly number[] {
  const [start] = laid;
  if (!start) return [];
  return [line === 0 ? start.inner : start.outer, ...linesIn(laid)[line].map(({ outer }) => outer)];
}

/** 21.7: returns the pairs of numbers at which both lines can be cut: at joint 1, at joint 2, and so on. */
export function cutsIn(laid: readonly Laid[]): readonly (readonly [number, number])[] {
  const [one, other] = [jointsOf(laid, 0), jointsOf(laid, 1)];
  return one.slice(1, other.length).map((number, k) => [number, other[k + 1] ?? number]);
}

/** Returns the tiles in the order of `Deal.laid`, each joined to the tile before it. */
function inOrder(start: Laid, lines: Lines): readonly Laid[] {
  const all: Laid[] = [start];
  for (const line of LINES)
    for (const [k, tile] of lines[line].entries()) all.push({ ...tile, to: k === 0 ? 0 : all.length - 1, arm: line });
  return all;
}

/** Adds a tile to a line after its first `joint` tiles: at the open end, or in between (21.8). */
export function withTile(laid: readonly Laid[], line: LineNumber, joint: number, tile: Laid): readonly Laid[] {
  const [start] = laid;
  if (!start) throw new Error('nothing lies there');
  const [one, other] = linesIn(laid);
  const put = (tiles: readonly Laid[]) => [...tiles.slice(0, joint), tile, ...tiles.slice(joint)];
  return inOrder(start, line === 0 ? [put(one), other] : [one, put(other)]);
}

/**
 * 21.7: the tile becomes the start, and the tiles beyond the joint stay. `taken`: the old start and the first tiles of
 * both lines, in the order in which the other seat gets them.
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
 * Returns the open ends of both lines. 6.12: an end is dead while all tiles of its number lie on the table. A cut that
 * takes such tiles away opens it again.
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

/** Returns the line of an arm. Throws if there is no such line. */
export function lineOf(arm: Place): LineNumber {
  if (arm !== 0 && arm !== 1) throw new Error(`no line ${arm}`);
  return arm;
}
