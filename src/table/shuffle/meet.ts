/** Where two boxes meet: the axis on which they are farthest apart, and the ends of the edge that lies against it. */
import { type Box, WALL } from './box.ts';
import type { Touches } from './touches.ts';

/** Boxes that are farther apart, in tile widths, do not touch within a step. */
const MARGIN = 0.15;
/** An axis of the second box counts only where it is so much better: else the two take turns. */
const BETTER = 0.004;

/** Adds the touches of two boxes, at most two. */
export function meet(a: Box, b: Box, touches: Touches): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // How far b is along the axes of a, and along its own.
  const ax = dx * a.cos + dy * a.sin;
  const ay = dy * a.cos - dx * a.sin;
  const bx = dx * b.cos + dy * b.sin;
  const by = dy * b.cos - dx * b.sin;
  const c = Math.abs(a.cos * b.cos + a.sin * b.sin);
  const s = Math.abs(a.cos * b.sin - a.sin * b.cos);
  const apartAx = Math.abs(ax) - a.halfWidth - b.halfWidth * c - b.halfLength * s;
  const apartAy = Math.abs(ay) - a.halfLength - b.halfWidth * s - b.halfLength * c;
  const apartBx = Math.abs(bx) - b.halfWidth - a.halfWidth * c - a.halfLength * s;
  const apartBy = Math.abs(by) - b.halfLength - a.halfWidth * s - a.halfLength * c;
  const apartA = Math.max(apartAx, apartAy);
  const apartB = Math.max(apartBx, apartBy);
  if (Math.max(apartA, apartB) > MARGIN) return;
  if (apartB > apartA + BETTER) against(b, a, apartBx > apartBy, apartBx > apartBy ? -bx : -by, touches);
  else against(a, b, apartAx > apartAy, apartAx > apartAy ? ax : ay, touches);
}

/** An edge of `other` lies against a side of `box`: a long one, if `isLong`, on the side to which `side` points. */
function against(box: Box, other: Box, isLong: boolean, side: number, touches: Touches): void {
  const sign = side < 0 ? -1 : 1;
  // Out of that side, and along it.
  const nx = sign * (isLong ? box.cos : -box.sin);
  const ny = sign * (isLong ? box.sin : box.cos);
  const out = isLong ? box.halfWidth : box.halfLength;
  const along = isLong ? box.halfLength : box.halfWidth;
  // The edge of the other that looks most against it: its middle, and from there to its end.
  const across = other.cos * nx + other.sin * ny;
  const length = other.cos * ny - other.sin * nx;
  const isLongEdge = Math.abs(across) > Math.abs(length);
  const back = isLongEdge ? -Math.sign(across) * other.halfWidth : -Math.sign(length) * other.halfLength;
  const reach = isLongEdge ? other.halfLength : other.halfWidth;
  const backX = isLongEdge ? other.cos : -other.sin;
  const backY = isLongEdge ? other.sin : other.cos;
  const middleX = other.x + back * backX - box.x;
  const middleY = other.y + back * backY - box.y;
  // In the axes of the side.
  const far = middleX * nx + middleY * ny;
  const aside = middleY * nx - middleX * ny;
  const farEnd = reach * (backX * ny - backY * nx);
  const asideEnd = reach * (backX * nx + backY * ny);
  let from = -1;
  let to = 1;
  if (Math.abs(asideEnd) > 1e-9) {
    const one = (-along - aside) / asideEnd;
    const two = (along - aside) / asideEnd;
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
    if (from > to) return;
  } else if (Math.abs(aside) > along) return;
  for (let end = 0; end < 2; end++) {
    const part = end === 0 ? from : to;
    const apart = far + farEnd * part - out;
    if (apart > MARGIN) continue;
    const level = out + apart / 2;
    const shift = aside + asideEnd * part;
    touches.add(box, other, box.x + nx * level - ny * shift, box.y + ny * level + nx * shift, nx, ny, apart);
  }
}

/** Adds the touches of a box with the walls, which stand so far from 0, 0. */
export function meetWalls(box: Box, halfWidth: number, halfHeight: number, touches: Touches): void {
  const reach = box.halfWidth + box.halfLength;
  const isBeside = Math.abs(box.x) + reach > halfWidth;
  const isAbove = Math.abs(box.y) + reach > halfHeight;
  if (!isBeside && !isAbove) return;
  for (let corner = 0; corner < 4; corner++) {
    const across = corner & 1 ? box.halfWidth : -box.halfWidth;
    const along = corner & 2 ? box.halfLength : -box.halfLength;
    const x = box.x + across * box.cos - along * box.sin;
    const y = box.y + across * box.sin + along * box.cos;
    if (halfWidth - Math.abs(x) < MARGIN) touches.add(box, WALL, x, y, Math.sign(x), 0, halfWidth - Math.abs(x));
    if (halfHeight - Math.abs(y) < MARGIN) touches.add(box, WALL, x, y, 0, Math.sign(y), halfHeight - Math.abs(y));
  }
}
