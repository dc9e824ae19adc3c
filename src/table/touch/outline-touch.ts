/**
 * The things under a finger at an outline (23.2): an own tile, one that can be lifted, or a place for the picked one.
 */
import { givenOf } from '../../rules/squares/given.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import { placeAt, tileAt } from './hit-test.ts';
import { catching, ownAt, type TableTouch } from './under-finger.ts';

/**
 * Distance beside a tile of the rim at which a finger still takes it, in half-tile sides: the gap between two of them.
 */
const SLACK = 0.3;

/** Also finds a place that takes the picked tile only if it is turned by a quarter. */
const under: TableTouch['under'] = (now, { x, y }, { isPicked, turned }) => {
  const { camera, tiles, seen, own: seat, places, hides } = now;
  const own = ownAt(tileAt(camera, x, y, tiles, 'own', SLACK), now);
  if (own) return own;
  if (hides(x, y)) return { on: 'cloth' };
  const at = tileAt(camera, x, y, tiles, 'laid', 0);
  const tile = at === null ? null : seen.heap[at];
  if (at !== null && tile && !givenOf(seen).includes(at)) return { on: 'laid', seat, tile, at };
  const waits = ({ waits }: HighlightedPlace) => waits;
  const place =
    placeAt(camera, x, y, places.filter(waits), hides) ??
    (isPicked ? placeAt(camera, x, y, turned().filter(waits), hides) : null);
  return place ? { on: 'place', arm: place.arm } : { on: 'cloth' };
};

export const outlineTouch: TableTouch = {
  under,
  // Places lie close together, so the visible middle of the tile counts.
  dragged(there, _finger, middle) {
    const place = there && catching(there, middle, middle);
    return place ? { on: 'place', arm: place.arm } : { on: 'rack', index: null };
  },
  turns: true,
};
