/** Ranks the places for a next tile: near, straight, and with the most room left for every arm. */
import type { Place } from '../../rules/game.ts';
import { isClear } from './exit.ts';
import { type Bounds, boundsAround } from './free-area.ts';
import type { Growth } from './growth-state.ts';
import { type Joint, joints, type Tip } from './tip.ts';

/** Returns the box that the star may fill at this number of tiles, in the shape of the board. */
function box({ aspect, bodies, weights }: Growth): { readonly width: number; readonly height: number } {
  const area = weights.box + weights.boxPerTile * Math.max(0, bodies.length - 9);
  const height = Math.max(Math.sqrt(area / aspect), weights.boxSide / Math.min(1, aspect));
  return { width: height * aspect, height };
}

/** Returns the cost of a joint that bends, or that makes the star grow from `was` to `now`. */
function cost(growth: Growth, joint: Joint, was: Bounds, now: Bounds): number {
  const { aspect, weights } = growth;
  const { width, height } = box(growth);
  const wide = (b: Bounds) => Math.max(b.right - b.left, weights.within * width);
  const high = (b: Bounds) => Math.max(b.top - b.bottom, weights.within * height);
  const size = (b: Bounds) => Math.max(wide(b) / aspect, high(b));
  const over = (b: Bounds) => Math.max(0, wide(b) - width) / aspect + Math.max(0, high(b) - height);
  return (
    weights.over * (over(now) - over(was)) +
    weights.spread * ((wide(now) - wide(was)) / aspect + high(now) - high(was)) +
    weights.size * (size(now) - size(was)) +
    (Math.abs(joint.bend) === 2 ? weights.turn : 0) +
    (joint.tip.direction % 2 === 1 ? weights.aslant : 0)
  );
}

/** Returns a score for the room of all arms when one of them ends in `tip`, whose tile is marked. */
function comfort(growth: Growth, place: Place, tip: Tip, now: Bounds): number {
  const { width, height } = box(growth);
  const { weights } = growth;
  const limit: Bounds = {
    left: Math.min(now.left, now.right - width),
    right: Math.max(now.right, now.left + width),
    bottom: Math.min(now.bottom, now.top - height),
    top: Math.max(now.top, now.bottom + height),
  };
  const tips = [...growth.arms].map(([other, arm]) => (other === place ? tip : arm.tip));
  const shares = growth.free.share(tips, limit);
  return shares.reduce((sum, area) => sum + (weights.room * area) / (area + weights.roomHalf), 0);
}

/** A place, the bounds with it, its cost and its total worth. */
interface Weighed {
  readonly joint: Joint;
  readonly now: Bounds;
  readonly spent: number;
  readonly worth: number;
}

/** Weighs each joint alone. `was` and `before` are the bounds and the cost of the path to it. */
function weigh(growth: Growth, place: Place, free: readonly Joint[], was: Bounds, before: number): Weighed[] {
  return free.map((joint) => {
    const now = boundsAround(was, joint.body);
    const spent = before + cost(growth, joint, was, now);
    growth.free.mark(joint.body, 1);
    const worth = comfort(growth, place, joint.tip, now) - spent;
    growth.free.mark(joint.body, -1);
    return { joint, now, spent, worth };
  });
}

/** Weighs the same place with the best tile that can follow it on its arm. */
function ahead(growth: Growth, place: Place, weighed: Weighed): Weighed {
  const { joint, now, spent, worth } = weighed;
  const { alone } = growth.weights;
  const free = joints(joint.tip, false, growth.firmExits !== null).filter((next) => isClear(next.body, growth.bodies));
  growth.free.mark(joint.body, 1);
  const best = Math.max(...weigh(growth, place, free, now, spent).map((next) => next.worth), worth - DEAD_END);
  growth.free.mark(joint.body, -1);
  return { ...weighed, worth: alone * worth + (1 - alone) * best };
}

/** The cost of a place that nothing can follow at once. */
const DEAD_END = 80;

/** Returns the joints with their worth, best first. */
export function ranked(
  growth: Growth,
  place: Place,
  free: readonly Joint[],
): readonly { readonly joint: Joint; readonly worth: number }[] {
  const best = (a: Weighed, b: Weighed) => b.worth - a.worth;
  const alone = weigh(growth, place, free, growth.bounds, 0).sort(best);
  const top = alone.slice(0, growth.weights.ahead).map((weighed) => ahead(growth, place, weighed));
  return [...top.sort(best), ...alone.slice(growth.weights.ahead)];
}
