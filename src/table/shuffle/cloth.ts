/** What holds and drags the tiles of the shuffle: the friction of the cloth, a palm. Lengths in tile widths. */
import { type Box, push } from './box.ts';
import type { Palm } from './hands.ts';

/** The dry friction of the cloth: what a sliding tile loses, in tile widths (and radians) a second, a second. */
const DRY = 36;
/** What the air under it takes of a tile's speed, and of its spin, a second. */
const DRAG = 1.2;
const SPIN_DRAG = 1.8;
/** How fast what lies under a palm takes its speed, a second. */
const GRIP = 45;

/** A palm takes the tile by the point nearest to it, so that tiles turn as they are dragged. `step` in seconds. */
export function drag(box: Box, palm: Palm, reach: number, step: number): void {
  if (palm.pressure <= 0) return;
  const away = box.halfLength + reach;
  const dx = palm.x - box.x;
  const dy = palm.y - box.y;
  if (Math.abs(dx) > away || Math.abs(dy) > away) return;
  const across = dx * box.cos + dy * box.sin;
  const along = dy * box.cos - dx * box.sin;
  const nearX = Math.max(-box.halfWidth, Math.min(box.halfWidth, across));
  const nearY = Math.max(-box.halfLength, Math.min(box.halfLength, along));
  const distance = Math.hypot(across - nearX, along - nearY);
  if (distance >= reach) return;
  const firm = palm.pressure * (1 - (distance / reach) ** 4);
  // The point from the middle of the tile, and how fast it goes.
  const x = nearX * box.cos - nearY * box.sin;
  const y = nearX * box.sin + nearY * box.cos;
  const vx = box.vx - box.spin * y;
  const vy = box.vy + box.spin * x;
  // The mass that a push at this point has to move: less at the end of a tile, which turns away.
  const mass = 1 / (box.ease + (nearX * nearX + nearY * nearY) * box.turnEase);
  const taken = mass * (1 - Math.exp(-GRIP * firm * step));
  push(box, x, y, (palm.vx - vx) * taken, (palm.vy - vy) * taken);
}

/** Lets the cloth slow a tile down for `step` seconds; answers how fast it still is (0: it lies still). */
export function slow(box: Box, step: number): number {
  const lost = DRY * step;
  const speed = Math.hypot(box.vx, box.vy);
  const kept = speed > lost ? (1 - lost / speed) / (1 + DRAG * step) : 0;
  box.vx *= kept;
  box.vy *= kept;
  const spin = Math.abs(box.spin);
  box.spin *= spin > lost ? (1 - lost / spin) / (1 + SPIN_DRAG * step) : 0;
  return Math.max(speed - lost, spin - lost, 0);
}
