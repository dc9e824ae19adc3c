/**
 * Finds the target of a finger that misses. Loaded with the first finger, because most tables never see one. The
 * table's measuring functions come as parameters: an import would put them into a file of their own, for everybody.
 */
import type { Position } from '../../rules/game.ts';
import type { FingerPoint } from '../../seats/gesture-events.ts';
import type { Rect } from '../../ui/rect.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Pose } from '../space/vectors.ts';
import type { missBy, topOf } from './hit-test.ts';
import type { Touchable } from './under-finger.ts';

/**
 * Distance from a place at which a tile let go is still meant for it, in half-tile sides; farther if no other place
 * takes it.
 */
const MEANT = 3;
const MEANT_ALONE = 5;
/** Distance above a tile of the rack at which its column begins, CSS pixels. */
const OVER = 8;

/**
 * Returns the own tile in the column of the pixel. Columns touch in the middle between neighbours. They go down to the
 * foot of the screen, or to the middle between two rows. `null`: beside all of them, or above.
 */
export function columnAt({ camera, tiles }: Touchable, { x, y }: FingerPoint, top: typeof topOf): Position | null {
  const own = [...tiles.entries()].flatMap(([at, placed]) => {
    if (placed.where !== 'own') return [];
    const middle = camera.project(placed.at);
    return [{ at, ...middle, top: top(camera, placed), low: Math.abs(middle.y - y) }];
  });
  // Tiles of one row stand higher and lower, but never by half their height.
  const [near] = [...own].sort((a, b) => a.low - b.low);
  if (!near) return null;
  const tall = near.y - near.top;
  const row = own.filter((one) => Math.abs(one.y - near.y) < tall);
  const away = (to: { readonly x: number }) => Math.abs(to.x - x);
  const [best] = [...row].sort((a, b) => away(a) - away(b));
  if (!best || y < best.top - OVER) return null;
  const gaps = row.filter((one) => one !== best).map((one) => Math.abs(one.x - best.x));
  // A half is half as wide as a tile is tall.
  return away(best) <= Math.max(tall / 2, Math.min(...gaps, 2 * tall) / 2) ? best.at : null;
}

/**
 * Returns the place meant for a tile that is let go there and not caught. It is the one whose mark, end or tile is
 * nearest, or whose number is under the finger. If only one place takes the tile, any tile of the layout stands for it.
 */
export function meantPlace(
  now: Touchable,
  finger: FingerPoint,
  middle: FingerPoint,
  missed: typeof missBy,
): HighlightedPlace | null {
  const { camera, places, hides, tiles, seen, chips = [] } = now;
  const points = [finger, middle].filter(({ x, y }) => !hides(x, y));
  const miss = (pose: Pose) => Math.min(...points.map(({ x, y }) => Math.max(0, missed(camera, x, y, pose))));
  const waiting = places.filter(({ waits }) => waits);
  const end = seen.ends[chips.findIndex((chip) => isIn(chip, finger))];
  const numbered = end && waiting.find(({ arm }) => arm === end.place);
  if (numbered) return numbered;
  const isAlone = waiting.length === 1;
  const isOnLayout = () => tiles.some((tile) => tile.where === 'laid' && miss(tile) === 0);
  const reach = !isAlone ? MEANT : isOnLayout() ? Number.POSITIVE_INFINITY : MEANT_ALONE;
  const found = waiting.map((place) => {
    const at = camera.project(place.at);
    const away = Math.min(...points.map(({ x, y }) => Math.hypot(at.x - x, at.y - y)));
    return { place, away, miss: Math.min(...posesOf(place, now).map(miss)) };
  });
  // One tile may be the end of several arms: then its nearest place is meant.
  const [best] = found.sort((a, b) => a.miss - b.miss || a.away - b.away);
  return points.length > 0 && best && best.miss <= reach ? best.place : null;
}

const isIn = ({ x, y, width, height }: Rect, at: FingerPoint) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** Returns all visible parts of a place: its mark, the tile's own place, and the tile that it would join. */
function posesOf(place: HighlightedPlace, { seen, tiles }: Touchable): readonly Pose[] {
  const end = seen.ends.find((one) => one.place === place.arm);
  const joined = end && tiles[seen.laid[end.to]?.at ?? -1];
  return [place, place.aside?.home, joined].filter((pose) => pose !== undefined);
}
