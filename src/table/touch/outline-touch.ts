/** What lies under a finger at an outline (23.2): an own tile, one that can be lifted, or where the picked one may lie. */
import { givenOf } from '../../rules/squares/given.ts';
import type { Point, Under } from '../../seats/gesture-events.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import { placeAt, tileAt } from './hit-test.ts';
import { ownAt, type Touchable } from './under-finger.ts';

/** How far beside a tile of the rim a finger still takes it, in half-tile sides: as much as lies between two of them. */
const SLACK = 0.3;

/** `turned`: where the picked tile may lie when it is turned by a quarter, for a place that takes it only so. */
export function touchedIn(now: Touchable, { x, y }: Point, turned: readonly HighlightedPlace[]): Under {
  const { camera, tiles, seen, own: seat, places, hides } = now;
  const own = ownAt(tileAt(camera, x, y, tiles, 'own', SLACK), now);
  if (own) return own;
  if (hides(x, y)) return { on: 'cloth' };
  const at = tileAt(camera, x, y, tiles, 'laid', 0);
  const tile = at === null ? null : seen.heap[at];
  if (at !== null && tile && !givenOf(seen).includes(at)) return { on: 'laid', seat, tile, at };
  const waits = ({ waits }: HighlightedPlace) => waits;
  const place =
    placeAt(camera, x, y, places.filter(waits), hides) ?? placeAt(camera, x, y, turned.filter(waits), hides);
  return place ? { on: 'place', arm: place.arm } : { on: 'cloth' };
}
