/** The places of an outline in which a tile may lie (23.2, 32.2). */

import type { Tile } from '../game.ts';
import { halves } from '../tiles.ts';
import type { Filled } from './filled.ts';
import type { Outline } from './outline-shape.ts';

/** A tile on two half-places, by the indexes of its low and its high half. */
export interface Way {
  readonly low: number;
  readonly high: number;
  /** The name of both places in records (25.6). */
  readonly arm: string;
}

interface Ways {
  /** 25.6: a double is named in reading order. */
  readonly doubles: readonly Way[];
  readonly others: readonly Way[];
}

/** The ways of outlines that were asked for, without any tile on them. */
const KNOWN = new WeakMap<Outline, Ways>();

function waysIn(outline: Outline): Ways {
  const known = KNOWN.get(outline);
  if (known) return known;
  const { places, pairs, isAlike } = outline;
  const wayOf = (low: number, high: number): Way => ({ low, high, arm: outline.armOf(low, high) });
  // 23.2: where the numbers of an area are alike, only a double can lie within one.
  const apart = pairs.filter(([one, other]) => !isAlike || places[one]?.area !== places[other]?.area);
  const ways: Ways = {
    doubles: pairs.map(([one, other]) => wayOf(one, other)),
    others: apart.flatMap(([one, other]) => [wayOf(one, other), wayOf(other, one)]),
  };
  KNOWN.set(outline, ways);
  return ways;
}

/** Returns all ways in which a tile may be laid now. */
export function waysFor(outline: Outline, filled: Filled, tile: Tile): readonly Way[] {
  const [a, b] = halves(tile);
  const { doubles, others } = waysIn(outline);
  return (a === b ? doubles : others).filter((way) => mayLie(outline, filled, a, b, way));
}

/** Returns the way that an arm names, if the tile may be laid so. */
export const wayAt = (outline: Outline, filled: Filled, tile: Tile, arm: number | string): Way | undefined =>
  waysFor(outline, filled, tile).find((way) => way.arm === arm);

/** 23.2: true if both places are free, in areas that may show any number or show the same one. */
function mayLie({ places }: Outline, { tiles, shown }: Filled, a: number, b: number, { low, high }: Way): boolean {
  if (tiles[low] !== null || tiles[high] !== null) return false;
  const [here, there] = [low, high].map((place) => shown[places[place]?.area ?? 0] ?? null);
  return (here === null || here === a) && (there === null || there === b);
}
