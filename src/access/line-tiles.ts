import type { Seen } from '../rules/game.ts';
import { chainOf } from './arm-chain.ts';

/** A tile of a line as it is read from the left to the right. */
export interface LineTile {
  /** Its index in `Deal.laid`. */
  readonly index: number;
  readonly left: number;
  readonly right: number;
}

/** 6.2: all tiles of a line, from the outermost of arm 0 to that of arm 1. */
export function lineTiles(seen: Seen): readonly LineTile[] {
  const [first] = seen.laid;
  if (!first) return [];
  const [left = [], right = []] = seen.ends.map((end) =>
    chainOf(seen, end).map((laid) => ({ index: seen.laid.indexOf(laid), inner: laid.inner, outer: laid.outer })),
  );
  return [
    ...left.map(({ index, inner, outer }) => ({ index, left: outer, right: inner })).reverse(),
    { index: 0, left: first.inner, right: first.outer },
    ...right.map(({ index, inner, outer }) => ({ index, left: inner, right: outer })),
  ];
}
