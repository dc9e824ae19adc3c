/** Where a tile is that a finger drags. */
import type { Position } from '../../rules/game.ts';
import type { Gesture } from '../../seats/gesture.ts';
import type { Finger, Point, Under } from '../../seats/gesture-events.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import { ON_CLOTH } from '../places/board-view.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Placed } from '../places/placement.ts';
import type { Surface } from '../places/surface.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { slerp, UPRIGHT } from '../space/vectors.ts';

/** What a gesture drags, or has just put down. */
export interface Shown {
  readonly at: Position;
  readonly how: 'dragged' | 'refused' | 'dropped';
  /** Whether a finger holds it, which would hide it. */
  readonly touch: boolean;
  readonly finger: Finger;
  readonly under: Under;
}

/** How high above the cloth a tile is carried, world units. */
const LIFT = 0.85;
/** How far above the finger, CSS pixels; less at the rack, where a finger orders the hand. */
const ABOVE = 58;
/** How much larger it is, being nearer to the eye. */
const NEARER = 1.06;
/** How far from the rack, in CSS pixels, it has turned from standing to lying. */
const TURNED = 90;
/** How high above its place a tile hovers that shows where it would lie, in half-tile sides. */
const HOVER = 0.16;

export function draggedBy(state: ReturnType<Gesture['getSnapshot']>): Shown | null {
  const { press, finger, under } = state.context;
  if (press.under.on !== 'own' && press.under.on !== 'boneyard') return null;
  const how =
    state.matches('laid') || state.matches('dropped')
      ? 'dropped'
      : state.matches({ dragging: 'refused' })
        ? 'refused'
        : state.matches('dragging') || state.matches('drawing')
          ? 'dragged'
          : null;
  return how && { at: press.under.at, how, touch: press.touch, finger, under };
}

/** How far from the rack towards the board, which lies above it or to the right; 0 or less on it. */
function fromRack({ rack, board }: Regions, { x, y }: Point): number {
  const right = rack.x + rack.width;
  return board.x >= right ? x - right : rack.y - y;
}

/** Where the middle of a tile is seen that hangs from a finger; `grip`: where the finger took it, from its middle. */
export function middleOf(
  surface: Surface,
  { touch, finger, how }: Pick<Shown, 'how' | 'touch'> & { finger: Point },
  grip: Point,
): Point {
  const { rack } = surface.regions;
  const above = touch ? Math.max(0, Math.min(ABOVE, fromRack(surface.regions, finger))) : 0;
  const middle = { x: finger.x - grip.x, y: finger.y - grip.y - above };
  if (how !== 'refused') return middle;
  // It stays at the rack.
  return {
    x: Math.max(rack.x, Math.min(rack.x + rack.width, middle.x)),
    y: Math.max(rack.y + rack.height * 0.3, middle.y),
  };
}

/** A tile that hangs there, its middle seen at that pixel; `home`: as it would stand or lie if it were let go. */
export function hanging(surface: Surface, home: Placed, middle: Point): Placed {
  const at = surface.camera.ground(middle.x, middle.y, LIFT);
  const away = Math.max(0, Math.min(1, fromRack(surface.regions, middle) / TURNED));
  return {
    ...home,
    at,
    turn: home.where === 'own' ? slerp(home.turn, UPRIGHT, away) : home.turn,
    scale: home.scale * (surface.pixelsAt(home.at) / surface.pixelsAt(at)) * NEARER,
    glow: home.dim > 0 ? 0 : 1,
  };
}

/** A tile that shows itself where that move would lay it. */
export function inPlace(place: HighlightedPlace, home: Placed): Placed {
  const { above, below } = place;
  // 4.2: also a double that is laid closed is seen first.
  return { ...home, ...over(place), ...(above >= 0 && { above, below }), glow: 1 };
}

/** Where the tile would lie, also where the mark of the place stands aside. */
function over(place: HighlightedPlace) {
  const { at, turn, scale } = place.aside?.home ?? place;
  const [x, y, z] = at;
  return { at: [x, y, z - ON_CLOTH + (HALF_THICK + HOVER) * scale] as const, turn, scale };
}
