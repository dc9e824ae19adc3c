/**
 * The things under a finger at an outline (23.2): an own tile, one that can be lifted, or a place for the picked one.
 */
import type { Turned } from '../../rules/outline/aim.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import { cellsFrom, isInOutline, type Unfit, whyUnfit } from '../../rules/outline/unfit.ts';
import { givenOf } from '../../rules/squares/given.ts';
import type { FingerPoint } from '../../seats/gesture-events.ts';
import { cellAt, lowCellAt } from '../layout/lay-outline.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import { placeAt, tileAt } from './hit-test.ts';
import { catching, type HeldTile, ownAt, type TableTouch, type Touchable } from './under-finger.ts';

/**
 * Distance beside a tile of the rim at which a finger still takes it, in half-tile sides: the gap between two of them.
 */
const SLACK = 0.3;

/**
 * Also finds a place that takes the picked tile only if it is turned by a quarter. Anywhere else in the outline it finds
 * the reason why the picked tile can't lie there.
 */
const under: TableTouch['under'] = (now, { x, y }, { held, turned }) => {
  const { camera, tiles, seen, own: seat, places, hides } = now;
  const own = ownAt(tileAt(camera, x, y, tiles, 'own', SLACK), now);
  if (own) return own;
  if (hides(x, y)) return { on: 'cloth' };
  const at = tileAt(camera, x, y, tiles, 'laid', 0);
  const tile = at === null ? null : seen.heap[at];
  if (at !== null && tile) {
    return givenOf(seen).includes(at)
      ? { on: 'unfit', why: { unfit: 'given', tile, places: [] } }
      : { on: 'laid', seat, tile, at };
  }
  const waits = ({ waits }: HighlightedPlace) => waits;
  const place =
    placeAt(camera, x, y, places.filter(waits), hides) ??
    (held ? placeAt(camera, x, y, turned().filter(waits), hides) : null);
  if (place) return { on: 'place', arm: place.arm };
  // The low half comes to where the finger is.
  const outline = outlineOf(seen);
  const low = cellAt(outline, flatPoint(now, { x, y }));
  const why = held && isInOutline(outline, low) ? whyUnfit(seen, held.tile, low, turnOf(held)) : null;
  return why ? { on: 'unfit', why } : { on: 'cloth' };
};

/** Returns why a tile can't lie with its middle at that pixel; `null` if it can, or if no half would lie there. */
function unfitAt(there: Touchable, middle: FingerPoint, held: HeldTile): Unfit | null {
  const turned = turnOf(held);
  const outline = outlineOf(there.seen);
  const low = lowCellAt(outline, flatPoint(there, middle), turned);
  return cellsFrom(low, turned).some((cell) => isInOutline(outline, cell))
    ? whyUnfit(there.seen, held.tile, low, turned)
    : null;
}

const turnOf = ({ quarters }: HeldTile): Turned => ([0, 1, 2, 3] as const)[quarters % 4] ?? 0;

/** Returns the point of the layout under a pixel, in half-tile sides. */
function flatPoint({ camera, view }: Touchable, { x, y }: FingerPoint) {
  const at = camera.ground(x, y);
  return { x: (at[0] - view.x) / view.scale, y: (at[1] - view.y) / view.scale };
}

export const outlineTouch: TableTouch = {
  under,
  // Places lie close together, so the visible middle of the tile counts.
  dragged(there, _finger, middle, held) {
    const place = there && catching(there, middle, middle);
    if (place) return { on: 'place', arm: place.arm };
    const why = there && held && unfitAt(there, middle, held);
    return why ? { on: 'unfit', why } : { on: 'rack', index: null };
  },
  turns: true,
};
