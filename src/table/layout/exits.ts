/**
 * The way out that every arm keeps: a few tiles, then a strip without end. No two ways out meet, so whatever is played
 * the first step of an arm's own way out is always a place for its next tile, and no arm is ever walled in.
 */
import { apart, type Body, turned } from './body.ts';
import { GAP, joints, ray, type Tip } from './tip.ts';

/** The tiles and the strip of one way out. */
export type Exit = readonly Body[];

/** How many tiles a way out may need before its strip begins. */
const DEPTH = 3;

export const clear = (one: Body, others: readonly Body[]): boolean => others.every((other) => apart(one, other, GAP));

/**
 * The shortest way out for a tip, `null` if there is none. `others` are all tiles but `last`, the tip's own, and the
 * ways out of the other arms. `across`: doubles lie across the line and may come at any step.
 */
export function exitFor(tip: Tip, last: Body, others: readonly Body[], across: boolean): Exit | null {
  const straight = ray(tip, tip.way, across);
  if (tip.way % 2 === 0 && clear(straight, others)) return [straight];
  if (across) return tip.across ? null : sideways(tip, others);
  for (let depth = 1; depth <= DEPTH; depth++) {
    const found = winding(tip, [last], others, depth);
    if (found) return found;
  }
  return null;
}

/** A strip that starts at the side of the outer half: any tile can start it, a double too. */
function sideways(tip: Tip, others: readonly Body[]): Exit | null {
  for (const bend of [-2, 2]) {
    const strip = ray(tip, turned(tip.way, bend), true);
    if (clear(strip, others)) return [strip];
  }
  return null;
}

/** `before`: the arm's own last tile and those of this way out so far; the next is joined to the last of them. */
function winding(tip: Tip, before: readonly Body[], others: readonly Body[], depth: number): Exit | null {
  if (depth === 0) {
    const strip = ray(tip, tip.way, false);
    return clear(strip, others) && clear(strip, before.slice(0, -1)) ? [...before.slice(1), strip] : null;
  }
  for (const { body, tip: next } of joints(tip, false)) {
    if (!clear(body, others) || !clear(body, before.slice(0, -1))) continue;
    const found = winding(next, [...before, body], others, depth - 1);
    if (found) return found;
  }
  return null;
}
