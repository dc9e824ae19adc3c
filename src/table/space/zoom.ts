/** How close the cloth is looked at: a point p of it is seen at zoom · p + (x, y). World units. */
import type { Rect } from '../../ui/rect.ts';
import type { BoardView } from '../places/board.ts';
import { mix, type Pose } from './vectors.ts';

export interface Closeness {
  readonly x: number;
  readonly y: number;
  /** 1: the table is seen whole. */
  readonly zoom: number;
}

/** A point of the cloth. */
export interface ClothPoint {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Closeness = { x: 0, y: 0, zoom: 1 };
/** The closest look. */
export const CLOSEST = 4;

/** Where a point of the cloth is seen. */
export const seenAt = ({ x, y, zoom }: Closeness, point: ClothPoint): ClothPoint => ({
  x: zoom * point.x + x,
  y: zoom * point.y + y,
});

/** Which point of the cloth is seen there. */
export const pointAt = ({ x, y, zoom }: Closeness, seen: ClothPoint): ClothPoint => ({
  x: (seen.x - x) / zoom,
  y: (seen.y - y) / zoom,
});

/** How something that lies on the cloth is seen: larger in all three directions. */
export function seenPose<P extends Pose>(near: Closeness, pose: P): P {
  if (near.zoom === 1) return pose;
  const { x, y } = seenAt(near, { x: pose.at[0], y: pose.at[1] });
  return { ...pose, at: [x, y, pose.at[2] * near.zoom], scale: pose.scale * near.zoom };
}

/** How the star is seen. */
export function seenView(near: Closeness, view: BoardView): BoardView {
  return near.zoom === 1 ? view : { ...seenAt(near, view), scale: view.scale * near.zoom };
}

/** Looks `factor` times as close, while the point of the cloth that was seen at `from` comes to be seen at `to`. */
export function brought(near: Closeness, from: ClothPoint, to: ClothPoint, factor: number): Closeness {
  const zoom = Math.max(1, Math.min(CLOSEST, near.zoom * factor));
  const point = pointAt(near, from);
  return { x: to.x - zoom * point.x, y: to.y - zoom * point.y, zoom };
}

/** The nearest look at which the cloth fills the whole opening that it is seen through. */
export function kept(opening: Rect, near: Closeness): Closeness {
  if (near.zoom <= 1) return WHOLE;
  const along = (edge: number, length: number, by: number) =>
    Math.max((edge + length) * (1 - near.zoom), Math.min(edge * (1 - near.zoom), by));
  return {
    x: along(opening.x, opening.width, near.x),
    y: along(opening.y, opening.height, near.y),
    zoom: near.zoom,
  };
}

/** Part of the way from one look to another; whatever both of them fill stays filled. */
export const onTheWay = (a: Closeness, b: Closeness, t: number): Closeness => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
  zoom: mix(a.zoom, b.zoom, t),
});

/** The same look through an opening of another size: what was in its middle still is. */
export function moved(near: Closeness, from: Rect, to: Rect): Closeness {
  const share = (value: number, edge: number, length: number) => (value - edge) / length;
  const middle = pointAt(near, middleOf(from));
  const point = {
    x: to.x + share(middle.x, from.x, from.width) * to.width,
    y: to.y + share(middle.y, from.y, from.height) * to.height,
  };
  const at = middleOf(to);
  return { x: at.x - near.zoom * point.x, y: at.y - near.zoom * point.y, zoom: near.zoom };
}

export const middleOf = ({ x, y, width, height }: Rect): ClothPoint => ({ x: x + width / 2, y: y + height / 2 });
