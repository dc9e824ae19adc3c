/** The pose of a tile that a finger drags. */
import type { Position } from '../../rules/game.ts';
import type { Gesture } from '../../seats/gesture.ts';
import type { Finger, FingerPoint, Under } from '../../seats/gesture-events.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import { ON_CLOTH } from '../places/board-view.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Placed } from '../places/placement.ts';
import type { TableSurface } from '../places/surface.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { slerp, UPRIGHT } from '../space/vectors.ts';

/** The tile that a gesture drags, or has just put down. */
export interface Shown {
  readonly at: Position;
  readonly how: 'dragged' | 'refused' | 'dropped';
  /** True if a finger holds it, which would hide it. */
  readonly touch: boolean;
  readonly finger: Finger;
  readonly under: Under;
}

/** Height above the cloth at which a tile is carried, world units. */
const LIFT = 1.1;
/** Distance above the finger, CSS pixels; less at the rack, where a finger sorts the hand. */
const ABOVE = 58;
/** Factor of its size, because it is nearer to the eye. */
const NEARER = 1.08;
/** Distance from the rack at which it has turned from standing to lying, CSS pixels. */
const TURNED = 90;
/** Height above its place at which a tile hovers to show it, in half-tile sides. */
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

/** Returns the distance from the rack towards the board, which lies above it or to the right; 0 or less on it. */
function fromRack({ rack, board }: Regions, { x, y }: FingerPoint): number {
  const right = rack.x + rack.width;
  return board.x >= right ? x - right : rack.y - y;
}

/**
 * Returns the pixel of the middle of a tile that hangs from a finger; `grip` is the finger's point on it, from its
 * middle.
 */
export function middleOf(
  surface: TableSurface,
  { touch, finger, how }: Pick<Shown, 'how' | 'touch'> & { finger: FingerPoint },
  grip: FingerPoint,
): FingerPoint {
  const { rack } = surface.regions;
  const above = touch ? Math.max(0, Math.min(ABOVE, fromRack(surface.regions, finger))) : 0;
  const middle = { x: finger.x - grip.x, y: finger.y - grip.y - above };
  if (how !== 'refused' || rack.width === 0) return middle;
  // A refused tile stays at the rack.
  return {
    x: Math.max(rack.x, Math.min(rack.x + rack.width, middle.x)),
    y: Math.max(rack.y + rack.height * 0.3, middle.y),
  };
}

/** Returns a tile that hangs there, its middle seen at that pixel; `home` is its pose if it were let go. */
export function hanging(surface: TableSurface, home: Placed, middle: FingerPoint): Placed {
  const at = surface.camera.ground(middle.x, middle.y, LIFT);
  const away = Math.max(0, Math.min(1, fromRack(surface.regions, middle) / TURNED));
  return {
    ...home,
    at,
    // At an outline the player turns tiles.
    turn: home.where === 'own' && !surface.regions.rim ? slerp(home.turn, UPRIGHT, away) : home.turn,
    scale: home.scale * (surface.pixelsAt(home.at) / surface.pixelsAt(at)) * NEARER,
    glow: home.dim > 0 ? 0 : 1,
  };
}

/** Returns a tile that hovers at the place where the move would put it. */
export function inPlace(place: HighlightedPlace, home: Placed): Placed {
  const { above, below } = place;
  // 4.2: a double that is played closed is seen first, too.
  return { ...home, ...over(place), ...(above >= 0 && { above, below }), glow: 1 };
}

/** Returns the tile's own place, even if the mark of the place stands aside. */
function over(place: HighlightedPlace) {
  const { at, turn, scale } = place.aside?.home ?? place;
  const [x, y, z] = at;
  return { at: [x, y, z - ON_CLOTH + (HALF_THICK + HOVER) * scale] as const, turn, scale };
}
