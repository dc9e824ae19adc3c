/** Counts what may never be in a layout. */

import { endsOf } from '../../../src/rules/chain/ends.ts';
import type { Place } from '../../../src/rules/game.ts';
import { halves } from '../../../src/rules/tiles.ts';
import type { FlatPose, Layout } from '../../../src/table/layout/layout.ts';
import { layOut } from '../kinds.ts';
import { endsOfRun } from './lines.ts';
import { cross, depth, distance, innerHalf, outerHalf, type Point, tileAt } from './rectangles.ts';
import { isOver } from './stacked.ts';
import type { Star } from './stars.ts';

export interface Faults {
  /** Pairs of laid tiles that overlap; of different levels only at the half at which they are joined. */
  overlaps: number;
  /** Tiles joined to another number than their own, where equal numbers match. */
  unequal: number;
  /** Joined halves that do not touch. */
  untouching: number;
  /** Pairs of lines from tile to tile that cross. */
  crossings: number;
  /** Tiles that another tile moved, and tiles that lie elsewhere when the same star is laid out anew. */
  moved: number;
  /** Open and free ends without a zone. */
  trapped: number;
  /** Zones that overlap a tile, or do not touch the half they belong to. */
  badZones: number;
  /** Tiles that were not laid in their arm's zone. */
  elsewhere: number;
}

export const noFaults = (): Faults => ({
  overlaps: 0,
  unequal: 0,
  untouching: 0,
  crossings: 0,
  moved: 0,
  trapped: 0,
  badZones: 0,
  elsewhere: 0,
});

const DEEP = 1e-6;
const TOUCH = 0.02;

const same = (a: FlatPose | undefined, b: FlatPose | undefined): boolean =>
  a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.angle === b.angle && a.level === b.level;

/** Whether the half of `next` that joins touches the half, or the double, that it is laid to. */
function touches(
  star: Star,
  layout: Layout,
  to: number,
  arm: Place | null,
  next: FlatPose,
  nextAcross: boolean,
): boolean {
  const tile = star.laid[to];
  const pose = layout.poses[to];
  if (!tile || !pose) return false;
  // Eight blades stand around the hub: their inner ends face the spinner across a gap.
  if (tile.arm === null && star.shape.arms > 4) return true;
  if (star.shape.kind === 'stack') return isOver(next, pose, tile.arm === null && arm === 0);
  const whole = tile.inner === tile.outer && (tile.arm === null || star.shape.doubles === 'across');
  // A led tile that is no double has an arm at each half.
  const from = whole ? tileAt(pose) : tile.arm === null && arm === 0 ? innerHalf(pose) : outerHalf(pose);
  return distance(from, nextAcross ? tileAt(next) : innerHalf(next)) <= TOUCH;
}

/** Adds the faults of one finished layout of the star. */
export function judge(star: Star, layout: Layout, faults: Faults): void {
  const { laid, ends, shape } = star;
  const { poses, zones } = layout;
  const shapes = poses.map(tileAt);
  const near = (a: FlatPose, b: FlatPose) => Math.abs(a.x - b.x) < 2.3 && Math.abs(a.y - b.y) < 2.3;
  const lines: { readonly from: Point; readonly to: Point }[] = [];
  for (const [i, tile] of laid.entries()) {
    const pose = poses[i];
    const own = shapes[i];
    if (!pose || !own) throw new Error(`tile ${i} has no pose`);
    for (const [j, other] of shapes.slice(0, i).entries()) {
      const there = poses[j];
      if (star.shape.kind === 'stack' && j === tile.to) continue;
      if (there && near(pose, there) && depth(own, other) > DEEP) faults.overlaps++;
    }
    const before = tile.to === null ? undefined : laid[tile.to];
    const at = tile.to === null ? undefined : poses[tile.to];
    if (tile.to === null || !before || !at) continue;
    const shown = before.arm === null && tile.arm === 0 ? before.inner : before.outer;
    if (!star.isOfSums && shown !== tile.inner) faults.unequal++;
    if (!touches(star, layout, tile.to, tile.arm, pose, shape.doubles === 'across' && tile.inner === tile.outer)) {
      faults.untouching++;
    }
    lines.push({ from: at, to: pose });
  }
  for (const [i, a] of lines.entries()) {
    for (const b of lines.slice(0, i)) if (cross(a.from, a.to, b.from, b.to)) faults.crossings++;
  }
  for (const end of ends) {
    if (end.state !== 'free' && end.state !== 'open') continue;
    const zone = zones.find((one) => one.arm === end.place);
    if (!zone || zone.to !== end.to) faults.trapped++;
    for (const pose of zone ? [zone.pose, zone.doublePose] : []) {
      const double = pose === zone?.doublePose && pose !== zone.pose;
      const isUnder = (i: number) => shape.kind === 'stack' && i === end.to;
      const hit = poses.some(
        (other, i) => !isUnder(i) && near(pose, other) && depth(tileAt(pose), shapes[i] ?? []) > DEEP,
      );
      if (hit || !touches(star, layout, end.to, end.place, pose, double)) faults.badZones++;
    }
  }
}

/** Lays the star tile by tile: every tile in its zone, and none that lies ever moves. Adds what is wrong. */
export function grow(star: Star, aspect: number, faults: Faults, zonesAt: (index: number) => boolean): Layout {
  const { laid, shape } = star;
  const highest = Math.max(...laid.flatMap(({ tile }) => halves(tile)));
  let before = layOut([], [], shape, { aspect });
  for (const [index, tile] of laid.entries()) {
    const next = laid[index + 1];
    const lies = laid.slice(0, index + 1);
    const all =
      shape.kind === 'star' || shape.kind === 'cross' ? endsOf(lies, shape.arms, highest) : endsOfRun(lies, shape);
    const ends = (next && zonesAt(index) ? all : []).filter(({ place }) => place === next?.arm);
    const now = layOut(lies, ends, shape, { aspect });
    for (const [i, pose] of before.poses.entries()) if (!same(pose, now.poses[i])) faults.moved++;
    const [zone] = before.zones;
    const double = tile.inner === tile.outer;
    if (zone && !same(double ? zone.doublePose : zone.pose, now.poses[index])) faults.elsewhere++;
    before = now;
  }
  const whole = layOut(laid, star.ends, shape, { aspect });
  for (const [i, pose] of before.poses.entries()) if (!same(pose, whole.poses[i])) faults.moved++;
  return whole;
}
