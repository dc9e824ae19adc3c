/** Forces on the tiles of the shuffle: walls, the friction of the cloth, a palm. Lengths in tile widths. */
import type { BoxContact } from './box-contact.ts';
import type { Palm } from './palms.ts';
import { SlidingBox } from './sliding-box.ts';

/**
 * The dry friction of the cloth: the speed that a sliding tile loses a second, in tile widths (and radians) a second.
 */
const DRY = 36;
/** Rate at which a tile under a palm takes its speed, per second. */
const GRIP = 45;
/** Half the thickness of a wall: enough that nothing gets through in one step. */
const WALL = 3;
/** Impulses below this are rubbing, not clatter. */
const AUDIBLE = 3;

/** Returns the walls round the region; their faces stand slightly inside it. */
export function wallsRound(halfWidth: number, halfHeight: number): SlidingBox[] {
  const [x, y] = [halfWidth + WALL - 0.03, halfHeight + WALL - 0.03];
  const wall = (atX: number, atY: number, width: number, height: number) =>
    new SlidingBox(atX, atY, width, height, Number.POSITIVE_INFINITY, 0.1);
  return [-1, 1].flatMap((side) => [wall(side * x, 0, WALL, y + WALL), wall(0, side * y, x + WALL, WALL)]);
}

/** Reports a contact loud enough to be heard, with a point between the two boxes. */
export function listen(contact: BoxContact, heard: (x: number, y: number, impulse: number) => void): void {
  const { a, b, impulse } = contact;
  if (impulse < AUDIBLE) return;
  // At a wall, which has no mass to be moved, it sounds where the tile is.
  const other = b.inverseMass === 0 ? a : b;
  heard((a.x + other.x) / 2, (a.y + other.y) / 2, impulse);
}

/** Drags the tile by its point nearest to the palm, so that tiles turn as they are dragged. `step` in seconds. */
export function drag(tile: SlidingBox, palm: Palm, reach: number, step: number): void {
  if (palm.pressure <= 0) return;
  const { halfWidth, halfHeight, cos, sin } = tile;
  const [dx, dy] = [palm.x - tile.x, palm.y - tile.y];
  const away = halfHeight + reach;
  if (Math.abs(dx) > away || Math.abs(dy) > away) return;
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const nearX = Math.max(-halfWidth, Math.min(halfWidth, x));
  const nearY = Math.max(-halfHeight, Math.min(halfHeight, y));
  const distance = Math.hypot(x - nearX, y - nearY);
  if (distance >= reach) return;
  const firm = palm.pressure * (1 - (distance / reach) ** 2);
  const [atX, atY] = [cos * nearX - sin * nearY, sin * nearX + cos * nearY];
  // The mass that a push at this point has to move: less at the end of a tile, which turns away.
  const mass = 1 / (tile.inverseMass + (nearX ** 2 + nearY ** 2) * tile.inverseInertia);
  const taken = mass * (1 - Math.exp(-GRIP * firm * step));
  const [vx, vy] = [tile.vx - tile.spin * atY, tile.vy + tile.spin * atX];
  tile.push(atX, atY, (palm.vx - vx) * taken, (palm.vy - vy) * taken);
}

/** Lets the cloth slow a tile down for `step` seconds; returns its remaining speed (0: it lies still). */
export function slow(tile: SlidingBox, step: number): number {
  const lost = DRY * step;
  const speed = Math.hypot(tile.vx, tile.vy);
  const kept = speed > lost ? 1 - lost / speed : 0;
  const spin = Math.abs(tile.spin);
  tile.vx *= kept;
  tile.vy *= kept;
  tile.spin = Math.sign(tile.spin) * Math.max(0, spin - lost);
  return Math.max(speed - lost, spin - lost, 0);
}
