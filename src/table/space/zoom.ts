/** The zoom on the cloth: a point p of it is seen at zoom · p + (x, y). World units. */
import type { Rect } from '../../ui/rect.ts';
import { mix, type Pose } from './vectors.ts';

export interface Zoom {
  readonly x: number;
  readonly y: number;
  /** 1: the whole table is seen. */
  readonly zoom: number;
}

/** A point of the cloth. */
export interface ClothPoint {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { x: 0, y: 0, zoom: 1 };
/** The greatest zoom. */
export const CLOSEST = 4;

/** Returns the place at which a point of the cloth is seen. */
export const seenAt = ({ x, y, zoom }: Zoom, point: ClothPoint): ClothPoint => ({
  x: zoom * point.x + x,
  y: zoom * point.y + y,
});

/** Returns the point of the cloth that is seen there. */
export const pointAt = ({ x, y, zoom }: Zoom, seen: ClothPoint): ClothPoint => ({
  x: (seen.x - x) / zoom,
  y: (seen.y - y) / zoom,
});

/** Returns the pose at which something on the cloth is seen: larger in all three directions. */
export function seenPose<P extends Pose>(zoom: Zoom, pose: P): P {
  if (zoom.zoom === 1) return pose;
  const { x, y } = seenAt(zoom, { x: pose.at[0], y: pose.at[1] });
  return { ...pose, at: [x, y, pose.at[2] * zoom.zoom], scale: pose.scale * zoom.zoom };
}

/** Returns the view of something flat around a point of the cloth. */
export function seenView(zoom: Zoom, view: ClothPoint & { readonly scale: number }): typeof view {
  return zoom.zoom === 1 ? view : { ...seenAt(zoom, view), scale: view.scale * zoom.zoom };
}

/** Zooms by `factor`; the point of the cloth that was seen at `from` is then seen at `to`. */
export function zoomedBy(zoom: Zoom, from: ClothPoint, to: ClothPoint, factor: number): Zoom {
  const next = Math.max(1, Math.min(CLOSEST, zoom.zoom * factor));
  const point = pointAt(zoom, from);
  return { x: to.x - next * point.x, y: to.y - next * point.y, zoom: next };
}

/** Returns the nearest zoom at which the cloth fills the whole opening that it is seen through. */
export function filling(opening: Rect, zoom: Zoom): Zoom {
  if (zoom.zoom <= 1) return WHOLE;
  const along = (edge: number, length: number, by: number) =>
    Math.max((edge + length) * (1 - zoom.zoom), Math.min(edge * (1 - zoom.zoom), by));
  return {
    x: along(opening.x, opening.width, zoom.x),
    y: along(opening.y, opening.height, zoom.y),
    zoom: zoom.zoom,
  };
}

/** Returns a part of the way from one zoom to another; an opening that both fill stays filled. */
export const betweenZooms = (a: Zoom, b: Zoom, t: number): Zoom => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
  zoom: mix(a.zoom, b.zoom, t),
});

/** Returns the same zoom through an opening of another size, with the same point in its middle. */
export function refitted(zoom: Zoom, from: Rect, to: Rect): Zoom {
  const share = (value: number, edge: number, length: number) => (value - edge) / length;
  const middle = pointAt(zoom, middleOf(from));
  const point = {
    x: to.x + share(middle.x, from.x, from.width) * to.width,
    y: to.y + share(middle.y, from.y, from.height) * to.height,
  };
  const at = middleOf(to);
  return { x: at.x - zoom.zoom * point.x, y: at.y - zoom.zoom * point.y, zoom: zoom.zoom };
}

export const middleOf = ({ x, y, width, height }: Rect): ClothPoint => ({ x: x + width / 2, y: y + height / 2 });
