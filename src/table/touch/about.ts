/** What explains itself in words, by where it is on the screen. End chips hear for themselves that they are touched. */
import type { Seat, Seen } from '../../rules/game.ts';
import type { About, Point } from '../../seats/gesture-events.ts';
import type { Rect } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';

const isIn = ({ x, y, width, height }: Rect, at: Point) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** The plate, or the boneyard, at that CSS pixel; `null`: neither. `own`: the seat at the bottom of the screen. */
export function aboutAt(
  { plates, boneyard }: Pick<Regions, 'plates' | 'boneyard'>,
  seen: Pick<Seen, 'seats' | 'boneyard' | 'dead'>,
  own: Seat,
  at: Point,
): About | null {
  const k = plates.findIndex((plate) => isIn(plate, at));
  if (k >= 0 && k < seen.seats) return { on: 'seat', seat: (own + k) % seen.seats };
  const hasTiles = seen.boneyard.length + seen.dead.length > 0;
  return hasTiles && isIn(boneyard, at) ? { on: 'boneyard' } : null;
}
