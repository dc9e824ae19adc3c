/** What lies under a finger, for the gesture. */
import type { Position, Seat, Seen } from '../../rules/game.ts';
import type { Point, Under } from '../../seats/gesture-events.ts';
import type { Rect } from '../../ui/rect.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Placed } from '../places/placement.ts';
import type { Camera } from '../space/camera.ts';
import { isOnPlace, placeAt, tileAt } from './hit-test.ts';

/** What is on the screen now. */
export interface Touchable {
  readonly camera: Camera;
  readonly seen: Seen;
  /** The seat at the bottom of the screen. */
  readonly own: Seat;
  readonly tiles: readonly Placed[];
  readonly places: readonly HighlightedPlace[];
  /** Where the numbers of the ends stand, in their order; nowhere, unless told otherwise. */
  readonly chips?: readonly Rect[];
  /** Whether the wood hides what lies on the cloth there. */
  hides(x: number, y: number): boolean;
}

/** How far beside a tile a finger still takes it, in half-tile sides. */
const OWN_SLACK = 0.12;
const SPACED_SLACK = 0.45;
const PILE_SLACK = 0.6;
/** How near a dragged tile, or the finger that drags it, comes to a place that catches it; CSS pixels. */
export const CATCH = 44;
/** How far above the rack it is still the rack, CSS pixels. */
const RACK_SLACK = 6;

/** A tile of the hand as what is touched; `null`: none, or one that is not seen. */
export function ownAt(at: Position | null, { seen, own: seat }: Touchable): Under | null {
  const tile = at === null ? null : (seen.heap[at] ?? null);
  return at !== null && tile ? { on: 'own', seat, tile, at } : null;
}

/** How the tiles and places of a kind of table are touched. */
export interface TableTouch {
  /** What lies under a finger that drags nothing. */
  readonly under: (now: Touchable, finger: Point, picked: Picked) => Under;
  /**
   * Where a dragged tile would go: `there` has the places that may catch it, if it is an own one, and `middle` is its own
   * middle. `null`: on the rack, or to what the finger means.
   */
  readonly dragged: (there: Touchable | null, finger: Point, middle: Point) => Under | null;
  /** Whether a tile is turned while it is dragged. */
  readonly turns: boolean;
}

interface Picked {
  /** Whether a tile is picked: then only places where it fits count. */
  readonly isPicked: boolean;
  /** The places where the picked tile would fit if it were turned by a quarter. */
  turned(): readonly HighlightedPlace[];
}

/** Returns what a finger touches that drags nothing, where own tiles are taken so far beside them, in half-tile sides. */
const touching =
  (slack: number) =>
  (now: Touchable, { x, y }: Point, { isPicked }: Pick<Picked, 'isPicked'>): Under => {
    const { camera, tiles, places, hides } = now;
    const own = ownAt(tileAt(camera, x, y, tiles, 'own', slack), now);
    if (own) return own;
    // Before a tile is taken up the free blades are highlighted: they can be touched as their chips can.
    const place = placeAt(camera, x, y, isPicked ? places.filter(({ waits }) => waits) : places, hides);
    if (place) return { on: 'place', arm: place.arm };
    const at = tileAt(camera, x, y, tiles, 'boneyard', PILE_SLACK);
    return at === null ? { on: 'cloth' } : { on: 'boneyard', at };
  };

/**
 * The place that catches a tile dragged by `finger`, its own middle at `middle`: the nearest to either, and near enough,
 * or under it where it is looked at closely.
 */
export function catching({ camera, places, hides }: Touchable, finger: Point, middle: Point): HighlightedPlace | null {
  let best: HighlightedPlace | null = null;
  let least = CATCH;
  for (const place of places) {
    const at = camera.project(place.at);
    const under = [finger, middle].some(({ x, y }) => isOnPlace(camera, x, y, place) && !hides(x, y));
    if (!place.waits || (hides(at.x, at.y) && !under)) continue;
    const near = Math.min(Math.hypot(at.x - finger.x, at.y - finger.y), Math.hypot(at.x - middle.x, at.y - middle.y));
    const away = under ? Math.min(near, CATCH) : near;
    if (away <= least) {
      least = away;
      best = place;
    }
  }
  return best;
}

/** How tiles are touched that stand on a rack. */
export const plainTouch: TableTouch = {
  under: touching(OWN_SLACK),
  dragged(there, finger, middle) {
    const place = there && catching(there, finger, middle);
    return place && { on: 'place', arm: place.arm };
  },
  turns: false,
};

/** How tiles are touched that lie or stand in rows, with room between them that is theirs too. */
export const touchInRows: TableTouch = { ...plainTouch, under: touching(SPACED_SLACK) };

export const isOnRack = (rack: Rect, { x, y }: Point): boolean =>
  y >= rack.y - RACK_SLACK && x >= rack.x && x <= rack.x + rack.width;

/** The number of the slot nearest to a finger; `slots` are the middles of the rack's tiles in their order. */
export function slotAt(slots: readonly Point[], { x, y }: Point): number {
  const away = slots.map((slot) => Math.hypot(slot.x - x, slot.y - y));
  return away.indexOf(Math.min(...away));
}
