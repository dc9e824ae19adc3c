/** The things under a finger, for the gesture. */
import type { Position, Seat, Seen, Tile } from '../../rules/game.ts';
import type { FingerPoint, Under } from '../../seats/gesture-events.ts';
import type { Rect } from '../../ui/rect.ts';
import type { BoardView } from '../places/board-view.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Placed } from '../places/placement.ts';
import type { Camera } from '../space/camera.ts';
import { isOnPlace, placeAt, tileAt } from './hit-test.ts';

/** The things on the screen now. */
export interface Touchable {
  readonly camera: Camera;
  readonly seen: Seen;
  /** The seat at the bottom of the screen. */
  readonly own: Seat;
  readonly tiles: readonly Placed[];
  readonly places: readonly HighlightedPlace[];
  /** The view of the layout on the cloth. */
  readonly view: BoardView;
  /** Areas of the ends' numbers, in the order of the ends; none by default. */
  readonly chips?: readonly Rect[];
  /** True if the wood hides the cloth there. */
  hides(x: number, y: number): boolean;
}

/** Distances beside a tile at which a finger still takes it, in half-tile sides. */
const OWN_SLACK = 0.12;
const SPACED_SLACK = 0.45;
const PILE_SLACK = 0.6;
/** Distance at which a place catches a dragged tile, or the finger that drags it; CSS pixels. */
export const CATCH = 44;
/** Height above the rack that still counts as the rack, CSS pixels. */
const RACK_SLACK = 6;

/** Returns a tile of the hand as the touched thing; `null` if there is none, or if it is not seen. */
export function ownAt(at: Position | null, { seen, own: seat }: Touchable): Under | null {
  const tile = at === null ? null : (seen.heap[at] ?? null);
  return at !== null && tile ? { on: 'own', seat, tile, at } : null;
}

/** The rules of touch for the tiles and places of a kind of table. */
export interface TableTouch {
  /** Returns the thing under a finger that drags nothing. */
  readonly under: (now: Touchable, finger: FingerPoint, picked: Picked) => Under;
  /**
   * Returns the target of a dragged tile. `there` has the places that may catch it, if it is an own one, and `middle`
   * is its own middle. `held`: `null` for a tile that is not an own one. `null`: on the rack, or the target of a finger
   * that misses.
   */
  readonly dragged: (
    there: Touchable | null,
    finger: FingerPoint,
    middle: FingerPoint,
    held: HeldTile | null,
  ) => Under | null;
  /** True if a tile can be turned while it is dragged. */
  readonly turns: boolean;
}

/** A tile that is picked or dragged, and its rotation in quarters. */
export interface HeldTile {
  readonly tile: Tile;
  readonly quarters: number;
}

interface Picked {
  /** The picked tile: only places where it fits count. `null` if none is. */
  readonly held: HeldTile | null;
  /** Returns the places where the picked tile would fit if it were turned by a quarter. */
  turned(): readonly HighlightedPlace[];
}

/**
 * Returns the function that finds the thing under a finger that drags nothing. `slack` is the reach beside own tiles,
 * in half-tile sides.
 */
const touching =
  (slack: number) =>
  (now: Touchable, { x, y }: FingerPoint, { held }: Pick<Picked, 'held'>): Under => {
    const { camera, tiles, places, hides } = now;
    const own = ownAt(tileAt(camera, x, y, tiles, 'own', slack), now);
    if (own) return own;
    // Before a tile is taken up the free blades are highlighted: they can be touched like their chips.
    const place = placeAt(camera, x, y, held ? places.filter(({ waits }) => waits) : places, hides);
    if (place) return { on: 'place', arm: place.arm };
    const at = tileAt(camera, x, y, tiles, 'boneyard', PILE_SLACK);
    return at === null ? { on: 'cloth' } : { on: 'boneyard', at };
  };

/**
 * Returns the place that catches a tile dragged by `finger`, its own middle at `middle`. It is the nearest to either
 * within reach. While zoomed in, it may also lie under either.
 */
export function catching(
  { camera, places, hides }: Touchable,
  finger: FingerPoint,
  middle: FingerPoint,
): HighlightedPlace | null {
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

/** Touch for tiles that stand on a rack. */
export const plainTouch: TableTouch = {
  under: touching(OWN_SLACK),
  dragged(there, finger, middle) {
    const place = there && catching(there, finger, middle);
    return place && { on: 'place', arm: place.arm };
  },
  turns: false,
};

/** Touch for tiles in rows, where the gaps between tiles belong to them too. */
export const touchInRows: TableTouch = { ...plainTouch, under: touching(SPACED_SLACK) };

export const isOnRack = (rack: Rect, { x, y }: FingerPoint): boolean =>
  y >= rack.y - RACK_SLACK && x >= rack.x && x <= rack.x + rack.width;

/** Returns the number of the slot nearest to a finger; `slots` are the middles of the rack's tiles in their order. */
export function slotAt(slots: readonly FingerPoint[], { x, y }: FingerPoint): number {
  const away = slots.map((slot) => Math.hypot(slot.x - x, slot.y - y));
  return away.indexOf(Math.min(...away));
}
