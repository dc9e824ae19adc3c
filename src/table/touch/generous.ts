/**
 * What a finger means that misses: fetched with the first one, as a table that nobody touches needs none of it. It is
 * handed what the table measures with: what it imported would become a file of its own, for everybody.
 */
import type { Position } from '../../rules/game.ts';
import type { Point } from '../../seats/gesture-events.ts';
import type { Rect } from '../../ui/rect.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Pose } from '../space/vectors.ts';
import type { missBy, topOf } from './hit-test.ts';
import type { Touchable } from './under-finger.ts';

/** How far from a place a tile may be let go that is meant for it, in half-tile sides; farther where no other takes it. */
const MEANT = 3;
const MEANT_ALONE = 5;
/** How far above a tile of the rack its column begins, CSS pixels. */
const OVER = 8;

/**
 * The own tile that stands in the column of the pixel: columns touch in the middle between neighbours, and go down to the
 * foot of the screen, or to the middle between two rows. `null`: beside all of them, or above.
 */
export function columnAt({ camera, tiles }: Touchable, { x, y }: Point, top: typeof topOf): Position | null {
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
  // A half is half as broad as a tile is tall.
  return away(best) <= Math.max(tall / 2, Math.min(...gaps, 2 * tall) / 2) ? best.at : null;
}

/**
 * The place that a tile is meant for which is let go there and not caught: the one to whose mark, end or bed it is
 * nearest, or whose number the finger is on. Where only one place takes the tile it is meant wherever a tile lies.
 */
export function meantPlace(
  now: Touchable,
  finger: Point,
  middle: Point,
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

const isIn = ({ x, y, width, height }: Rect, at: Point) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** All that is seen of a place: its mark, where the tile would lie, and the tile that it would be joined to. */
function posesOf(place: HighlightedPlace, { seen, tiles }: Touchable): readonly Pose[] {
  const end = seen.ends.find((one) => one.place === place.arm);
  const joined = end && tiles[seen.laid[end.to]?.at ?? -1];
  return [place, place.aside?.home, joined].filter((pose) => pose !== undefined);
}
