/**
 * Finds the place of a tag at its hand: beside the tiles, clear of everything that must be seen. Plain geometry, CSS
 * pixels.
 */
import type { Rect } from '../../ui/rect.ts';
import { clamp } from '../../ui/rect.ts';

/** The middle of a tag, and its size, at most 1. */
export interface Tag {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Pixels at unit 1: the picture of a tag, and its body of wood and copper. The rest of the picture is shadow. */
export const TAG = { width: 44, height: 26 } as const;
const BODY = { width: 40, height: 23 } as const;

/** A rectangle that a tag should not cover, and the cost of covering it. */
export interface Block extends Rect {
  readonly weight: number;
}

export interface TagRoom {
  /** The part of the screen that the tag must not leave. */
  readonly within: Rect;
  readonly unit: number;
  /** Rectangles that are covered only if there is no other place. */
  readonly blocks: readonly Block[];
  /** Bare ground that the tag may lie on at a cost. */
  readonly grounds: readonly Block[];
}

/** The cost of each side of a hand; the cheapest is taken first. */
export interface Sides {
  readonly below: number;
  readonly right: number;
  readonly left: number;
  readonly above: number;
}

/** Sizes to try, the largest first, and the smallest one that is usual. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.6] as const;
const LEAST = 0.7;
/** Air between a tag and its hand, and the step along a side between places to try. */
const AIR = 2;
const STEP = 2;
/** Costs of lying one pixel off the middle of a side, and of a smaller size. */
const OFF = 0.2;
const SMALLER = 20;
/** Costs of covering anything at all, and of lying completely on something. */
const ANYTHING = 100;
const COVERED = 1000;

/** Returns the visible body of a tag. */
export function bodyOf({ x, y, size }: Tag, unit: number): Rect {
  const [width, height] = [BODY.width * size * unit, BODY.height * size * unit];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * Returns the best place for a tag at a hand, as large as possible. If it must cover something, it covers the least.
 * @param least the smallest size to try.
 */
export function tagAt(hand: Rect, sides: Sides, room: TagRoom, least: number = LEAST): Tag {
  let best: Tried = { x: hand.x, y: hand.y, size: 1, cost: Number.POSITIVE_INFINITY };
  const near = nearTo(hand, room);
  for (const size of SIZES) {
    if (size < least || best.cost <= (1 - size) * SMALLER) break;
    best = triedAt(hand, sides, near, size).reduce((a, b) => (b.cost < a.cost ? b : a), best);
  }
  const { x, y, size } = best;
  return { x, y, size };
}

interface Tried extends Tag {
  readonly cost: number;
}

/** Leaves out everything too far away to be reached. */
function nearTo(hand: Rect, room: TagRoom): TagRoom {
  const { width, height } = bodyOf({ x: 0, y: 0, size: 1 }, room.unit);
  const reach = grown(hand, Math.max(width, height) + 2 * AIR * room.unit);
  const isNear = (one: Rect) => shared(reach, one) > 0;
  return { ...room, blocks: room.blocks.filter(isNear), grounds: room.grounds.filter(isNear) };
}

/** Returns all places around a hand for a tag of that size, from corner to corner. */
function triedAt(hand: Rect, sides: Sides, room: TagRoom, size: number): Tried[] {
  const { within, unit } = room;
  const { width, height } = bodyOf({ x: 0, y: 0, size }, unit);
  const air = AIR * unit;
  const middle = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 };
  const across = (hand.width + width) / 2 + air;
  const along = (hand.height + height) / 2 + air;
  const tried = (x: number, y: number, off: number, side: number): Tried => {
    const tag = {
      x: clamp(x, within.x + width / 2, within.x + within.width - width / 2),
      y: clamp(y, within.y + height / 2, within.y + within.height - height / 2),
      size,
    };
    const body = bodyOf(tag, unit);
    const part = (one: Rect) => shared(body, one) / (width * height);
    const covered = room.blocks.reduce((sum, block) => sum + part(block) * block.weight, 0);
    const ground = room.grounds.reduce((sum, one) => sum + part(one) * one.weight, 0);
    const worst = covered > 0 ? ANYTHING + covered * COVERED : 0;
    return { ...tag, cost: worst + ground + off * OFF + side + (1 - size) * SMALLER };
  };
  return [
    ...slides(across).flatMap((by) => [
      tried(middle.x + by, middle.y + along, Math.abs(by), sides.below),
      tried(middle.x + by, middle.y - along, Math.abs(by), sides.above),
    ]),
    ...slides(along).flatMap((by) => [
      tried(middle.x + across, middle.y + by, Math.abs(by), sides.right),
      tried(middle.x - across, middle.y + by, Math.abs(by), sides.left),
    ]),
  ];
}

/** Returns steps from the middle outwards, to both sides. */
const slides = (most: number): number[] =>
  Array.from({ length: Math.floor(most / STEP) + 1 }, (_, k) => k * STEP).flatMap((by) => (by ? [by, -by] : [0]));

export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Returns the area that both rectangles share. */
function shared(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
