/**
 * The exit of an arm: a few tiles, then a strip without end. No two exits meet. So an arm's next tile always has room
 * on its own exit, and no arm is ever walled in.
 */
import { apart, type RectangleBody } from './rectangle.ts';
import { GAP, joints, strips, type Tip } from './tip.ts';

/** The tiles and the strip of one exit. */
export type Exit = readonly RectangleBody[];

/** The end of an arm, and its last body, which the next body may touch. */
export interface Tail {
  readonly tip: Tip;
  readonly last: RectangleBody;
}

/** The greatest number of tiles in an exit before its strip. */
const DEPTH = 3;

export const isClear = (one: RectangleBody, others: readonly RectangleBody[]): boolean =>
  others.every((other) => apart(one, other, GAP));

/** The way in which doubles lie, and may come at any step. */
export interface Doubles {
  /** True if doubles lie across the line. */
  readonly across: boolean;
  /**
   * Returns the ways out of an arm whatever tile comes, if doubles always lie across the tile before, and the line may
   * turn at their ends; `null` if doubles may turn.
   */
  readonly firmExits: ((tip: Tip) => readonly Exit[]) | null;
}

/**
 * Returns the shortest exit for an arm, `null` if there is none. `others` are all bodies but the arm's last one, and
 * the exits of the other arms.
 */
export function exitFor(
  { tip, last }: Tail,
  others: readonly RectangleBody[],
  { across, firmExits }: Doubles,
): Exit | null {
  if (firmExits) return firmExits(tip).find((exit) => exit.every((one) => isClear(one, others))) ?? null;
  const strip = strips(tip, across).find((one) => isClear(one, others));
  if (strip) return [strip];
  for (let depth = 1; depth <= (across ? 0 : DEPTH); depth++) {
    const found = winding(tip, [last], others, depth);
    if (found) return found;
  }
  return null;
}

/**
 * Returns an exit of `depth` tiles and a strip. `before` holds the arm's last body and the exit so far; the next tile
 * joins the last of them.
 */
function winding(
  tip: Tip,
  before: readonly RectangleBody[],
  others: readonly RectangleBody[],
  depth: number,
): Exit | null {
  const behind = before.slice(0, -1);
  const free = (one: RectangleBody) => isClear(one, others) && isClear(one, behind);
  if (depth === 0) {
    const strip = strips(tip, false).find(free);
    return strip ? [...before.slice(1), strip] : null;
  }
  for (const { body, tip: next } of joints(tip, false, false)) {
    const found = free(body) ? winding(next, [...before, body], others, depth - 1) : null;
    if (found) return found;
  }
  return null;
}
